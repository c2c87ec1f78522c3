import { createRoot } from "react-dom/client";
import {
  cutReport,
  type LogLevel,
  type PlayOrder,
  type PlayReport,
} from "../../../features/playground/model/play/protocol";
import { installKeyboard } from "../../keyboard/installKeyboard";
import { checkedRender } from "../checkedRender";
import { EndlessError } from "../guard";
import { addElement, setTheme } from "../seat";
import { installTaps } from "../taps";
import { LiveGame, type RenderOptions, type Setup } from "./LiveGame";
import { LiveResult } from "./LiveResult";
import { describeThrown } from "./thrown";
import { runLiveModule } from "./runLiveModule";

type LiveOrder = Extract<PlayOrder, { t: "live" }>;
type Send = (report: PlayReport) => void;

/** How many errors a run reports; a timer may throw forever. */
const MAX_ERRORS = 20;
/** Between two reports of the height, in ms: an animation must not use up the frame's reports. */
const SIZE_PAUSE = 100;

function reportHeight(element: HTMLElement, send: Send): void {
  let timer: number | undefined;
  let last = -1;
  const report = (): void => {
    timer = undefined;
    const h = Math.ceil(element.getBoundingClientRect().height);
    if (h !== last) send({ t: "size", h });
    last = h;
  };
  new ResizeObserver(() => {
    timer ??= window.setTimeout(report, last < 0 ? 0 : SIZE_PAUSE);
  }).observe(element);
}

/** Reports what was thrown; `final` means that nothing more will be shown. */
function createReporter(send: Send): (thrown: unknown, final: boolean) => void {
  let errors = 0;
  return (thrown, final) => {
    errors += 1;
    if (errors > MAX_ERRORS) return;
    const { name, message, line } = describeThrown(thrown);
    const error = { name: cutReport(name), message: cutReport(message) };
    const endless = thrown instanceof EndlessError;
    send({ t: "error", ...error, ...(line !== undefined && { line }), endless, final });
  };
}

/**
 * Runs the code of a live block and shows what it renders, an element or a whole game.
 *
 * @returns what reports an error outside the calls that this frame makes: in timers, handlers, promises
 */
export function startLive(
  { code, theme, players = 2 }: LiveOrder,
  send: Send,
): (error: unknown) => void {
  const begin = performance.now();
  const report = createReporter(send);
  const fail = (error: unknown): void => report(error, false);
  const succeed = (shows: Extract<PlayReport, { t: "ok" }>["shows"]): void =>
    send({ t: "ok", ms: performance.now() - begin, shows });
  const writeLog = (level: LogLevel, text: string): void =>
    send({ t: "log", level, text: cutReport(text) });
  const playGame = (setup: Setup, options: RenderOptions): void => {
    const game = new LiveGame(setup, players, {
      onReady: () => succeed("game"),
      onError: fail,
      onNote: (text) => writeLog("warn", text),
    });
    addElement("root");
    installKeyboard();
    installTaps();
    document.documentElement.classList.add("live-game");
    document.body.dataset["bootstrapJson"] = JSON.stringify(game.bootstrap);
    globalThis.playHost = { postMessage: game.hear };
    checkedRender(setup as never, options);
  };
  setTheme(theme);
  const live = addElement("live");
  reportHeight(live, send);
  createRoot(live).render(
    <LiveResult
      run={(show) => {
        if (!runLiveModule(code, { show, playGame, writeLog })) succeed("nothing");
      }}
      onShown={() => succeed("element")}
      onError={(error) => report(error, true)}
    />,
  );
  return fail;
}
