import React from "react";
import { CrashNotice } from "./CrashNotice";

interface CrashBoundaryProps {
  /** What is shown, such as the page's address: when it changes, a crash is left behind. */
  readonly place: string;
  /** Nothing is around the notice: it then has a link home and a button that reloads. */
  readonly alone?: boolean;
  /** What is shown of a crash, in place of the notice of a page; what it offers must change `place`. */
  readonly notice?: (thrown: unknown) => React.ReactNode;
  readonly children: React.ReactNode;
}

interface CrashBoundaryState {
  readonly place: string;
  /** In an object, because anything may be thrown, `undefined` too. */
  readonly crash?: { readonly thrown: unknown } | undefined;
}

/** Shows a notice in place of children that throw, instead of taking everything around them down. */
export class CrashBoundary extends React.Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { place: this.props.place };

  static getDerivedStateFromError(thrown: unknown): Partial<CrashBoundaryState> {
    return { crash: { thrown } };
  }

  static getDerivedStateFromProps(
    { place }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return place === state.place ? null : { place, crash: undefined };
  }

  override render(): React.ReactNode {
    const { crash } = this.state;
    const { children, notice } = this.props;
    if (!crash) return children;
    if (notice) return notice(crash.thrown);
    return (
      <CrashNotice
        thrown={crash.thrown}
        alone={this.props.alone === true}
        onRetry={() => {
          this.setState({ crash: undefined });
          // The button is about to go away; what it brings back stands here.
          document.getElementById("content")?.focus();
        }}
      />
    );
  }
}
