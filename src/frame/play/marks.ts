import type { PlayMark } from "../../features/playground/model/play/protocol";
import { elementAt } from "../board/elementAt";
import { followBoard } from "../board/followBoard";
import { joinMarks, markText, type PlacedMark } from "../inspect/marks";

function findNodes(): Map<string, Element> {
  const nodes = new Map<string, Element>();
  for (const wrapper of document.querySelectorAll("#play-area .transform-wrapper")) {
    const node = wrapper.firstElementChild;
    const element = node && elementAt(node);
    try {
      if (element) nodes.set(element.branch(), node);
    } catch {
      // An element that has just left the board no longer has a place.
    }
  }
  return nodes;
}

/** The node of an element, or of the innermost container that is drawn. */
function nodeFor(branch: string, nodes: ReadonlyMap<string, Element>): Element | undefined {
  const node = nodes.get(branch);
  if (node || !branch.includes("/")) return node;
  return nodeFor(branch.slice(0, branch.lastIndexOf("/")), nodes);
}

function placeMarks(marks: readonly PlayMark[]): PlacedMark[] {
  const nodes = findNodes();
  const placed = marks.flatMap(({ branch, kind, label = "" }): PlacedMark[] => {
    const node = kind === "hidden" ? nodeFor(branch, nodes) : nodes.get(branch);
    const area = node?.getBoundingClientRect();
    if (!area || area.width === 0 || area.height === 0) return [];
    const { left, top, width, height } = area;
    return [{ kind, left, top, width, height, labels: [label] }];
  });
  return joinMarks(placed);
}

function draw(layer: Element, mark: PlacedMark, index: number): void {
  let box = layer.children[index] as HTMLElement | undefined;
  if (!box) {
    box = document.createElement("div");
    box.append(document.createElement("span"));
    layer.append(box);
  }
  box.className = "play-mark";
  box.dataset["kind"] = mark.kind;
  const { left, top, width, height } = mark;
  Object.assign(box.style, {
    left: `${String(left)}px`,
    top: `${String(top)}px`,
    width: `${String(width)}px`,
    height: `${String(height)}px`,
  });
  const name = box.firstElementChild;
  const text = mark.kind === "hidden" ? markText(mark) : "";
  if (name && name.textContent !== text) name.textContent = text;
}

/** Outlines elements over the toolkit's own board, and follows them while they move. */
function createMarkLayer(): (marks: readonly PlayMark[]) => void {
  const layer = document.createElement("div");
  layer.className = "play-marks";
  // What they say is also on the page as text.
  layer.setAttribute("aria-hidden", "true");
  document.body.append(layer);
  let marks: readonly PlayMark[] = [];
  const follow = followBoard(() => {
    if (marks.length === 0 && layer.children.length === 0) return;
    const placed = placeMarks(marks);
    placed.forEach((mark, index) => draw(layer, mark, index));
    while (layer.children.length > placed.length) layer.lastElementChild?.remove();
  });
  return (next) => {
    marks = next;
    follow();
  };
}

let show: ReturnType<typeof createMarkLayer> | undefined;

/** Replaces all marks on this seat's board; an empty list removes them. */
export function setMarks(marks: readonly PlayMark[]): void {
  if (!show && marks.length === 0) return;
  show ??= createMarkLayer();
  show(marks);
}
