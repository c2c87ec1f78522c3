import React, { Suspense, lazy, useState } from "react";
import type { GamePlayerRootProps } from "./GamePlayerRoot";
import * as styles from "./GamePlayer.module.css";

interface GamePlayerProps extends Omit<GamePlayerRootProps, "onClose"> {
  readonly title: string;
  /** How many play, and what they do, in a few words. */
  readonly facts: string;
}

type LazyRoot = React.LazyExoticComponent<React.ComponentType<GamePlayerRootProps>>;

/** Asked for by the reader, so it is loaded by the click and again by the next one if that failed. */
const createRoot = (): LazyRoot =>
  lazy(async () => {
    try {
      return await import("./GamePlayerRoot");
    } catch {
      return { default: LoadFault };
    }
  });

function LoadFault({ onClose }: GamePlayerRootProps): React.JSX.Element {
  return (
    <div className={styles["poster"]} role="alert">
      <p>The player did not load. Are you online?</p>
      <button type="button" className={styles["play"]} onClick={onClose}>
        Back
      </button>
    </div>
  );
}

/**
 * A game that runs in the page, for all its seats. Nothing of it is loaded until the reader asks;
 * without JavaScript the rest of the page tells how the game goes.
 */
export function GamePlayer({ title, facts, ...root }: GamePlayerProps): React.JSX.Element {
  const [Root, setRoot] = useState<LazyRoot | undefined>();
  const poster = (label: string, onClick?: () => void) => (
    <div className={styles["poster"]}>
      <button type="button" className={styles["play"]} onClick={onClick} disabled={!onClick}>
        {label}
      </button>
      <p className={styles["facts"]}>{facts}</p>
      <noscript>
        <p>Playing needs JavaScript. The rules and the whole source stand below.</p>
      </noscript>
    </div>
  );
  return (
    <section className={styles["player"]} aria-label={`Play ${title}`}>
      {Root ? (
        <Suspense fallback={poster("Loading…")}>
          <Root
            {...root}
            onClose={() => {
              setRoot(undefined);
            }}
          />
        </Suspense>
      ) : (
        poster(`Play ${title}`, () => {
          setRoot(createRoot());
        })
      )}
    </section>
  );
}
