import type { Panel } from "../../shared/contracts/figureSchema";
import type { PanelFacts } from "../../shared/contracts/panelFacts";
import { runToolkit } from "../layout/runToolkit";
import { readGridFacts } from "./gridFacts";
import { readMapFacts } from "./mapFacts";
import { readOrderFacts } from "./orderFacts";
import { readTilesFacts } from "./tilesFacts";
import { readViewsFacts } from "./viewsFacts";

function readFacts(panel: Panel): PanelFacts {
  switch (panel.kind) {
    case "SquareGrid":
    case "HexGrid":
      return readGridFacts(panel);
    case "ConnectedSpaceMap":
      return readMapFacts(panel);
    case "PieceGrid":
      return readTilesFacts(panel);
    case "views":
      return readViewsFacts(panel);
    case "Space":
    case "Stack":
      return readOrderFacts(panel);
  }
}

/**
 * Lets the toolkit compute what a panel shows. The same panel always gives the same facts. Throws an
 * Error when the toolkit fails or warns, or when the panel asks for something that does not exist.
 */
export function computePanel(panel: Panel): PanelFacts {
  const { value, warnings } = runToolkit(() => readFacts(panel));
  if (warnings.length > 0) throw new Error(`the toolkit warns: ${warnings.join("; ")}.`);
  return value;
}
