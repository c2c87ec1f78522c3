/// <reference path="../preludes/modules-coin.d.ts" />
/* sample */
