/** Path of the document in whose frames games and live code run, without the path prefix. */
export const PLAY_FRAME_PATH = "/live/frame.html";

/** The fragment with which the document runs nothing: it is only to be downloaded. */
export const PRELOAD_HASH = "#preload";
