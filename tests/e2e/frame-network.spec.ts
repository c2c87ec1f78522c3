import { createSocket, type Socket } from "node:dgram";
import { createServer, type Server, type Socket as TcpSocket } from "node:net";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import { z } from "zod";
import { openBlock, pasteCode, PEEK, resultOf, waitForResult } from "./liveBlock";
import { expect, forgive, test } from "./site";

/** Opens a TCP port; `false` when it is taken. */
function openPort(tcp: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    tcp.once("error", () => resolve(false));
    tcp.listen(port, "127.0.0.1", () => resolve(true));
  });
}

/** Listens on a UDP port and the TCP port of the same number, both free, and counts what arrives. */
async function listen() {
  let packets = 0;
  let bytes = 0;
  const sockets: TcpSocket[] = [];
  const tcp = createServer((socket) => {
    sockets.push(socket);
    socket.on("data", ({ length }) => (bytes += length));
    socket.on("error", () => undefined);
  });
  const bind = async (): Promise<Socket> => {
    const udp = createSocket("udp4", () => (packets += 1));
    await new Promise<void>((resolve) => udp.bind(0, "127.0.0.1", resolve));
    if (await openPort(tcp, udp.address().port)) return udp;
    udp.close();
    return bind();
  };
  const udp = await bind();
  const { port } = udp.address();
  return {
    port,
    /** Packets over UDP; connections over TCP, and what came over them. */
    heard: () => ({ packets, connections: sockets.length, bytes }),
    close: () => {
      udp.close();
      for (const socket of sockets) socket.destroy();
      tcp.close();
    },
  };
}

/** Code that tries to send a word to a port of this machine by every means that browsers have. */
const SEND = (port: number): string => `
  const at = "127.0.0.1:${String(port)}";
  const tries = {
    stun: () => dial([{ urls: "stun:" + at }]),
    turn: () => dial([{ urls: "turn:" + at, username: "word", credential: "x" }]),
    turnTcp: () => dial([{ urls: "turn:" + at + "?transport=tcp", username: "word", credential: "x" }]),
    transport: () => new WebTransport("https://" + at + "/word"),
    stream: () => new WebSocketStream("ws://" + at + "/word"),
    socket: () => new WebSocket("ws://" + at + "/word"),
    events: () => new EventSource("http://" + at + "/word"),
    fetched: () => void fetch("http://" + at + "/word").catch(() => 0),
    later: () => fetchLater("http://" + at + "/word", { activateAfter: 0 }),
    beacon: () => navigator.sendBeacon("http://" + at + "/word"),
    image: () => { new Image().src = "http://" + at + "/word"; },
    worker: () => new Worker("http://" + at + "/word"),
  };
  function dial(iceServers) {
    const Peer = globalThis.RTCPeerConnection || globalThis.webkitRTCPeerConnection;
    const peer = new Peer({ iceServers, iceTransportPolicy: iceServers[0].username ? "relay" : "all" });
    peer.createDataChannel("word");
    peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  }
  for (const send of Object.values(tries)) try { send(); } catch {}
`;

/** The names by which code gets at WebRTC, in its own realm and in those that it can open. Runs in the frame. */
function findConstructors(): string[] {
  const sources = ["about:blank", "data:text/html,", "blob:null/x"];
  const frames = sources.map((src) => Object.assign(document.createElement("iframe"), { src }));
  const srcdoc = "<script>parent.found = RTCPeerConnection</script>";
  frames.push(Object.assign(document.createElement("iframe"), { srcdoc }));
  document.body.append(...frames);
  const find = (name: string, of: () => object | null): string[] => {
    try {
      const realm = of();
      const has = realm !== null && Reflect.get(realm, "RTCPeerConnection") !== undefined;
      return has ? [name] : [];
    } catch {
      // The realm of a different origin.
      return [];
    }
  };
  const nested = frames.flatMap((frame) => find(frame.src || "srcdoc", () => frame.contentWindow));
  Reflect.deleteProperty(globalThis, "RTCPeerConnection");
  return [...nested, ...find("own", () => globalThis), ...("found" in globalThis ? ["found"] : [])];
}

test("code of a live block reaches no other machine @core", async ({ page, faults }) => {
  const listener = await listen();
  try {
    await openBlock(page, PEEK);
    await pasteCode(page, PEEK, `${SEND(listener.port)}\n<b>all is sent</b>`);
    await waitForResult(page, PEEK, "all is sent");
    const result = resultOf(page, PEEK).locator("body");
    expect(await result.evaluate(findConstructors)).toEqual([]);
    await settle(page);
    expect(listener.heard()).toEqual({ packets: 0, connections: 0, bytes: 0 });
    // The same code in a page without the frame's policy and locks: the listener does receive it.
    await page.goto("about:blank");
    await page.evaluate(SEND(listener.port));
    await expect.poll(() => listener.heard().packets).toBeGreaterThan(0);
    await expect.poll(() => listener.heard().connections).toBeGreaterThan(0);
  } finally {
    listener.close();
    // The browser reports what the policy has blocked.
    forgive(faults, "console", "errors", "requests", "violations");
  }
});

test("a connection ahead of time, which no policy stops, carries nothing @chromium", async ({
  page,
}) => {
  const listener = await listen();
  try {
    await openBlock(page, PEEK);
    const address = `http://127.0.0.1:${String(listener.port)}`;
    await resultOf(page, PEEK)
      .locator("body")
      .evaluate((_, href) => {
        document.head.append(
          Object.assign(document.createElement("link"), { rel: "preconnect", href }),
        );
      }, address);
    // Chromium 156 makes no connection to this machine, older ones do.
    await settle(page);
    expect(listener.heard().bytes).toBe(0);
  } finally {
    listener.close();
  }
});

/** Waits as long as a browser takes to send: until a connection of the page itself has opened and closed. */
async function settle(page: Page): Promise<void> {
  const control = await listen();
  await page.evaluate((port) => {
    const peer = new RTCPeerConnection({
      iceServers: [{ urls: `stun:127.0.0.1:${String(port)}` }],
    });
    peer.createDataChannel("control");
    void peer.createOffer().then((offer) => peer.setLocalDescription(offer));
  }, control.port);
  await expect.poll(() => control.heard().packets).toBeGreaterThan(0);
  control.close();
}

test("every global of the frame has an answer: what could it reach?", async ({ page }) => {
  const file = readFileSync(path.resolve("tests/e2e/play/globals.yml"), "utf8");
  const answers = z.record(z.string(), z.string()).parse(parse(file));
  await openBlock(page, PEEK);
  const names = await resultOf(page, PEEK)
    .locator("body")
    .evaluate(() =>
      Object.getOwnPropertyNames(globalThis).filter((name) => {
        const property = Object.getOwnPropertyDescriptor(globalThis, name);
        // Frames are listed by number, and a locked name is present but has no value.
        return !/^\d+$/.test(name) && (property?.get ?? property?.value) !== undefined;
      }),
    );
  const patterns = Object.values(answers)
    .flatMap((listed) => listed.trim().split(/\s+/))
    .map((each) => new RegExp(`^${each.replaceAll("*", ".*")}$`));
  expect(names.length).toBeGreaterThan(500);
  const own = /^(?:__playwright.*|__pw_.*|reportViolation|__guard|__component|playHost)$/;
  const unknown = names.filter((name) => ![...patterns, own].some((each) => each.test(name)));
  expect(unknown, "Say in tests/e2e/play/globals.yml what each could reach.").toEqual([]);
});
