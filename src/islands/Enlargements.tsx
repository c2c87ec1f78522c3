import React, { useEffect, useState } from "react";
import { Dialog } from "../components/Dialog/Dialog";
import { ThemedPicture } from "../components/ThemedPicture/ThemedPicture";
import * as styles from "./Enlargements.module.css";

/** How much larger a diagram is in the dialog than on the page. */
const SCALE = 1.25;

/** The pictures of the diagram that a button belongs to; `undefined` for other buttons. */
function enlargedBy(target: EventTarget | null) {
  const button = target instanceof Element ? target.closest(".enlarge") : null;
  const [light, dark] = button?.closest("figure")?.querySelectorAll("img") ?? [];
  if (!light || !dark) return undefined;
  const size = (name: string): number => Math.round(Number(light.getAttribute(name)) * SCALE);
  return {
    light: light.src,
    dark: dark.src,
    alt: light.alt,
    width: size("width"),
    height: size("height"),
  };
}

/** Opens a diagram over the page for the buttons below diagrams. A page needs it once. */
export function Enlargements(): React.JSX.Element | null {
  const [diagram, setDiagram] = useState<ReturnType<typeof enlargedBy>>();
  useEffect(() => {
    const open = ({ target }: MouseEvent): void => {
      const clicked = enlargedBy(target);
      if (clicked) setDiagram(clicked);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  if (!diagram) return null;
  return (
    <Dialog label="Diagram" title="Diagram" onClose={() => setDiagram(undefined)}>
      {/* A box that scrolls is a stop of the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles["box"]} role="region" aria-label="Enlarged diagram" tabIndex={0}>
        <ThemedPicture {...diagram} />
      </div>
    </Dialog>
  );
}
