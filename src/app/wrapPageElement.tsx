import type { GatsbyBrowser } from "gatsby";
import { PageShell } from "./PageShell";

/** Puts every page into the shared layout; browser and server render the same. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => <PageShell pathname={props.location.pathname}>{element}</PageShell>;
