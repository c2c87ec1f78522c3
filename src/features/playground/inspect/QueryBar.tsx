import React, { useEffect, useId, useState } from "react";
import { describeLoadError } from "../../../shared/errors/describeLoadError";
import { visibleText } from "../../../shared/visibleText";
import { pageCompiler } from "../workers/Compiler";
import { parseQueryResult, type QueryResult } from "../model/inspect/inspectCalls";
import type { InspectorProps } from "./InspectorProps";
import * as styles from "./Inspectors.module.css";

/** Longest query in UTF-16 code units. */
const MAX_QUERY = 1000;

interface QueryBarProps extends InspectorProps {
  readonly examples: readonly string[];
}

type Outcome = { readonly result: QueryResult } | { readonly error: string };

function describeResult({ elements, value }: QueryResult): string {
  if (value !== undefined) return value;
  if (elements.length === 0) return "No element matches.";
  return elements.length === 1 ? "1 element" : `${String(elements.length)} elements`;
}

async function runQuery(
  { engines, update, viewer }: Pick<InspectorProps, "engines" | "update" | "viewer">,
  code: string,
): Promise<Outcome> {
  const guarded = await pageCompiler.guardQuery(code);
  if ("problem" in guarded) return { error: guarded.problem };
  const answer = await engines.ask("query", [update, viewer, guarded.code]);
  if ("value" in answer) {
    const result = parseQueryResult(answer.value);
    return result ? { result } : { error: "The answer is too large or not readable." };
  }
  if (answer.stopped) {
    return {
      error: "The query did not end, so it was stopped. The game is not touched; ask another way.",
    };
  }
  return { error: answer.refusal };
}

function OutcomeText({ outcome }: { readonly outcome: Outcome }): React.JSX.Element {
  if ("error" in outcome)
    return <span className={styles["error"]}>{visibleText(outcome.error)}</span>;
  const { elements } = outcome.result;
  const labels = elements.slice(0, 6).map(({ label }) => label);
  return (
    <>
      <strong>{visibleText(describeResult(outcome.result))}</strong>
      {labels.length > 0 && (
        <span>
          {" "}
          {visibleText(labels.join(", "))}
          {elements.length > labels.length && ", …"}
        </span>
      )}
    </>
  );
}

/** Asks the board in the toolkit's own words; what is found is marked in the tree and on the boards. */
export function QueryBar(props: QueryBarProps): React.JSX.Element {
  const { engines, update, viewer, onFound, examples } = props;
  const [code, setCode] = useState("");
  const [asked, setAsked] = useState("");
  const [outcome, setOutcome] = useState<Outcome | "asking" | undefined>();
  const id = useId();

  const ask = (text: string): void => {
    setCode(text);
    setAsked(text.trim());
    if (text.trim() === "") {
      setOutcome(undefined);
      onFound([]);
    }
  };

  // Asked again for every state that is shown, so that the marks are right after a move.
  useEffect(() => {
    if (asked === "") return undefined;
    let isWanted = true;
    setOutcome("asking");
    const report = (error: unknown): Outcome => ({
      error: `The query could not be read. ${describeLoadError(error)}`,
    });
    void runQuery({ engines, update, viewer }, asked)
      .catch(report)
      .then((found) => {
        if (!isWanted) return;
        setOutcome(found);
        onFound("result" in found ? found.result.elements.map(({ branch }) => branch) : []);
        // What failed is not asked again by itself.
        if ("error" in found) setAsked("");
      });
    return () => {
      isWanted = false;
    };
  }, [engines, update, viewer, asked, onFound]);

  return (
    <form
      className={styles["query"]}
      onSubmit={(event) => {
        event.preventDefault();
        ask(code);
      }}
    >
      <label className={styles["field"]} htmlFor={`${id}code`}>
        Query
      </label>
      <input
        id={`${id}code`}
        type="text"
        value={code}
        maxLength={MAX_QUERY}
        placeholder={visibleText(examples[0] ?? "")}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby={`${id}outcome`}
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="submit">Ask</button>
      <p id={`${id}outcome`} role="status" className={styles["outcome"]}>
        {outcome === "asking" ? "Asking…" : outcome && <OutcomeText outcome={outcome} />}
      </p>
      <ul className={styles["examples"]} aria-label="Examples of queries">
        {examples.map((example) => (
          <li key={example}>
            <button type="button" onClick={() => ask(example)}>
              <code>{visibleText(example)}</code>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
