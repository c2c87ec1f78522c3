/**
 * Attribute of what holds old anchors. Each is the id of an element with one link, to where readers find now what the
 * anchor named: on a page that a heading has left, and in the list of inherited members of a class.
 */
export const LEADS_ON = "data-leads-on";
