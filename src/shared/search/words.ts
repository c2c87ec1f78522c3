/** Words too common to tell anything; those that lunr leaves out of an index. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a able about across after all almost also am among an and any are as at be because been but " +
    "by can cannot could dear did do does either else ever every for from get got had has have he " +
    "her hers him his how however i if in into is it its just least let like likely may me might " +
    "most must my neither no nor not of off often on only or other our own rather said say says " +
    "she should since so some than that the their them then there these they this tis to too twas " +
    "us wants was we were what when where which while who whom why will with would yet you your"
  ).split(" "),
);

/** Longest word that is kept, in characters. */
const MAX_WORD_LENGTH = 40;
/** Longest query that is read, in UTF-16 code units, and most words of it. */
const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 20;

/** The parts of a name: words in capitals, words, numbers. `useD6` has `use` and `D6`. */
const NAME_PART = /(?:[A-Z](?![a-z]))+\d*|[A-Z]?[a-z]+\d*|\d+/g;

/** What an apostrophe adds to a word: `player's`, `it'll`. */
const SUFFIX = /['’](?:s|d|m|re|ve|ll)(?![\p{L}\p{N}])/giu;
/** A short "not": of `can't` and `won't` with the verb, of others, such as `isn't`, alone. */
const NOT = /(\bcan|\bwon|n)['’]t(?![\p{L}\p{N}])/giu;
const VERBS: Readonly<Record<string, string>> = { can: "can", won: "will" };

const WORD = /[\p{L}\p{N}_$]+/gu;
/** The same for texts without other letters, in a fifth of the time. */
const ASCII_WORD = /[A-Za-z0-9_$]+/g;

/** Whether a text has only ASCII characters plus dashes, quotes and dots. */
function isPlain(text: string): boolean {
  return !/[^\u0000-\u007f\u2010-\u2027]/.test(text);
}

/** A text in plain letters: those of full width, ligatures and separate accents are the letters they look like. */
export const toPlain = (text: string): string => text.normalize("NFKC");

/**
 * Cuts a text into its words as they are written, in plain letters; `player's` is `player`, and `don't` is `do`. Any
 * string is valid.
 */
export function splitWords(text: string): string[] {
  const clean = toPlain(text)
    .replace(NOT, (_, verb: string) => VERBS[verb.toLowerCase()] ?? "")
    .replace(SUFFIX, "");
  const words = clean.match(isPlain(clean) ? ASCII_WORD : WORD) ?? [];
  return words.map((word) =>
    word.length <= MAX_WORD_LENGTH ? word : Array.from(word).slice(0, MAX_WORD_LENGTH).join(""),
  );
}

/** A word in lower case; what a letter such as `İ` leaves beside it is not part of the word. */
export function toLower(word: string): string {
  const lower = word.toLowerCase();
  return lower.length === word.length ? lower : lower.replace(/[^\p{L}\p{N}_$]+/gu, "");
}

/** The words within a name such as `chooseOnBoard` or `INVALID_MOVE`, in lower case; none when it is one word. */
export function splitName(word: string): string[] {
  if (!/.[A-Z_\d]/.test(word)) return [];
  const parts = word.match(NAME_PART) ?? [];
  return parts.length > 1 ? parts.map(toLower) : [];
}

/** What is indexed for a name or a title: each word, and the words within it, in lower case. */
export function nameTokens(text: string): string[] {
  return splitWords(text).flatMap((word) => [toLower(word), ...splitName(word)]);
}

/** What is indexed for prose: the same as for a name, without common words and single letters. */
export function textTokens(text: string): string[] {
  return nameTokens(text).filter((token) => token.length > 1 && !STOP_WORDS.has(token));
}

/** Only the letters and digits of a name, so that `choose on board` is `chooseOnBoard`. */
export function squash(name: string): string {
  return toPlain(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, "");
}

/**
 * The words of a reader's query as they are written. Any string is valid: it never reaches lunr's own
 * query parser, which throws on many strings and lets `x~9999999999` exhaust the memory. Common words,
 * such as "the", count only where there are no others, or in a name such as `game.all()`.
 */
export function readWords(query: string): string[] {
  const text = toPlain(query.slice(0, MAX_QUERY_LENGTH));
  const words = splitWords(text);
  const isName = /^\s*[\w$.#()]+\s*$/.test(text);
  const telling = isName ? words : words.filter((word) => !STOP_WORDS.has(toLower(word)));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** The words of a reader's query in lower case. */
export function toWords(query: string): string[] {
  return readWords(query).map(toLower);
}
