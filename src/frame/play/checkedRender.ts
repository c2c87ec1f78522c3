import { render } from "@boardzilla/core";
import { checkOptions } from "./uiFaults";

/** The toolkit's `render`, with options that are checked. */
export const checkedRender: typeof render = (setup, options) =>
  render(
    setup,
    checkOptions(setup, options, navigator.userAgent.includes("Mobi")) as typeof options,
  );
