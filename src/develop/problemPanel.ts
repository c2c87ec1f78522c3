import { sortProblems, type AuthorProblem, type ProblemReport } from "../shared/authorProblem";
import { listValid } from "../shared/problem";
import { CONTENT_PROBLEMS } from "../shared/contracts/siteIds";
import { PANEL_STYLE } from "./panelStyle";

/** Where `npm run dev` sends what its checks find; src/node/gatsby/devServer/problemStream.ts. */
const PROBLEMS_PATH = "/___problems";

/** Gatsby's address that opens a file in the author's editor. */
const EDITOR_PATH = "/__open-stack-frame-in-editor";

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}

/** The place of a problem, which opens in the editor. */
function placeButton({ file, line = 1 }: AuthorProblem): HTMLElement {
  const button = element("button", "place", `${file}:${String(line)}`);
  button.type = "button";
  button.title = "Open in the editor";
  button.addEventListener("click", () => {
    const query = new URLSearchParams({ fileName: file, lineNumber: String(line) });
    void fetch(`${EDITOR_PATH}?${query.toString()}`);
  });
  return button;
}

function quoteBlock({ quote, line }: AuthorProblem): readonly Node[] {
  if (!quote) return [];
  const lines = quote.lines.map((text, index) => {
    const number = quote.first + index;
    const place = String(number).padStart(4);
    return element("span", number === line ? "line marked" : "line", `${place} ${text}\n`);
  });
  return [element("pre", "", ...lines)];
}

function problemItem(problem: AuthorProblem): HTMLElement {
  const { what, fix } = problem;
  const valid = listValid(problem);
  const item = element("li", "", placeButton(problem), element("p", "what", what));
  item.append(...quoteBlock(problem));
  if (valid.length > 0) {
    item.append(element("p", "", element("b", "", "Valid: "), valid.join(", ")));
  }
  if (fix !== undefined) item.append(element("p", "", element("b", "", "Fix: "), fix));
  return item;
}

const count = (many: number): string => (many === 1 ? "1 problem" : `${String(many)} problems`);

/** Problems of one place in a fold; nothing when there are none. */
function problemFold(
  place: string,
  problems: readonly AuthorProblem[],
  open: boolean,
): readonly Node[] {
  if (problems.length === 0) return [];
  const title = `${count(problems.length)} ${place}`;
  const list = element("ul", "", ...problems.map(problemItem));
  const details = element("details", "", element("summary", "", title), list);
  details.open = open;
  return [details];
}

/**
 * Shows on every page of `npm run dev` what is wrong with the content, for as long as it is. Returns what
 * is to be called when the page changes.
 */
export function startProblemPanel(): () => void {
  const host = element("div", "");
  host.id = CONTENT_PROBLEMS;
  const root = host.attachShadow({ mode: "open" });
  const panel = element("section", "");
  panel.setAttribute("aria-label", "Problems in the content");
  panel.setAttribute("role", "status");
  const style = element("style", "", PANEL_STYLE);
  root.append(style, panel);
  document.body.append(host);
  let problems: readonly AuthorProblem[] = [];
  const update = (): void => {
    const route = location.pathname.replace(/(.)\/$/, "$1");
    const { here, elsewhere } = sortProblems(problems, route);
    panel.replaceChildren(
      ...problemFold("on this page", here, true),
      ...problemFold("elsewhere", elsewhere, here.length === 0),
    );
    panel.hidden = problems.length === 0;
  };
  new EventSource(PROBLEMS_PATH).addEventListener("message", ({ data }: MessageEvent<string>) => {
    ({ problems } = JSON.parse(data) as ProblemReport);
    update();
  });
  update();
  return update;
}
