/**
 * Reserves `.cache` and `public` of the project for this process, until the returned function is called or the process
 * ends. Rejects with an Error that says what to do when another process is at work there, or nothing can be written.
 *
 * @param patience How long to wait for the other process, in ms: after 4 s, the lock of one that was killed is free.
 */
export function lockCache(root: string, patience?: number): Promise<() => Promise<void>>;
