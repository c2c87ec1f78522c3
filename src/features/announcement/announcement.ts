import { createStorageSlot } from "../../shared/browser/storage";

const isText = (text: string): text is string => text !== "";
const idSlot = createStorageSlot("announcement.id", isText);
const dismissedSlot = createStorageSlot("announcement.dismissed", isText);

/** Closes the announcement whose id the button has. The boot script closes it on the next pages, before they show. */
export function closeAnnouncement({ dataset }: HTMLElement): void {
  idSlot.write(dataset["id"] ?? "");
  dismissedSlot.write("true");
  document.documentElement.dataset["announcement"] = "closed";
}
