/**
 * What reaches other machines despite a document's policy, by the start of its name: no directive that
 * browsers honor covers WebRTC, whose servers the code names and contacts over UDP. The rest is new or
 * rare, and no game needs it. `tests/e2e/play/globals.yml` covers every other global.
 */
const PAST_THE_POLICY =
  /^(?:webkit|moz)?(?:RTC|SpeechRecognition)|^(?:WebTransport|WebSocketStream|Presentation|PaymentRequest|TCP|UDP|fetchLater|FencedFrame|HTMLFencedFrame|Fence$)/;

/**
 * What changes something that the frame shares with the rest of the tab, by the name of its class: the history, which
 * browsers cut at 50 entries, and the clipboard, which a click in the frame would open. No script can lock `location`, so
 * the page watches how the history grows (`src/features/playground/host/historyGuard.ts`).
 */
const SHARED_METHODS: Readonly<Record<string, readonly string[]>> = {
  History: ["pushState", "replaceState", "go", "back", "forward"],
  Navigation: ["navigate", "reload", "traverseTo", "back", "forward", "updateCurrentEntry"],
  Document: ["execCommand"],
};

/**
 * Locks for good what reaches other machines or the rest of the tab, before any foreign code runs. A realm that code
 * opens in the frame has an opaque origin of its own, and the document's policy lets no code run there.
 */
export function lockRealm(): void {
  const lock = (owner: object, name: string, value: unknown): void => {
    Object.defineProperty(owner, name, { value, writable: false, configurable: false });
  };
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (PAST_THE_POLICY.test(name)) lock(globalThis, name, undefined);
  for (const [name, methods] of Object.entries(SHARED_METHODS)) {
    const owner = (
      globalThis as unknown as Partial<Record<string, { readonly prototype: object }>>
    )[name];
    for (const method of methods) if (owner) lock(owner.prototype, method, () => undefined);
  }
}

/** Calls back when this document goes to a fragment, or a document within it goes anywhere. */
export function watchEntries(onEntry: () => void): void {
  const report = ({ isTrusted, target }: Event): void => {
    if (isTrusted && (target === window || target instanceof HTMLIFrameElement)) onEntry();
  };
  window.addEventListener("hashchange", report, true);
  window.addEventListener("load", report, true);
}
