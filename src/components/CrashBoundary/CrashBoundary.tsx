import React from "react";
import { CrashNotice } from "./CrashNotice";
import { CONTENT } from "../../shared/contracts/siteIds";

interface CrashBoundaryProps {
  /** What is shown, such as the page's address: when it changes, the crash is cleared. */
  readonly place: string;
  /** Nothing surrounds the notice, so it has a link home and a button that reloads. */
  readonly alone?: boolean;
  /** What is shown after a crash, instead of the page notice; what it offers must change `place`. */
  readonly notice?: (thrown: unknown) => React.ReactNode;
  readonly children: React.ReactNode;
}

interface CrashBoundaryState {
  readonly place: string;
  /** In an object, because anything may be thrown, even `undefined`. */
  readonly crash?: { readonly thrown: unknown } | undefined;
}

/** Shows a notice in place of children that throw, so that nothing around them crashes too. */
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
          // The button is about to go away; what it brings back appears here.
          document.getElementById(CONTENT)?.focus();
        }}
      />
    );
  }
}
