/// <reference path="../preludes/cookbook-tests.d.ts" />
/* sample */
