/** Runs synchronous code with a silent console and returns what it warned about. */
export function recordWarnings<Value>(run: () => Value): {
  readonly value: Value;
  readonly warnings: string[];
} {
  const { log, warn } = console;
  const warnings: string[] = [];
  console.log = () => undefined;
  console.warn = (...words: readonly unknown[]) => {
    const text = words.map(String).join(" ").slice(0, 500);
    if (!warnings.includes(text) && warnings.length < 20) warnings.push(text);
  };
  try {
    return { value: run(), warnings };
  } finally {
    console.log = log;
    console.warn = warn;
  }
}
