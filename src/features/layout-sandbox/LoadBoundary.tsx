import React from "react";
import * as buttons from "./ui/Buttons.module.css";

interface LoadBoundaryProps {
  readonly children: React.ReactNode;
  /** What stays on the page when the children cannot be shown. */
  readonly fallback: React.ReactNode;
  readonly onRetry: () => void;
}

interface LoadBoundaryState {
  readonly failed: boolean;
}

/** Keeps the page alive when the sandbox's code does not load or throws. */
export class LoadBoundary extends React.Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { failed: false };

  static getDerivedStateFromError(): LoadBoundaryState {
    return { failed: true };
  }

  override render(): React.ReactNode {
    const { children, fallback, onRetry } = this.props;
    if (!this.state.failed) return children;
    return (
      <>
        {fallback}
        <p role="status">The controls could not be loaded.</p>
        <p className={buttons["row"]}>
          <button type="button" onClick={onRetry}>
            Retry
          </button>
        </p>
      </>
    );
  }
}
