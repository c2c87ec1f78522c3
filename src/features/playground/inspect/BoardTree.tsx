import React, { useRef, useState } from "react";
import { visibleText } from "../../../shared/visibleText";
import { containersOf, flattenTree, type BoardNode } from "../model/inspect/boardTree";
import * as styles from "./Inspectors.module.css";

interface BoardTreeProps {
  readonly tree: readonly BoardNode[];
  readonly found: readonly string[];
  readonly onFound: (branches: readonly string[]) => void;
}

/** A row of the tree: an element at its depth. */
interface Row {
  readonly node: BoardNode;
  readonly level: number;
  readonly index: number;
  readonly siblings: number;
}

/** Boards of up to so many elements are open at first; of larger ones, the first levels. */
const SMALL = 40;
const OPEN_LEVELS = 2;
/** How far a level is indented, in rem, and how many levels are. */
const INDENT = 1.1;
const MAX_INDENTS = 5;
/** Rows that are drawn; more would slow down every key. */
const MOST_ROWS = 1000;

const depthOf = (branch: string): number => branch.split("/").length;

/** The rows that are open, and how many of them have no room. */
function listRows(nodes: readonly BoardNode[], isOpen: (node: BoardNode) => boolean) {
  const rows: Row[] = [];
  let more = 0;
  const list = (siblings: readonly BoardNode[], level: number): void =>
    siblings.forEach((node, index) => {
      if (rows.length < MOST_ROWS) rows.push({ node, level, index, siblings: siblings.length });
      else more += 1;
      if (isOpen(node)) list(node.children, level + 1);
    });
  list(nodes, 1);
  return { rows, more };
}

/** Which rows are open: as the reader has left them, around what was found, and at first some. */
function useOpenRows(tree: readonly BoardNode[], found: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isSmall = flattenTree(tree).length <= SMALL;
  const around = new Set(found.flatMap(containersOf));
  const isOpen = ({ branch, children }: BoardNode): boolean =>
    children.length > 0 &&
    (chosen.get(branch) ??
      (around.has(branch) || (branch !== "1" && (isSmall || depthOf(branch) <= OPEN_LEVELS))));
  const setOpen = (branch: string, open: boolean): void =>
    setChosen(new Map(chosen).set(branch, open));
  return { isOpen, setOpen };
}

function RowText({ node }: { readonly node: BoardNode }): React.JSX.Element {
  const { label, attributes, owner, children } = node;
  const values = attributes
    .filter(([key]) => key !== "player")
    .map(([key, value]) => `${key}: ${value}`);
  const facts = [
    ...values,
    ...(owner === undefined ? [] : [`seat ${String(owner)}'s`]),
    ...(children.length === 0 ? [] : [`${String(children.length)} inside`]),
  ];
  return (
    <>
      <span className={styles["label"]}>{visibleText(label)}</span>
      {facts.length > 0 && (
        <span className={styles["facts"]}> {visibleText(facts.join(", "))}</span>
      )}
    </>
  );
}

/** The elements of a board as a tree (APG): arrow keys walk it, the one in focus is marked. */
export function BoardTree({ tree, found, onFound }: BoardTreeProps): React.JSX.Element {
  const { isOpen, setOpen } = useOpenRows(tree, found);
  const [focused, setFocused] = useState("0");
  const list = useRef<HTMLDivElement>(null);
  const { rows, more } = listRows(tree, isOpen);
  const active = rows.some(({ node }) => node.branch === focused) ? focused : "0";
  const marked = new Set(found);

  const focusRow = (row: Row | undefined): void => {
    if (!row) return;
    setFocused(row.node.branch);
    const items = list.current?.querySelectorAll<HTMLElement>("[role=treeitem]") ?? [];
    items[rows.indexOf(row)]?.focus();
  };
  /** What the keys do in a row. */
  const keysOf = (node: BoardNode, level: number, at: number): Record<string, () => void> => ({
    ArrowDown: () => focusRow(rows[at + 1]),
    ArrowUp: () => focusRow(rows[at - 1]),
    ArrowRight: () => {
      if (isOpen(node)) focusRow(rows[at + 1]);
      else if (node.children.length > 0) setOpen(node.branch, true);
    },
    ArrowLeft: () => {
      if (isOpen(node)) setOpen(node.branch, false);
      else focusRow(rows.slice(0, at).findLast((other) => other.level < level));
    },
    Home: () => focusRow(rows[0]),
    End: () => focusRow(rows.at(-1)),
  });
  return (
    <>
      <div ref={list} role="tree" aria-label="Board" className={styles["tree"]}>
        {rows.map(({ node, level, index, siblings }, at) => (
          <div
            key={node.branch}
            role="treeitem"
            aria-level={level}
            aria-posinset={index + 1}
            aria-setsize={siblings}
            aria-expanded={node.children.length > 0 ? isOpen(node) : undefined}
            aria-selected={marked.has(node.branch)}
            // React sets it through CSSOM, which the page's policy allows.
            style={{ marginInlineStart: `${String(INDENT * Math.min(level - 1, MAX_INDENTS))}rem` }}
            tabIndex={node.branch === active ? 0 : -1}
            className={styles["row"]}
            onKeyDown={(event) => {
              const press = keysOf(node, level, at)[event.key];
              if (!press) return;
              event.preventDefault();
              press();
            }}
            onFocus={() => {
              setFocused(node.branch);
              onFound([node.branch]);
            }}
            onMouseEnter={() => onFound([node.branch])}
            onClick={() => {
              if (node.children.length > 0) setOpen(node.branch, !isOpen(node));
            }}
          >
            <RowText node={node} />
          </div>
        ))}
      </div>
      {more > 0 && (
        <p className={styles["note"]}>
          {more} more elements have no room here. Close other rows, or ask a query.
        </p>
      )}
    </>
  );
}
