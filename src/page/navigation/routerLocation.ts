/** Where a reader is, as the router tells its listeners. */
export interface RouterLocation {
  readonly pathname: string;
  readonly hash: string;
  /** `PUSH` or `REPLACE` when a link was followed; absent on back, forward and the first page. */
  readonly action?: string;
}
