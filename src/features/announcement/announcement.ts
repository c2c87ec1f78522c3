import { createStorageSlot } from "../../shared/browser/storage";

const isText = (text: string): text is string => text !== "";

/** Closes the announcement whose id the button has. The boot script closes it on the next pages, before they show. */
export function closeAnnouncement({ dataset }: HTMLElement): void {
  createStorageSlot("announcement.id", isText).write(dataset["id"] ?? "");
  createStorageSlot("announcement.dismissed", isText).write("true");
  document.documentElement.dataset["announcement"] = "closed";
}
