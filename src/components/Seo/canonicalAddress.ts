/** The address of a page that search engines should keep. */
export const canonicalAddress = (siteUrl: string, route: string): string => siteUrl + route;
