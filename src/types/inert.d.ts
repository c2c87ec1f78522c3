import "react";

declare module "react" {
  // React 18 passes `inert` on as it is, but its types do not know it (facebook/react#17157); goes with React 19.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- must be declared as React does
  interface HTMLAttributes<T> {
    readonly inert?: "" | undefined;
  }
}
