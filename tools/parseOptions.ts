import { parseArgs, type ParseArgsConfig } from "node:util";
import { fail } from "./runProgram";

/** Reads the arguments of a command with Node's `parseArgs`; ends the command when they are not as described. */
export function parseOptions<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const options = Object.entries(config.options ?? {}).map(([name, { type }]) =>
      type === "string" ? `--${name}=…` : `--${name}`,
    );
    // Node adds advice on how to pass an argument that begins with a dash.
    return fail(`${error.message.replace(/\. .*/, "")}.\nOptions: ${options.join(", ")}.`);
  }
}
