/** ms until a server that does not answer counts as out of reach. */
export const TIMEOUT_MS = 5000;
