import React, { useEffect, useState } from "react";
import { Dialog } from "../components/Dialog/Dialog";
import { ThemedPicture } from "../components/ThemedPicture/ThemedPicture";
import * as styles from "./Enlargements.module.css";

/** How much larger a picture is in the dialog than on the page. */
const SCALE = 1.25;

/** The images of the picture that a button belongs to, and its title; `undefined` for other buttons. */
function enlargedBy(target: EventTarget | null) {
  const button = target instanceof Element ? target.closest(".enlarge") : null;
  const figure = button?.closest("figure");
  const [light, dark] = figure?.querySelectorAll("img") ?? [];
  if (!figure || !light || !dark) return undefined;
  const size = (name: string): number => Math.round(Number(light.getAttribute(name)) * SCALE);
  return {
    title: figure.classList.contains("screen") ? "Picture" : "Diagram",
    images: {
      light: light.src,
      dark: dark.src,
      alt: light.alt,
      width: size("width"),
      height: size("height"),
    },
  };
}

/** Opens a picture over the page for the buttons below pictures. A page needs it once. */
export function Enlargements(): React.JSX.Element | null {
  const [enlarged, setEnlarged] = useState<ReturnType<typeof enlargedBy>>();
  useEffect(() => {
    const open = ({ target }: MouseEvent): void => {
      const clicked = enlargedBy(target);
      if (clicked) setEnlarged(clicked);
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, []);
  if (!enlarged) return null;
  const { title, images } = enlarged;
  const region = `Enlarged ${title.toLowerCase()}`;
  return (
    <Dialog label={title} title={title} onClose={() => setEnlarged(undefined)}>
      {/* A box that scrolls is a stop of the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles["box"]} role="region" aria-label={region} tabIndex={0}>
        <ThemedPicture {...images} />
      </div>
    </Dialog>
  );
}
