/** The name of the Atom feed of changes, in the root of the deployed site. */
export const CHANGES_FEED = "changes.xml";
