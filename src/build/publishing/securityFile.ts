/** What `.well-known/security.txt` says (RFC 9116). */
export interface SecurityContacts {
  /** Addresses for reports of vulnerabilities, preferred one first. */
  readonly contacts: readonly string[];
  /** Address of the page that says what the project promises. */
  readonly policy: string;
  /** Address of the file itself. */
  readonly canonical: string;
}

/** How long the file is valid, in years: RFC 9116 asks for at most one. */
const YEARS = 1;

/**
 * Text of `security.txt`. It expires a year after the newest change of the site, `2025-01-31`, and not a year
 * after the build: two builds of one commit are the same.
 */
export function renderSecurityFile(
  { contacts, policy, canonical }: SecurityContacts,
  newestChange: string,
): string {
  const expires = new Date(`${newestChange}T00:00:00Z`);
  expires.setUTCFullYear(expires.getUTCFullYear() + YEARS);
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${canonical}`,
    `Policy: ${policy}`,
  ];
  return `${lines.join("\n")}\n`;
}
