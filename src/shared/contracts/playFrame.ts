/** Path of the document in whose frames games and live code run, without the path prefix. */
export const PLAY_FRAME_PATH = "/live/frame.html";

/** Path of the worker that compiles what they run, without the path prefix. */
export const PLAY_COMPILER_PATH = "/live/compiler.js";

/** The fragment with which the document runs nothing: it is only to be downloaded. */
export const PRELOAD_HASH = "#preload";
