/** What is wrong with the path of the project, with the fix; `undefined` if Gatsby can work there. */
export function findFolderFault(root: string): string | undefined;

/** Ends the process with a message if Gatsby cannot work in the folder of the project: it fails late, and hides why. */
export function checkProjectFolder(root: string): void;
