import { afterAll, beforeAll, describe, test } from "vitest";
import { describeHost, expectTransportSecurity } from "./expectations";
import { findFreePort } from "../../tools/server/freePort";
import type { RunningProgram } from "./programs";
import { createSampleSite, type SampleSite } from "./sampleSite";

/** A server program that serves the small site from a sample configuration. */
export interface HostProgram {
  readonly name: string;
  /** The sample, below the project. */
  readonly sample: string;
  /** Whether this machine has what it needs. */
  readonly isInstalled: boolean;
  /** Starts it for a site at a plain and a secure origin. */
  readonly start: (site: SampleSite, origin: string, secure: string) => Promise<RunningProgram>;
}

/** Tests a sample configuration, if its program is installed. */
export function describeProgram({ name, sample, isInstalled, start }: HostProgram): void {
  describe.skipIf(!isInstalled)(sample, () => {
    let site: SampleSite | undefined;
    let running: RunningProgram | undefined;
    let origin = "";
    let secure = "";

    beforeAll(async () => {
      site = await createSampleSite();
      origin = `http://127.0.0.1:${String(await findFreePort())}`;
      secure = `https://127.0.0.1:${String(await findFreePort())}`;
      running = await start(site, origin, secure);
    }, 60_000);
    afterAll(async () => {
      await running?.stop();
      site?.remove();
    });

    describeHost(name, () => origin);

    test("over TLS it says to stay there", () => expectTransportSecurity(secure));
  });
}
