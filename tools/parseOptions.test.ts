import { expect, test, vi } from "vitest";
import { parseOptions } from "./parseOptions";

test.each([
  ["--help", "Unknown option '--help'.\nOptions: --search, --scale=…."],
  ["--scale", "Option '--scale <value>' argument missing.\nOptions: --search, --scale=…."],
])("%s ends a command that does not have it, with the options that it has", (argument, message) => {
  const print = vi.spyOn(console, "error").mockReturnValue();
  const exit = vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  const options = { search: { type: "boolean" }, scale: { type: "string" } } as const;
  expect(() => parseOptions({ args: [argument], options })).toThrow("exit 2");
  expect(exit).toHaveBeenCalledOnce();
  expect(print.mock.calls).toEqual([[message]]);
});
