import "./catchErrors";
import {
  PLAY_PROTOCOL,
  cutReport,
  isPlayInit,
  type PlayOrder,
  type PlayReport,
} from "../../features/playground/model/play/protocol";
import { faultText, refusalText } from "./faultText";
import type { EngineCalls } from "../../features/playground/model/play/engineCalls";
import { connectToPage } from "../connect";
import { createEngineCalls, type GameExports } from "./engine";
import { installGuard, takeBusyShare, watchWork } from "./guard";
import { lockRealm, watchEntries } from "./lockRealm";
import { setMarks } from "./marks";
import { createModules } from "./modules";
import { openPagePort } from "./pagePort";
import { startLive } from "./live/startLive";
import { hasActedLately, takeHasActed, watchTouch } from "./readerInput";
import { deliver, prepareTable, setTheme } from "./seat";
import "./frame.css";

declare global {
  /** Where the toolkit sends its messages: the bundler writes this for `window.top`. */
  var playHost: { postMessage: (message: unknown) => void };
}

function messageOf(error: unknown): string {
  return cutReport(faultText(error));
}

/** Answers one call of the engine; a refused move counts as an answer. */
function answer(
  calls: EngineCalls,
  { id, name, args }: Extract<PlayOrder, { t: "call" }>,
): Extract<PlayReport, { t: "answer" | "refusal" }> {
  if (!Object.hasOwn(calls, name))
    return { t: "refusal", id, message: `There is no call "${name}".` };
  try {
    const call = calls[name as keyof EngineCalls] as (...all: unknown[]) => unknown;
    return { t: "answer", id, value: call(...args) };
  } catch (error) {
    return { t: "refusal", id, message: cutReport(refusalText(error)) };
  }
}

function serve(port: MessagePort): void {
  lockRealm();
  installGuard();
  let calls: EngineCalls | undefined;
  let failLive: ReturnType<typeof startLive> | undefined;
  const send = openPagePort(port, (order) => {
    try {
      obey(order);
    } catch (error) {
      send({ t: "fault", message: messageOf(error) });
    }
  });
  watchTouch(
    () => send({ t: "touch" }),
    () => send({ t: "tab" }),
  );
  watchEntries(() => send({ t: "entry" }));
  watchWork(() => send({ t: "working" }));
  /** Sends an answer; one that cannot be sent, such as a function, becomes a refusal. */
  const sendAnswer = (report: Extract<PlayReport, { t: "answer" | "refusal" }>): void => {
    try {
      send(report);
    } catch (error) {
      send({ t: "refusal", id: report.id, message: messageOf(error) });
    }
  };
  globalThis.playHost = {
    postMessage: (message) => send({ t: "ui", message, byReader: hasActedLately() }),
  };
  self.addEventListener("error", ({ error, message }) => {
    if (failLive) failLive(error ?? new Error(message));
    else send({ t: "fault", message: error === null ? cutReport(message) : messageOf(error) });
  });
  self.addEventListener("unhandledrejection", ({ reason }) => {
    // The browser allows no sound before the reader's first click in the frame; that is not an error.
    if (reason instanceof DOMException && reason.name === "NotAllowedError") return;
    if (failLive) failLive(reason);
    else send({ t: "fault", message: messageOf(reason) });
  });
  const obey = (order: PlayOrder): void => {
    switch (order.t) {
      case "engine": {
        calls = createEngineCalls(createModules(order.modules)("./game") as GameExports);
        send({ t: "ready" });
        break;
      }
      case "seat":
        prepareTable(order);
        createModules(order.modules)("./ui");
        send({ t: "ready" });
        break;
      case "live":
        failLive = startLive(order, send);
        break;
      case "call":
        if (calls) sendAnswer(answer(calls, order));
        break;
      case "ui":
        deliver(order.message);
        break;
      case "theme":
        setTheme(order.theme);
        break;
      case "mark":
        setMarks(order.marks);
        break;
      case "ping":
        send({ t: "pong", id: order.id, busy: takeBusyShare(), acted: takeHasActed() });
    }
  };
}

connectToPage({ t: "play-hello", v: PLAY_PROTOCOL }, isPlayInit, serve);
