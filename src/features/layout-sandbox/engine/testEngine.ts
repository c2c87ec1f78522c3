import { act } from "@testing-library/react";
import type { LayoutResult } from "../../../shared/layout/layoutResult";
import {
  isGrid,
  type Box,
  type LayoutAttributes,
  type LayoutSpec,
} from "../../../shared/layout/layoutSpec";
import type { EngineClient, EngineOptions } from "./frameClient";

// For tests only: an engine that answers at once, without a frame and without the toolkit.

const WHOLE: Box = { left: 0, top: 0, width: 100, height: 100 };

const greatest = (span: LayoutAttributes["rows"]): number | undefined =>
  typeof span === "object" ? (span.max ?? span.min) : span;

function gridOf({ space, pieces, attributes }: LayoutSpec) {
  if (isGrid(space)) return space;
  const rows = greatest(attributes.rows);
  const columns = greatest(attributes.columns) ?? Math.ceil(pieces / (rows ?? 1));
  return { rows: rows ?? Math.ceil(pieces / columns), columns };
}

/** The slots, or the cells of a grid that fills the area. */
function cellsOf(spec: LayoutSpec, area: Box): Box[] {
  if (spec.attributes.slots) return [...spec.attributes.slots];
  const { rows, columns } = gridOf(spec);
  const [width, height] = [area.width / columns, area.height / rows];
  return Array.from({ length: rows * columns }, (_, index) => ({
    left: area.left + (index % columns) * width,
    top: area.top + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

/** A layout as the toolkit might compute it: one piece a cell, in the order of the cells. */
export function layOut(spec: LayoutSpec): LayoutResult {
  const { space, taken = [], attributes } = spec;
  const area = attributes.area ?? WHOLE;
  const cells = cellsOf(spec, area);
  const total = isGrid(space) ? cells.length : spec.pieces;
  const pieces = Array.from({ length: total }, (_, index) => index).filter(
    (index) => !taken.includes(index),
  );
  const shown = Math.min(pieces.length, cells.length, attributes.limit ?? cells.length);
  const boxes = pieces.slice(0, shown).map((index, at) => ({ ...(cells[at] ?? WHOLE), index }));
  return { boxes, hidden: pieces.length - shown, area, cells, warnings: [] };
}

/** An engine whose answers a test decides. */
export class TestEngine {
  /** Every layout it was asked for, the last one at the end. */
  readonly asked: LayoutSpec[] = [];
  /** The options of every start; without an entry the sandbox has wanted no engine yet. */
  readonly starts: EngineOptions[] = [];
  /** Computes an answer, or throws an Error whose message is the answer; `undefined` is silence. */
  answer: ((spec: LayoutSpec) => LayoutResult) | undefined = layOut;
  /** Those of the engines that run. */
  readonly running = new Set<EngineOptions>();

  readonly connect = (options: EngineOptions): EngineClient => {
    this.starts.push(options);
    this.running.add(options);
    return {
      ask: (spec) => {
        if (!this.running.has(options)) return;
        this.asked.push(spec);
        this.reply(options, spec);
      },
      close: () => {
        this.running.delete(options);
      },
    };
  };

  /** Ends the engine that runs, as a frame that does not answer. */
  breakDown(message: string): void {
    const [options] = this.running;
    this.running.clear();
    act(() => options?.onFailure(message));
  }

  private reply(options: EngineOptions, spec: LayoutSpec): void {
    const { answer } = this;
    if (!answer) return;
    act(() => {
      try {
        options.onReply(spec, { t: "result", id: this.asked.length, result: answer(spec) });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        options.onReply(spec, { t: "error", id: this.asked.length, message });
      }
    });
  }
}
