/**
 * Signs that nest in each other. The parser of the editor and of pasted layouts works in short steps, which can be ended
 * or put off, but thousands of these make one step of a second.
 */
export const NESTED_SIGNS = /[-+]{1000}/;
