/** A place in a sample that names a symbol or member of the toolkit. */
export interface SampleReference {
  /** Offsets in the sample's code, in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Such as `createGame` or `Action#chooseFrom`. */
  readonly symbol: string;
}
