/// <reference path="../preludes/intro-starter.d.ts" />
/* sample */
