/**
 * The package that the site documents. All code reads its name here, except where a name must be written out:
 * import statements of `src/frame`, of samples, games and tests; `package.json`; the walls of `eslint.config.mjs`,
 * which cannot import TypeScript; and the pages of `content` and `docs`. `tests/unit/toolkitName.test.ts` names a file
 * that writes it elsewhere.
 */
export const TOOLKIT = "@boardzilla/core";
