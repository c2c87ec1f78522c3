import type { Content, Parent, Table, TableCell } from "mdast";
import { posterImages } from "./cardPicture";
import { mdastElement, mdastText } from "./element";

/**
 * The table of all games as cards. Its first cell is a link and a sentence; the headers of the other cells
 * name their contents. `names` are the pictures in the order of the rows.
 */
export function gameGallery(
  table: Table,
  names: readonly string[],
  children: (parent: Parent) => Content[],
): Content {
  const [head, ...rows] = table.children;
  const titles = (head?.children ?? []).map((cell) => children(cell));
  const toFact = (cell: TableCell, index: number): Content[] => [
    mdastElement("dt", {}, titles[index + 1] ?? []),
    mdastElement("dd", {}, children(cell)),
  ];
  const cards = rows.map(({ children: [first, ...facts] }, index) => {
    const [link, ...words] = first ? children(first) : [];
    const tagline = words.map((word, at) =>
      at === 0 && word.type === "text" ? mdastText(word.value.replace(/^: /, "")) : word,
    );
    return mdastElement("li", {}, [
      ...(link ? [link] : []),
      ...(names[index] === undefined ? [] : [posterImages(names[index])]),
      mdastElement("p", {}, tagline),
      mdastElement("dl", {}, facts.flatMap(toFact)),
    ]);
  });
  return mdastElement("ul", { className: "games" }, cards);
}
