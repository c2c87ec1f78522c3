export { fillMessageList, listMessageHeadings } from "./messageList";
