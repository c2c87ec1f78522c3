import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// Generous: a test that passes never waits so long, and a machine with busy cores is slow, not wrong.
configure({ asyncUtilTimeout: 4000 });

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
