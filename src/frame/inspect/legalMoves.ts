import type { GameUpdate } from "../../shared/games/engine";
import { seatView } from "../../shared/games/match";
import type { MoveChoice, MoveStep } from "../../features/playground/model/inspect/inspectCalls";
import { cutReport } from "../../features/playground/model/play/protocol";
import type { BoardElement } from "../board/elementAt";
import { nameElement } from "../board/nameElement";
import { openMoves, type Draft } from "../games/openMoves";
import { describeValue, isElement } from "./describeValue";

/** How many ways to make a choice are listed. */
const MAX_CHOICES = 200;
/** The longest name of a choice, in UTF-16 code units. */
const MAX_NAME = 200;

type Setup = Parameters<typeof openMoves>[0];

function nameValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(nameValue).join(" + ");
  // The boundary to the toolkit's internals, see ../board/elementAt.ts.
  if (isElement(value)) return nameElement(value as unknown as BoardElement, "");
  return typeof value === "string" ? value : describeValue(value, MAX_NAME);
}

function namePlacement([column, row, rotation]: readonly number[]): string {
  const turned = rotation ? `, turned ${String(rotation)}°` : "";
  return `column ${String(column)}, row ${String(row)}${turned}`;
}

function nameDraft({ name, last }: Draft): string {
  if (!last) return name === "__pass__" ? "pass" : name;
  const { selection, value } = last;
  if (selection.type === "place") return namePlacement(value as readonly number[]);
  if (selection.type === "button") return selection.prompt ?? nameValue(value);
  const label = selection.resolvedChoices?.find(({ choice }) => choice === value)?.label;
  return label ?? nameValue(value);
}

function toChoice(draft: Draft): MoveChoice {
  const value = draft.last?.value;
  const elements = [value].flat().filter(isElement);
  return {
    name: cutReport(nameDraft(draft), MAX_NAME),
    branches: elements.map((element) => element.branch()),
  };
}

function readStep(drafts: readonly Draft[]): MoveStep {
  const selection = drafts[0]?.last?.selection;
  const prompt = selection?.prompt ?? (selection && `Choose “${selection.name}”`) ?? "";
  if (selection?.type === "text") return { prompt, isText: true, choices: [] };
  return {
    prompt: cutReport(prompt, MAX_NAME),
    isText: false,
    choices: drafts.slice(0, MAX_CHOICES).map(toChoice),
  };
}

/**
 * Walks the legal moves of a seat: `path` holds the number of each choice made so far, or a text where one
 * is asked. Answers with the choices that come next, or the move, when it is complete. Works on what the
 * seat has received, so it reveals nothing. Throws an Error for a choice that is not there.
 */
export function readMoveStep(
  setup: Setup,
  update: GameUpdate,
  { seat, path }: { readonly seat: number; readonly path: readonly (number | string)[] },
): MoveStep {
  let typed = "";
  const texts = new Proxy({}, { get: () => [typed] });
  const tree = openMoves(setup, seatView(update, seat), { seat, texts });
  let list = (): readonly Draft[] => tree.begin();
  for (const choice of path) {
    if (typeof choice === "string") typed = choice;
    const draft = list()[typeof choice === "string" ? 0 : choice];
    if (!draft) throw new Error("This choice is no longer open.");
    const next = tree.proceed(draft);
    if (next === "complete") return { complete: tree.encode(draft) };
    if (next.length === 0) throw new Error("The rules refuse this.");
    list = () => tree.proceed(draft) as readonly Draft[];
  }
  return readStep(list());
}
