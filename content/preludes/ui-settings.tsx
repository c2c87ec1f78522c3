import { Space, Stack } from "@boardzilla/core";
import { Fruit, Grower, Mat, Orchard, setup } from "../preludes/ui-orchard-game";

/* sample */
