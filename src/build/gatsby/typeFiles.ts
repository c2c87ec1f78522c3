import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { typesUrl } from "../../shared/contracts/typesFile";

interface Answer {
  readonly data?: {
    readonly allDocPage: {
      readonly nodes: readonly { readonly route: string; readonly sampleTypes: unknown }[];
    };
  };
  readonly errors?: unknown;
}

/** The only Gatsby function used here; its own type says nothing about the result. */
interface Api {
  graphql(query: string): Promise<Answer>;
}

const QUERY = /* GraphQL */ `
  query TypeFiles {
    allDocPage(sort: { route: ASC }) {
      nodes {
        route
        sampleTypes
      }
    }
  }
`;

/** Writes the types of each guide's samples, which a page requests when a reader wants to see one. */
export async function writeTypeFiles(api: object, publicPath: string): Promise<void> {
  const { data, errors } = await (api as Api).graphql(QUERY);
  if (errors || !data) {
    throw new Error("The pages could not be queried for the types of their samples.", {
      cause: errors,
    });
  }
  // Files of pages that no longer exist would be deployed with the others.
  rmSync(path.join(publicPath, "types"), { recursive: true, force: true });
  for (const { route, sampleTypes } of data.allDocPage.nodes) {
    const file = path.join(publicPath, typesUrl(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(sampleTypes));
  }
}
