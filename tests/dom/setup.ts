import { cleanup, configure } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import { InPageWorker } from "./inPageWorker";

// Generous: a passing test never waits this long, and a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 4000 });

// Adds user-event's listeners to the document, once: `endListenersWithTest` must not take them for a test's own.
userEvent.setup();

Object.assign(globalThis, { Worker: InPageWorker });

// No document of a frame is downloaded: there is no network.
beforeEach(() => {
  document.documentElement.dataset["preloaded"] = "";
});

// Leaves the document as the next test expects it: nothing mounted, stored or in the address.
afterEach(() => {
  // A storage that a test has broken cannot be cleared.
  vi.restoreAllMocks();
  cleanup();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
