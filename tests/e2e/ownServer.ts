import { test as base } from "@playwright/test";
import { type FaultServer, startFaultServer } from "../faultServer";
import { DIST } from "../routes";

/** The test of the built site on a server that no other test uses meanwhile, and that fails on request. */
export const test = base.extend<{ readonly site: FaultServer }, { readonly server: FaultServer }>({
  server: [
    async ({}, provide) => {
      const server = await startFaultServer();
      await provide(server);
      server.close();
    },
    { scope: "worker" },
  ],
  site: async ({ server }, provide) => {
    await server.heal();
    await server.deploy(DIST);
    await provide(server);
  },
  baseURL: async ({ site }, provide) => {
    await provide(site.url);
  },
});
