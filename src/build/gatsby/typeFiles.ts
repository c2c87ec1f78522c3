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

/** The one function of Gatsby that is used here; its own type says nothing of the answer. */
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

/** Writes the types of each guide's samples, which a page asks for when a reader wants to know one. */
export async function writeTypeFiles(api: object, publicPath: string): Promise<void> {
  const { data, errors } = await (api as Api).graphql(QUERY);
  if (errors || !data) {
    throw new Error("The pages could not be queried for the types of their samples.", {
      cause: errors,
    });
  }
  // Files of pages that are gone would be deployed with the others.
  rmSync(path.join(publicPath, "types"), { recursive: true, force: true });
  for (const { route, sampleTypes } of data.allDocPage.nodes) {
    const file = path.join(publicPath, typesUrl(route));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(sampleTypes));
  }
}
