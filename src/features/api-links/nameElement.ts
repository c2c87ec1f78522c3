/** A sample whose names have types. */
const TYPED_CODE = "figure.code[data-typed]";
/** A name of such a sample, once its type has been loaded. */
const NAME = "[data-type]";

/** The sample with types that something is a part of. */
export function findTypedCode(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest(`main .prose ${TYPED_CODE} pre`) : null;
  return found?.closest<HTMLElement>(TYPED_CODE) ?? undefined;
}

/** The samples with types that a page holds. */
export function listTypedCode(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`main .prose ${TYPED_CODE}`)];
}

/** The name of a sample that something is a part of. */
export function findName(target: EventTarget | null): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>(`pre ${NAME}`) : null;
  return found ?? undefined;
}

/** The names of a sample whose types are known, in the order of the text. */
export function namesIn(figure: Element): readonly HTMLElement[] {
  return [...figure.querySelectorAll<HTMLElement>(`pre ${NAME}`)];
}
