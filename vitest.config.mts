import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts", "plugins/**/*.test.ts", "tests/unit/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
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
          name: "dist",
          include: ["tests/built/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "walk",
          include: ["tests/walk/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 60_000,
          // The later steps need what the earlier ones have made.
          bail: 1,
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
