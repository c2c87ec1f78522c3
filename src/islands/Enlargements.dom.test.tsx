import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Enlargements } from "./Enlargements";

test.each([
  ["diagram", "Diagram"],
  ["screen diagram", "Picture"],
])("a figure of the class %j opens larger, as a %s", (className, title) => {
  const image = (theme: string): string =>
    `<img class="only-${theme}" src="/${theme}.avif" width="560" height="400" alt="The flow">`;
  render(
    <>
      <figure className={className}>
        <div
          dangerouslySetInnerHTML={{
            __html: `${image("light")}${image("dark")}<button class="enlarge">Enlarge</button>`,
          }}
        />
      </figure>
      <Enlargements />
    </>,
  );
  fireEvent.click(screen.getByText("Enlarge"));
  const dialog = screen.getByRole("dialog", { name: title });
  expect(dialog.querySelector(".only-dark")?.outerHTML).toMatch(
    /src="\S*\/dark\.avif".* alt="The flow" width="700" height="500"/,
  );
});
