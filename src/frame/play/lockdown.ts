/**
 * What reaches other machines despite a document's policy, by the start of its name: no directive that
 * browsers honor covers WebRTC, whose servers the code names and contacts over UDP. The rest is new or
 * rare, and no game needs it. `tests/e2e/play/globals.yml` covers every other global.
 */
const PAST_THE_POLICY =
  /^(?:webkit|moz)?(?:RTC|SpeechRecognition)|^(?:WebTransport|WebSocketStream|Presentation|PaymentRequest|TCP|UDP|fetchLater|FencedFrame|HTMLFencedFrame|Fence$)/;

/**
 * Locks those for good, before any foreign code runs. A realm that code opens in the frame has its own
 * opaque origin, so nothing can be fetched from there.
 */
export function lockRealm(realm: object = globalThis): void {
  for (const name of Object.getOwnPropertyNames(realm).filter((each) => PAST_THE_POLICY.test(each)))
    Object.defineProperty(realm, name, { value: undefined, writable: false, configurable: false });
}
