/** A place in a sample that names a symbol or member of the toolkit. */
export interface SampleReference {
  /** Offsets in the sample's code, in UTF-16 code units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Such as `createGame` or `Action#chooseFrom`. */
  readonly symbol: string;
}

/** A name in a sample and what TypeScript says it is. */
export interface SampleType {
  /** Offsets, as in a reference. */
  readonly start: number;
  readonly end: number;
  /** Such as `const table: Space<Meal, Host>`; at most six lines. */
  readonly text: string;
}

/** What the compiler knows about a checked sample; both lists in text order. */
export interface AnalysedSample {
  readonly references: readonly SampleReference[];
  readonly types: readonly SampleType[];
}
