import React, { useEffect } from "react";
import { LiveContext, LiveError, LivePreview, LiveProvider } from "react-live";
import { describeThrown } from "./thrown";

/** What may be shown: an element, or a component without props. */
export type Showable = React.ReactNode | React.ComponentType;

interface LiveResultProps {
  /** Runs the code; it shows what it has to show. */
  readonly run: (show: (value: Showable) => void) => void;
  readonly onShown: () => void;
  readonly onError: (error: unknown) => void;
}

/** The part of react-live's context that its types omit. */
interface LiveErrors {
  readonly onError?: (error: Error) => void;
}

type BoundaryProps = React.PropsWithChildren<Pick<LiveResultProps, "onShown" | "onError">>;

/**
 * Catches what the shown code throws before react-live does, which calls `toString` on it and fails on
 * `throw null`. It gets an Error instead.
 */
class ErrorText extends React.Component<BoundaryProps, { readonly hasFailed: boolean }> {
  static override contextType = LiveContext;
  declare context: React.ContextType<typeof LiveContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    if (!this.state.hasFailed) this.props.onShown();
  }

  override componentDidCatch(thrown: unknown): void {
    const { name, message } = describeThrown(thrown);
    (this.context as LiveErrors).onError?.(Object.assign(new Error(message), { name }));
    this.props.onError(thrown);
  }

  override render(): React.ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

function toElement(value: Showable): React.ReactNode {
  if (typeof value === "function") return React.createElement(value);
  if (React.isValidElement(value) || typeof value === "string" || typeof value === "number")
    return value;
  // memo and forwardRef return objects that are components.
  const isComponent = typeof value === "object" && value !== null && "$$typeof" in value;
  if (isComponent) return React.createElement(value as unknown as React.ComponentType);
  throw new Error("render() shows an element such as <App />, a component, or a game's setup.");
}

/** What react-live evaluates, in the form it expects; the page has already compiled the reader's code. */
const CODE = "__run((element) => render(element))";

export function LiveResult({ run, onShown, onError }: LiveResultProps): React.JSX.Element {
  const [scope] = React.useState(() => ({
    __run: (render: (element: React.ReactNode) => void) => {
      try {
        run((value) => {
          const element = toElement(value);
          render(
            <ErrorText onShown={onShown} onError={onError}>
              {element}
            </ErrorText>,
          );
        });
      } catch (error) {
        onError(error);
      }
    },
  }));
  useEffect(() => {
    document.documentElement.classList.add("live");
  }, []);
  return (
    <LiveProvider code={CODE} scope={scope} noInline>
      <LivePreview className="live-preview" />
      <LiveError className="live-error" />
    </LiveProvider>
  );
}
