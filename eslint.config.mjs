import { existsSync, readdirSync } from "node:fs";
import { builtinModules } from "node:module";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** The rooms of the house, from the ground up, and which others each may import. */
const MAY_IMPORT = {
  shared: [],
  node: ["shared"],
  hooks: ["shared"],
  components: ["hooks", "shared"],
  /** What a feature knows without a page. */
  model: ["shared"],
  features: ["model", "components", "hooks", "shared"],
  islands: ["features", "components", "hooks", "shared"],
  templates: ["islands", "features", "components", "hooks", "shared"],
  pages: ["templates", "islands", "page", "features", "components", "hooks", "shared"],
  page: ["features", "components", "hooks", "patches", "shared"],
  develop: ["shared"],
  frame: ["model", "shared"],
  patches: ["components", "shared"],
};

/** Where a room is, if not at `src/<room>`. */
const PATHS = { model: "src/features/<name>/model", patches: "src/patches/browser" };

/** The rooms of `src/node`, from the ground up: each may import those before it. */
const NODE_ROOMS = [
  "files",
  "html",
  "letters",
  "testing",
  "graphql",
  "content",
  "config",
  "reference",
  "output",
  "frames",
  "gatsby",
];

/** The rooms of `src/page`, in the order in which they run. */
const PAGE_ROOMS = ["boot", "early", "app", "navigation"];

const TOOLKIT = ["@boardzilla/core", "@boardzilla/core/components"];
const REACT = ["react", "react-dom", "react-dom/client", "react-dom/server"];
const NODE = `^(?:node:|(?:${builtinModules.filter((name) => !/^_/.test(name)).join("|")})(?:/|$))`;

/** Modules of Node: only what runs in Node may import them. */
const noNode = {
  regex: NODE,
  message:
    "This runs in the browser, which has no modules of Node. Do it in src/node, and pass the result through GraphQL or a file.",
};

const throughDoors = {
  regex: "/features/(?!(?:playground|layout-sandbox)/model/)[^/]+/.",
  message: "Use the feature's door: features/<name>.",
};

/**
 * An import wall around the code of a folder; its tests may look everywhere. One block a folder, because a later
 * block replaces the options of the rule and does not merge them.
 *
 * @param folder the folder
 * @param room its name in `MAY_IMPORT`
 * @param packages what it may not import from `node_modules`
 * @param patterns further imports that it may not have
 */
const wall = (folder, room, packages, patterns = []) => {
  const may = MAY_IMPORT[room];
  const banned = Object.keys(MAY_IMPORT).filter((name) => name !== room && !may.includes(name));
  const allowed = ["its own files", ...may.map((name) => PATHS[name] ?? `src/${name}`)].join(", ");
  const message = `${folder} may import ${allowed} and packages.`;
  // What frames and pages say to each other is in the models, which know no page.
  const features =
    room === "frame" ? "features/(?!(?:playground|layout-sandbox)/model/)" : "features/";
  const names = banned.map((name) => {
    if (name === "features") return features;
    if (name === "page") return `page/(?:${PAGE_ROOMS.join("|")})(?:/|$)`;
    return name === "patches" ? "patches/browser(?:/|$)" : `${name}(?:/|$)`;
  });
  return {
    files: [`${folder}/**/*.{ts,tsx}`],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: packages.map((name) => ({ name, message })),
          patterns: [
            { regex: `^(?:\\.{1,2}/)+(?:.*/)?(?:${names.join("|")})`, message },
            throughDoors,
            ...patterns,
          ],
        },
      ],
    },
  };
};

/** What runs at another time in the life of a page. */
const notFrom = (rooms) => ({
  regex: `^(?:\\.\\./)+(?:${rooms})/`,
  message:
    "The rooms of src/page share features and src/shared, and communicate only through events.",
});

/** What differs between two renders of one page: the server's HTML would not be what React expects. */
const CHANGING = [
  ["CallExpression[callee.object.name='Math'][callee.property.name='random']", "Math.random()"],
  ["CallExpression[callee.object.name='Date'][callee.property.name='now']", "Date.now()"],
  ["CallExpression[callee.name='Date']", "Date()"],
  ["NewExpression[callee.name='Date'][arguments.length=0]", "new Date()"],
  ["CallExpression[callee.object.name='crypto']", "crypto"],
].map(([selector, name]) => ({
  selector,
  message: `${name} is another in the browser than at build: ask in an effect, or at build by GraphQL.`,
}));

/** What says only in some browsers that a key belongs to an input method. */
const KEY_PROPERTIES = ["isComposing", "keyCode"].map((property) => ({
  property,
  message: "Ask isComposing of src/shared/browser/keys.ts, which knows the signs of all browsers.",
}));

const folders = (path) => readdirSync(new URL(path, import.meta.url));
const features = folders("src/features");
const models = features
  .map((name) => `src/features/${name}/model`)
  .filter((path) => existsSync(new URL(path, import.meta.url)));

/** A feature's wall: the other features are no less strange to it than the rooms above. */
const featureWall = (name) =>
  wall(
    `src/features/${name}`,
    "features",
    ["gatsby", ...TOOLKIT],
    [
      noNode,
      {
        regex: `^(?:\\.\\./)+(?:features/)?(?:${features.filter((other) => other !== name).join("|")})(?:/|$)`,
        message: "A feature may not import another one: move what both need to src/shared.",
      },
    ],
  );

/** The wall of a model, and of each folder in it: nothing there leaves it, but for `src/shared`. */
const modelWalls = (model) =>
  [".", ...folders(model).filter((name) => !name.includes("."))].map((folder) => {
    const up = folder === "." ? 1 : 2;
    const inside = folder === "." ? model : `${model}/${folder}`;
    return wall(
      inside,
      "model",
      ["gatsby", ...REACT, ...TOOLKIT],
      [
        noNode,
        {
          regex: `^(?:\\.\\./){${String(up)},${String(up + 1)}}(?!\\.\\.)`,
          message: `${model} is pure: it may import its own files and src/shared, as the sandboxed frame imports it too.`,
        },
      ],
    );
  });

export default tseslint.config(
  {
    ignores: [
      "vitest.config.mts",
      "node_modules",
      ".cache",
      "public",
      "dist",
      "content",
      "gatsby-types.d.ts",
      "**/test-results",
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // tsconfig's noPropertyAccessFromIndexSignature is off, but brackets say that a key may be absent.
      "@typescript-eslint/dot-notation": "off",
      // Non-modal dialogs and backdrops take clicks that Escape and a button do for the keyboard.
      "jsx-a11y/click-events-have-key-events": "off",
      "jsx-a11y/no-noninteractive-element-interactions": "off",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
      "no-restricted-properties": ["error", ...KEY_PROPERTIES],
      // TypeDoc's JSON gives kinds as numbers; its enum only names them.
      "@typescript-eslint/no-unsafe-enum-comparison": "off",
      // What only the browser knows is read after hydration, in an effect, so that the server's HTML
      // and the first render agree; that is one more render on purpose.
      "react-hooks/set-state-in-effect": "off",
      "max-depth": ["error", 3],
      complexity: ["error", 16],
    },
  },
  { files: ["**/*.{js,mjs}"], ...tseslint.configs.disableTypeChecked },
  {
    files: ["**/*.test.{ts,tsx}", "tests/**/*.ts"],
    rules: {
      // A test names what it expects to be there; if it is not, the test fails, as it should.
      "@typescript-eslint/no-non-null-assertion": "off",
      complexity: "off",
      "max-lines-per-function": "off",
    },
  },
  {
    // Texts of strangers come here: from frames, links, pastes and requests. One that is made for a slow pattern
    // stops the page.
    files: ["src/**/*.{ts,tsx}", "tools/server/**/*.ts"],
    ignores: ["src/node/**", "src/patches/node/**", "**/*.test.{ts,tsx}"],
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
    },
  },
  {
    files: ["src/{page,components,islands,pages,templates}/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...CHANGING] },
  },
  {
    files: ["src/node/**/*.ts", "src/patches/node/**/*.ts", "tools/**/*.ts"],
    ignores: ["**/*.test.ts", "**/testing/**", "src/node/files/readText.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.name='readFileSync'][arguments.1.value=/^utf-?8$/]",
          message: "Read it with readText of src/node/files, which knows Windows line ends.",
        },
      ],
    },
  },
  wall("src/shared", "shared", ["gatsby", ...REACT, ...TOOLKIT], [noNode]),
  ...NODE_ROOMS.map((name, at) =>
    wall(
      `src/node/${name}`,
      "node",
      [...REACT, ...TOOLKIT],
      [
        {
          regex: `^(?:\\.\\./)+(?:${NODE_ROOMS.slice(at + 1).join("|") || "-"})/`,
          message: `The rooms of src/node import one way: ${NODE_ROOMS.join(", ")}.`,
        },
      ],
    ),
  ),
  wall("src/patches/browser", "patches", ["gatsby", ...TOOLKIT], [noNode]),
  wall("src/hooks", "hooks", ["gatsby", ...TOOLKIT], [noNode]),
  wall("src/components", "components", ["gatsby", ...TOOLKIT], [noNode]),
  ...features.map(featureWall),
  ...models.flatMap(modelWalls),
  wall("src/islands", "islands", TOOLKIT, [noNode]),
  wall("src/templates", "templates", TOOLKIT, [noNode]),
  wall("src/pages", "pages", TOOLKIT, [noNode]),
  wall("src/page/app", "page", TOOLKIT, [noNode, notFrom("early")]),
  wall("src/page/navigation", "page", TOOLKIT, [noNode, notFrom("app|early")]),
  wall("src/page/early", "page", ["gatsby", ...REACT, ...TOOLKIT], [noNode, notFrom("app")]),
  wall("src/develop", "develop", ["gatsby", ...REACT, ...TOOLKIT], [noNode]),
  wall("src/frame", "frame", ["gatsby"], [noNode]),
);
