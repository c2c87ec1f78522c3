import { typesUrl, findTypes } from "../../shared/contracts/typesFile";
import type { SampleType } from "../../shared/contracts/references";
import { stripPrefix } from "../../shared/prefix";
import { loadOnce } from "./loadOnce";
import { namesIn } from "./nameElement";

/** Loads the types of this page's samples. Without them no name has a card. */
function loadTypes(): Promise<unknown> {
  const route = stripPrefix(window.location.pathname, __PATH_PREFIX__) ?? "/";
  return loadOnce(typesUrl(route.replace(/(?:\.html|\/)$/, "") || "/"));
}

/** A text of the code and where it begins. */
interface Place {
  readonly node: Text;
  readonly start: number;
}

/** The texts of a sample, whose code may be in several parts. */
function listTexts(parts: readonly Element[]): Place[] {
  const places: Place[] = [];
  let start = 0;
  for (const part of parts) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      places.push({ node, start });
      start += node.data.length;
    }
  }
  return places;
}

/** Makes an element of a name, or takes the link that it is. */
function markName({ node, start }: Place, type: SampleType): void {
  const link = node.parentElement?.closest("a");
  if (link) {
    link.dataset["type"] = type.text;
    return;
  }
  const name = node.splitText(type.start - start);
  name.splitText(type.end - type.start);
  const element = document.createElement("span");
  element.dataset["type"] = type.text;
  // No stop of the Tab key: a sample has dozens. The button "Types" and the arrow keys lead here.
  element.tabIndex = -1;
  element.setAttribute("role", "term");
  name.replaceWith(element);
  element.append(name);
}

/**
 * Marks every name of a sample with its type, once; resolves when that is done. Nothing is marked if
 * the types cannot be had.
 */
export async function markNames(figure: HTMLElement): Promise<void> {
  const parts = [...figure.querySelectorAll("pre code")];
  if (namesIn(figure).length > 0) return;
  const types = findTypes(await loadTypes(), parts.map((part) => part.textContent).join(""));
  if (namesIn(figure).length > 0) return;
  const texts = listTexts(parts);
  // From the end, so that splitting a text leaves the places before it as they are.
  for (const type of [...types].reverse()) {
    const place = texts.findLast(({ start }) => start <= type.start);
    const fits = place !== undefined && type.end <= place.start + place.node.data.length;
    if (fits) markName(place, type);
  }
}
