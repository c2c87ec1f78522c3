/** The toolkit logs every step of a flow and every refused choice, which obscures what tests report. */
const quiet = (): void => undefined;
Object.assign(console, { debug: quiet, error: quiet });
