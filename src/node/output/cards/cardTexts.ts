/**
 * Address of a page's link card, without origin and prefix: `/game/actions` → `/cards/game/actions.png`. It
 * has no hash: posts and chats keep the address of a card for years, and an address that changed with the
 * title would leave them without a picture.
 */
export function cardPath(route: string): string {
  return `/cards${route === "/" ? "/index" : route}.png`;
}

/** What a card says. */
export interface CardTexts {
  readonly title: string;
  /** The line above the title. */
  readonly section: string;
  /** The line at the foot. */
  readonly foot: string;
}

/** The part of a page that determines what its card says. */
export interface CardPage {
  readonly route: string;
  readonly title: string;
  /** Kind of a page of the API reference: `class`, `modules` … */
  readonly kind?: string | undefined;
}

const WHOLE = "Documentation";
const REFERENCE = "API reference";

/** A page that is the section itself does not say its name twice. */
function toSection({ title, kind }: CardPage, label: string): string {
  if (kind === "class") return `${REFERENCE} · class`;
  const section = kind === undefined ? label : REFERENCE;
  return title === section ? WHOLE : section;
}

/**
 * What the card of a page says; `label` is that of its section. The home page has the name of the site as its
 * title, so its foot has the tagline.
 */
export function toCardTexts(
  page: CardPage,
  label: string,
  site: { readonly title: string; readonly tagline: string },
): CardTexts {
  return page.route === "/"
    ? { title: site.title, section: WHOLE, foot: site.tagline }
    : { title: page.title, section: toSection(page, label), foot: site.title };
}

/** What a card shows, for readers who do not see it. */
export function cardAlt({ title, section }: CardTexts): string {
  return `“${title}”, ${section}; below, the Boardzilla mark: a die with a dinosaur's plates`;
}
