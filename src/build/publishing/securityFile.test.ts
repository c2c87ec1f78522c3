import { expect, test } from "vitest";
import { renderSecurityFile } from "./securityFile";

test("security.txt has the fields that RFC 9116 requires, and expires after a year", () => {
  const text = renderSecurityFile(
    {
      contacts: ["https://example.org/report", "https://example.org/chat"],
      policy: "https://docs.example.org/security",
      canonical: "https://docs.example.org/.well-known/security.txt",
    },
    "2024-02-29",
  );
  expect(text.split("\n")).toEqual([
    "Contact: https://example.org/report",
    "Contact: https://example.org/chat",
    "Expires: 2025-03-01T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://docs.example.org/.well-known/security.txt",
    "Policy: https://docs.example.org/security",
    "",
  ]);
});
