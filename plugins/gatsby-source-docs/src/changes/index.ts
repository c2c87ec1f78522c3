export { CHANGES_FILE, fillChangeList } from "./changeList";
