import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// Leaves the document as the next test expects it: nothing mounted, stored or in the address.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
