import { Bed, Seed, setup } from "../preludes/ui-garden-game";

/* sample */
