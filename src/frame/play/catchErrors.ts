/*
 * Safari tells a frame of an opaque origin nothing of an error that no code catches: its `error` event says "Script
 * error." and has no error. There, all that the browser calls back catches what it throws and dispatches the event
 * with the error. Imported before all else, because React takes some of these functions as soon as it is there.
 */
import { NAMES_FILES } from "./evaluate";

type Callback = (this: unknown, ...values: unknown[]) => unknown;

/** The functions of a window that call back. */
const CALLING = ["setTimeout", "setInterval", "requestAnimationFrame", "queueMicrotask"] as const;

/** What is replaced, which differs in a test. */
export interface Realm {
  readonly EventTarget: { readonly prototype: EventTarget };
  readonly MessagePort: { readonly prototype: MessagePort };
  dispatchEvent(event: Event): boolean;
}

/** Makes the callbacks of a realm report what they throw. */
export function catchErrors(realm: Realm & Record<(typeof CALLING)[number], unknown>): void {
  const known = new WeakMap<Callback, Callback>();
  const catching = (callback: unknown): unknown => {
    // Objects that listen are rare, and timers take text.
    if (typeof callback !== "function") return callback;
    const own = callback as Callback;
    const caught: Callback =
      known.get(own) ??
      function (...values) {
        try {
          return own.apply(this, values);
        } catch (error) {
          realm.dispatchEvent(new ErrorEvent("error", { error }));
          return undefined;
        }
      };
    known.set(own, caught);
    return caught;
  };
  for (const name of CALLING) {
    const call = realm[name] as Callback;
    realm[name] = (callback: unknown, ...others: unknown[]) =>
      call.apply(realm, [catching(callback), ...others]);
  }
  const { prototype } = realm.EventTarget;
  for (const name of ["addEventListener", "removeEventListener"] as const) {
    // eslint-disable-next-line @typescript-eslint/unbound-method
    const call = prototype[name] as Callback;
    prototype[name] = function (type: string, listener: unknown, ...others: unknown[]): void {
      call.apply(this, [type, type === "error" ? listener : catching(listener), ...others]);
    };
  }
  const port = realm.MessagePort.prototype;
  const onmessage = Object.getOwnPropertyDescriptor(port, "onmessage");
  Object.defineProperty(port, "onmessage", {
    ...onmessage,
    set(this: MessagePort, listener: unknown) {
      onmessage?.set?.call(this, catching(listener));
    },
  });
}

if (!NAMES_FILES) catchErrors(globalThis);
