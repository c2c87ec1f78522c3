import { startTransition, type ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates a page in steps of a few ms. Gatsby's own way is one task, of 0.4 s on a slow phone. */
const hydrateInSteps = (element: ReactElement, container: Element): void => {
  startTransition(() => {
    hydrateRoot(container, element);
  });
};

/** `npm run dev` has no HTML to hydrate. Gatsby's type of the function is that of a component. */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "production" ? () => hydrateInSteps : undefined;
