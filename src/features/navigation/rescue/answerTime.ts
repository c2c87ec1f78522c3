/** ms until a server that does not answer counts as out of reach. */
export const ANSWER_TIME = 5000;
