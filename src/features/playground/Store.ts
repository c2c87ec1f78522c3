import { useSyncExternalStore } from "react";

/** A state outside of React; components follow it with `useStore`. */
export class Store<State extends object> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: State) {}

  get state(): State {
    return this.current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  set(change: Partial<State>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** The state of a store; the component renders again when it changes. */
export function useStore<State extends object>(store: Store<State>): State {
  const read = (): State => store.state;
  return useSyncExternalStore(store.subscribe, read, read);
}
