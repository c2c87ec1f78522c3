export { MemberIndex } from "./MemberIndex";
export { arriveAtReference, startReference } from "./start";
