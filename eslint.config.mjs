import { readdirSync } from "node:fs";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/**
 * An import wall: what a folder may not import. One block a folder, because a later block replaces
 * the options of the rule and does not merge them.
 */
const wall = (folder, banned, message, packages = [], ignores = []) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores,
  rules: {
    "no-restricted-imports": [
      "error",
      {
        paths: packages.map((name) => ({ name, message })),
        patterns: [
          ...(banned.length > 0
            ? [{ regex: `^(?:\\.{1,2}/)+(?:.*/)?(?:${banned.join("|")})(?:/|$)`, message }]
            : []),
          { regex: "/features/[^/]+/.", message: "use the feature's door: features/<name>" },
        ],
      },
    ],
  },
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

const TOOLKIT = ["@boardzilla/core", "@boardzilla/core/components"];
const NODE = ["node:fs", "node:path", "node:child_process", "node:crypto"];
const folders = (path) => readdirSync(new URL(path, import.meta.url));
const features = folders("src/features");
const plugins = folders("plugins");
const UPPER = ["islands", "templates", "pages", "app", "develop", "src/gatsby", "plugins", "frame"];

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
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
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
    },
  },
  {
    files: ["src/{app,components,islands,pages,templates}/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", ...CHANGING] },
  },
  wall(
    "src/lib",
    ["components", "features", "hooks", ...UPPER],
    "src/lib is the bottom layer: pure TypeScript, no React, no Gatsby, no Node",
    ["react", "react-dom", "gatsby", ...NODE, ...TOOLKIT],
    ["**/*.test.ts"],
  ),
  wall("src/hooks", ["components", "features", ...UPPER], "hooks may import lib", [
    "gatsby",
    ...TOOLKIT,
  ]),
  wall(
    "src/components",
    ["features", ...UPPER],
    "components may import components, hooks and lib",
    ["gatsby", ...TOOLKIT],
  ),
  ...features.map((name) =>
    wall(
      `src/features/${name}`,
      [...features.filter((other) => other !== name).map((other) => `features/${other}`), ...UPPER],
      "a feature may import its own files, components, hooks and lib",
      ["gatsby", ...TOOLKIT],
    ),
  ),
  wall(
    "src/islands",
    ["templates", "pages", "app", "src/gatsby", "plugins", "frame"],
    "islands may import features by their door, components and lib",
    TOOLKIT,
  ),
  wall(
    "src/templates",
    ["app", "src/gatsby", "plugins", "frame"],
    "templates may import islands, features, components, hooks and lib",
    TOOLKIT,
  ),
  wall(
    "src/pages",
    ["app", "src/gatsby", "plugins", "frame"],
    "pages may import islands, templates, features, components, hooks and lib",
    TOOLKIT,
  ),
  wall(
    "src/app",
    ["islands", "templates", "pages", "src/gatsby", "plugins", "frame"],
    "app may import features by their door, components, hooks and lib",
    TOOLKIT,
  ),
  wall(
    "src/develop",
    ["components", "features", "hooks", ...UPPER.filter((name) => name !== "develop")],
    "src/develop may import lib: it has to work when the page does not",
    ["react", "gatsby", ...TOOLKIT],
  ),
  wall(
    "src/gatsby",
    ["components", "features", "hooks", "islands", "templates", "pages", "app", "frame"],
    "src/gatsby may import lib, node and gatsby",
    ["react", ...TOOLKIT],
  ),
  wall(
    "src/frame",
    [
      "components",
      "features",
      "hooks",
      "islands",
      "templates",
      "pages",
      "app",
      "src/gatsby",
      "plugins",
    ],
    "the frame may import its own files, lib, react and the toolkit",
    ["gatsby"],
  ),
  ...plugins.map((name) =>
    wall(
      `plugins/${name}`,
      [
        ...plugins.filter((other) => other !== name),
        "components",
        "features",
        "hooks",
        "islands",
        "templates",
        "app",
        "frame",
      ],
      "a plugin may import its own files, src/lib, node and gatsby",
      ["react", ...TOOLKIT],
    ),
  ),
);
