import { expect, test } from "vitest";
import { catchErrors, type Realm } from "./catchErrors";

/** A window whose functions call back at once, and an event that another dispatches on it. */
function makeRealm() {
  class Target extends EventTarget {}
  class Port {
    private listener?: (event: object) => void;
    get onmessage(): unknown {
      return this.listener;
    }
    set onmessage(listener: unknown) {
      this.listener = listener as (event: object) => void;
    }
    receive(): void {
      this.listener?.({});
    }
  }
  const errors: unknown[] = [];
  const now = (callback: () => void): number => {
    callback();
    return 7;
  };
  const realm = {
    ...{ setTimeout: now, setInterval: now, requestAnimationFrame: now, queueMicrotask: now },
    EventTarget: Target,
    MessagePort: Port as unknown as Realm["MessagePort"],
    dispatchEvent: (event: Event) => errors.push((event as ErrorEvent).error) > 0,
  };
  catchErrors(realm);
  return { realm, errors, target: new Target(), port: new Port() };
}

test("what callbacks throw is reported with the error itself", () => {
  const { realm, errors, target, port } = makeRealm();
  const error = new Error("no petals");
  const fail = (): never => {
    throw error;
  };
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"] as const)
    expect(realm[name](fail)).toBe(7);
  realm.queueMicrotask(fail);
  target.addEventListener("click", fail);
  target.dispatchEvent(new Event("click"));
  port.onmessage = fail;
  port.receive();
  expect(errors).toEqual(Array.from({ length: 6 }, () => error));
});

test("a listener is called with its target, and is removed as it was added", () => {
  const { target } = makeRealm();
  const heard: unknown[] = [];
  function listen(this: unknown): void {
    heard.push(this);
  }
  target.addEventListener("click", listen);
  target.dispatchEvent(new Event("click"));
  target.removeEventListener("click", listen);
  target.dispatchEvent(new Event("click"));
  expect(heard).toEqual([target]);
});
