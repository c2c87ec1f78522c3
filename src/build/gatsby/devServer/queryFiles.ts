import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseQuery, type AuthorQuery } from "../queries";

const ENDING = ".graphql";

/** The queries of `docs/queries`, by name. */
export function readQueries(folder = path.resolve("docs/queries")): AuthorQuery[] {
  const today = new Date();
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) =>
      parseQuery(
        file.slice(0, -ENDING.length),
        readFileSync(path.join(folder, file), "utf8"),
        today,
      ),
    );
}
