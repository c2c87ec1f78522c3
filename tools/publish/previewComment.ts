import type { ChangedPages } from "./changedPages";
import { MOST_PAGES, SIDES, THEMES, type PagePicture } from "./pagePictures";

function formatList(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return [];
  return ["", `**${title}**`, "", ...items.map((item) => `- ${item}`)];
}

/** The pictures of one page, collapsed: a row for each theme, before and after side by side. */
function formatPage(address: string, route: string, pictures: readonly PagePicture[]): string[] {
  const rows = THEMES.map((theme) => ({
    theme,
    cells: SIDES.map((side) => {
      const picture = pictures.find((each) => each.theme === theme && each.side === side);
      if (picture === undefined) return "–";
      const url = `${address}/${picture.file}`;
      return `[![${route} ${side}, ${theme}](${url})](${url})`;
    }),
    isShown: pictures.some((each) => each.theme === theme),
  }));
  return [
    "",
    `<details><summary>${route}</summary>`,
    "",
    "| | Before | After |",
    "| --- | --- | --- |",
    ...rows
      .filter(({ isShown }) => isShown)
      .map(({ theme, cells }) => `| ${theme} | ${cells.join(" | ")} |`),
    "",
    "</details>",
  ];
}

function formatPictures(
  address: string,
  { added, changed }: ChangedPages,
  pictures: readonly PagePicture[],
): string[] {
  if (pictures.length === 0) return [];
  const pictured = new Set(pictures.map(({ route }) => route));
  const listed = [...changed, ...added];
  // First the pages with changed text.
  const routes = new Set([...listed.filter((route) => pictured.has(route)), ...pictured]);
  return [
    "",
    "**Before and after**",
    "",
    "Each picture shows the part of a page that looks different, up to 1600 px of it.",
    ...(listed.length > MOST_PAGES
      ? [`${String(MOST_PAGES)} of the ${String(listed.length)} pages listed above are compared.`]
      : []),
    ...[...routes].flatMap((route) =>
      formatPage(
        address,
        route,
        pictures.filter((picture) => picture.route === route),
      ),
    ),
  ];
}

/** The comment on a pull request: where its preview is, which pages it changes, and what they look like. */
export function formatPreview(
  address: string,
  changes: ChangedPages,
  pictures: readonly PagePicture[],
): string {
  const { added, changed, removed } = changes;
  const total = added.length + changed.length + removed.length;
  const link = (route: string): string => `[${route}](${address}${route})`;
  return [
    `Preview: ${address}`,
    ...(total === 0 ? ["", "No page reads differently."] : []),
    ...formatList("New", added.map(link)),
    ...formatList("Changed", changed.map(link)),
    ...formatList(
      "Removed",
      removed.map((route) => `\`${route}\``),
    ),
    ...formatPictures(address, changes, pictures),
    "",
  ].join("\n");
}
