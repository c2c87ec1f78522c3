import { keepInEntry, readEntry } from "../entryState";

/** Mark on the history entry of the open dialog. */
const MARK = "searchDialog";

let isOpen = false;
/** Whether we have gone back and the browser has not arrived yet. */
let isLeaving = false;
/** Address of the page below the dialog. */
let pageAddress = "";

/** Whether the present entry of the history is the dialog's. */
export function isDialogEntry(): boolean {
  return readEntry()[MARK] === true;
}

function settle(): void {
  if (isLeaving || isOpen === isDialogEntry()) return;
  if (isOpen) {
    pageAddress = window.location.href;
    window.history.pushState({ ...readEntry(), [MARK]: true }, "");
  } else {
    isLeaving = true;
    window.history.back();
  }
}

/**
 * Gives the open dialog an entry of the history, so that Back closes it, and takes the entry away when it
 * closes. Opening and closing faster than the browser goes back is fine.
 */
export function setDialogEntry(open: boolean): void {
  isOpen = open;
  settle();
}

/**
 * Makes the dialog's entry an ordinary one, for the page that is about to take its place: Back from a
 * result leads to the page the reader searched from.
 */
export function releaseDialogEntry(): void {
  if (isDialogEntry()) keepInEntry(MARK, undefined);
}

let onChange: (open: boolean) => void = () => undefined;

function onPopState(event: PopStateEvent): void {
  if (!isLeaving && isOpen === isDialogEntry()) return;
  const isSamePage = window.location.href === pageAddress;
  // The page stays as it is: neither the router nor the progress bar has anything to do.
  if (isSamePage) event.stopImmediatePropagation();
  if (isLeaving) {
    isLeaving = false;
    settle();
  } else if (isOpen || isSamePage) {
    onChange(!isOpen);
  } else {
    releaseDialogEntry();
  }
}

/**
 * Listens to Back and Forward; called before anything else listens, because a window calls its listeners
 * in the order in which they came, whatever their phase.
 */
export function startDialogEntry(): void {
  // A reload keeps the entry but not the dialog.
  releaseDialogEntry();
  window.addEventListener("popstate", onPopState);
}

/** Calls back when Back or Forward closes or opens the dialog. */
export function watchDialogEntry(listener: (open: boolean) => void): void {
  onChange = listener;
}
