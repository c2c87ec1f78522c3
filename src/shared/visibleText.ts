/** Scripts that join letters, or keep them apart, by U+200C and U+200D. */
const JOINING = [
  ...["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Adlm", "Rohg"],
  ...["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh"],
  ...["Khmr", "Mymr", "Tibt", "Java", "Bali"],
]
  .map((script) => String.raw`\p{scx=${script}}`)
  .join("");

/** A letter or mark of such a script. */
const JOINED = String.raw`(?![\p{Cf}\p{DI}])(?=[\p{L}\p{M}])[${JOINING}]`;

/** Where an invisible character is needed: it is kept together with what it belongs to. */
const NEEDED = [
  // The flags of England, Scotland and Wales are spelled in tags.
  String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
  // An emoji, as text or in color, or several that are joined to one, such as a family.
  String.raw`\p{ExtPict}\p{EMod}?[\ufe0e\ufe0f]?(?:\u200d\p{ExtPict}\p{EMod}?[\ufe0e\ufe0f]?)*`,
  String.raw`[0-9#*]\ufe0f\u20e3`,
  // Persian and Indic words.
  String.raw`${JOINED}[\u200c\u200d]`,
  // The form of an ideograph, as in Japanese names.
  String.raw`\p{sc=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
];

/**
 * What is invisible, or changes the order of what is around it: controls, format characters (Unicode's category Cf),
 * what fonts are to draw as nothing (Default_Ignorable_Code_Point), and separators of lines and paragraphs. Not line
 * breaks and tabs, and not the marks of category Cf that are drawn around numbers.
 */
const HIDDEN = String.raw`(?![\t\n\r\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}])[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]`;

const PATTERN = new RegExp(`(${NEEDED.join("|")})|${HIDDEN}`, "gu");

/** Texts without any such character, which is nearly all, are read at once. */
const ORDINARY = /^[\t\n\r\x20-\x7e]*$/;

/**
 * A text of others as the page shows it: a character that would hide or reorder text becomes U+FFFD, because a
 * message could say something else than it seems to. Emoji and the words of all languages stay as they are. For what
 * is shown only: what is copied, sent back or run stays what it was.
 */
export function visibleText(text: string): string {
  if (ORDINARY.test(text)) return text;
  return text.replace(PATTERN, (_, needed: string | undefined) => needed ?? "\ufffd");
}

/**
 * One such character in code, for editors, which look at places and not at words: U+200C and U+200D count unless
 * what they join follows, and the variants of emoji do not count.
 */
export const HIDDEN_IN_CODE = new RegExp(
  String.raw`(?![\ufe0e\ufe0f]|\u200d\p{ExtPict}|[\u200c\u200d]${JOINED})${HIDDEN}`,
  "gu",
);
