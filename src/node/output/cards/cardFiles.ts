import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp, { type PngOptions } from "sharp";
import { drawCard } from "./drawCard";
import { findUndrawnLetters } from "../../letters/letters";
import { openDiskCache } from "../../files/diskCache";
import { readText } from "../../files/readText";
import { formatProblems, type Problem } from "../../../shared/problem";
import { queryData } from "../../graphql/queryData";
import type { LinkCard } from "./linkCard";

type Card = Omit<LinkCard, "alt">;

/** Outside Gatsby's `.cache`, which a build from scratch deletes. */
const CARD_CACHE = "node_modules/.cache/boardzilla-docs/cards";

/**
 * Few colors and no dithering: text on a plain background, in a quarter of the bytes. More effort takes up to
 * three times as long and saves neither bytes nor anything that a reader could see.
 */
const PNG: PngOptions = { palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 9 };

interface PageList {
  /** A page without a card has null. */
  readonly nodes: readonly { readonly route: string; readonly linkCard: Card | null }[];
}

type Lists = Readonly<Record<"allDocPage" | "allCategoryPage" | "allApiPage", PageList>>;

const NODES = /* GraphQL */ `
  nodes {
    route
    linkCard {
      path
      title
      section
      foot
    }
  }
`;

const QUERY = `
  query CardFiles {
    allDocPage(sort: { route: ASC }) { ${NODES} }
    allCategoryPage(sort: { route: ASC }) { ${NODES} }
    allApiPage(sort: { route: ASC }) { ${NODES} }
  }
`;

/** The texts of a page's card that no card can show; those of guides were checked before the build. */
function checkTexts(route: string, { title, section, foot }: Card): Problem[] {
  return Object.entries({ title, section, foot }).flatMap(([name, text]) =>
    findUndrawnLetters({ file: route, name, text }),
  );
}

interface CardFolders {
  /** What Gatsby builds. */
  readonly publicPath: string;
  /** Where pictures are kept from build to build. */
  readonly cache?: string;
}

/** Draws the link card of every page that has one, and says how many there are. */
export async function writeCardFiles(
  api: object,
  { publicPath, cache: cachePath = CARD_CACHE }: CardFolders,
): Promise<string> {
  const fault = "The pages could not be queried for their link cards.";
  const lists = await queryData<Lists>(api, QUERY, fault);
  const pages = Object.values(lists).flatMap(({ nodes }) => nodes);
  const problems = pages.flatMap(({ route, linkCard }) =>
    linkCard === null ? [] : checkTexts(route, linkCard),
  );
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const cards = pages.flatMap(({ linkCard }) => linkCard ?? []);
  const mark = readText("static/favicon.svg");
  const cache = openDiskCache(cachePath, JSON.stringify([sharp.versions, PNG]));
  let drawn = 0;
  const draw = async (svg: string): Promise<Buffer> => {
    const kept = cache.recall("card", [svg]) as { readonly png: string } | undefined;
    if (kept) return Buffer.from(kept.png, "base64");
    drawn += 1;
    const bytes = await sharp(Buffer.from(svg)).png(PNG).toBuffer();
    cache.keep("card", [svg], { png: bytes.toString("base64") });
    return bytes;
  };
  await Promise.all(
    cards.map(async (card) => {
      const bytes = await draw(drawCard(card, mark));
      const file = path.join(publicPath, card.path);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }),
  );
  return `Link cards: ${String(cards.length)}, newly drawn: ${String(drawn)}.`;
}
