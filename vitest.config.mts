import { defineConfig } from "vitest/config";

/** Tests that start whole programs or compilers; `npm run test:full` runs them. */
const COMMANDS = "**/*.command.test.ts";

const PREVIEW = "tests/built/preview.test.ts";

/** The constants of a build without options (`src/types/buildConstants.d.ts`). */
const BUILD = {
  __PATH_PREFIX__: '""',
  __ANNOUNCEMENT__: "false",
  __HIDING_NAVBAR__: "false",
  __OLDER_VERSION__: "false",
  __PREVIEW__: "false",
  __REFERENCE_ONLY__: "false",
};

export default defineConfig({
  test: {
    // Vitest would leave one core alone, which is half of a machine with two.
    maxWorkers: "100%",
    projects: [
      {
        define: BUILD,
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "tools/**/*.test.ts", "tests/unit/**/*.test.ts"],
          exclude: [COMMANDS],
          // One module graph for all files: a test that changes a global puts it back.
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
      {
        define: { ...BUILD, __BASE_PATH__: '""' },
        // As in the scripts of a release.
        resolve: { alias: { "gatsby-loader": "gatsby/cache-dir/loader.js" } },
        // Widgets in a simulated document: what one component does with clicks and keys.
        test: {
          name: "dom",
          include: ["src/**/*.dom.test.tsx"],
          environment: "happy-dom",
          // These are modules of ECMAScript in a package that is not.
          server: { deps: { inline: [/gatsby\/cache-dir/] } },
          setupFiles: ["tests/dom/setup.ts"],
          isolate: false,
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: "commands",
          include: [COMMANDS],
          testTimeout: 180_000,
        },
      },
      {
        define: { __CORE_RUN__: JSON.stringify(process.env["TEST_TIER"] === "core") },
        // The toolkit ships source maps without their sources.
        logLevel: "error",
        test: {
          name: "games",
          include: ["content/games/**/*.test.ts", "tests/{games,samples}/**/*.test.ts"],
          // The toolkit imports style sheets, which Node cannot load by itself.
          server: { deps: { inline: [/@boardzilla\/core/] } },
          setupFiles: ["tests/quietToolkit.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "checks",
          include: ["tests/checks/**/*.test.ts"],
          maxConcurrency: 2,
          testTimeout: 900_000,
        },
      },
      {
        test: {
          name: "dist",
          include: ["tests/built/**/*.test.ts"],
          testTimeout: 60_000,
          exclude: [PREVIEW],
        },
      },
      {
        define: BUILD,
        // Attacks by chance; each run makes others, and prints the seed that makes them again.
        test: {
          name: "hostile",
          include: ["tests/hostile/**/*.test.ts"],
          setupFiles: ["tests/hostile/seed.ts"],
          testTimeout: 120_000,
        },
      },
      {
        // What `npm run test:full` builds under a path prefix with all options on.
        test: {
          name: "preview",
          include: [PREVIEW],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "walk",
          include: ["tests/walk/**/*.test.ts"],
          setupFiles: ["tests/inOrder.ts"],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // A step that is made again would find what the first try has left.
          retry: 0,
        },
      },
      {
        // `npm run dev`, used as an author does.
        test: {
          name: "authors",
          include: ["tests/authors/**/*.test.ts"],
          setupFiles: ["tests/inOrder.ts"],
        },
      },
      {
        test: {
          name: "deploy",
          include: ["tests/deploy/**/*.test.ts"],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
