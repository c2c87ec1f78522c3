export { MemberIndex } from "./MemberIndex";
