import React from "react";
import { describeChain } from "../../../lib/errors/describeChain";
import * as styles from "./GameTable.module.css";

interface TableBoundaryProps {
  readonly children: React.ReactNode;
  /** The reader has asked for the game from its beginning. */
  readonly onStartAgain: () => void;
}

interface TableBoundaryState {
  /** In an object, because anything may be thrown, `undefined` too. */
  readonly crash?: { readonly thrown: unknown } | undefined;
}

/** Keeps a crash of one game in its place: the rest of the page and other games go on. */
export class TableBoundary extends React.Component<TableBoundaryProps, TableBoundaryState> {
  override state: TableBoundaryState = {};

  static getDerivedStateFromError(thrown: unknown): TableBoundaryState {
    return { crash: { thrown } };
  }

  override render(): React.ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <div className={styles["fault"]} role="alert">
        <p>This game crashed: {describeChain(crash.thrown).join(" ")}</p>
        <button
          type="button"
          onClick={() => {
            this.setState({ crash: undefined });
            this.props.onStartAgain();
          }}
        >
          Start again
        </button>
      </div>
    );
  }
}
