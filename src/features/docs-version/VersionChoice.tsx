import React, { useEffect, useMemo, useRef, useState } from "react";
import { createStorageSlot, type StorageSlot } from "../../shared/browser/storage";
import { versionAddress } from "../../shared/olderVersion";
import type { SiteConfig } from "../../shared/contracts/siteConfig";
import * as styles from "./VersionChoice.module.css";

interface VersionChoiceProps {
  readonly docs: SiteConfig["docs"];
}

const keyOf = (docs: SiteConfig["docs"]): string => `docs-preferred-version-${docs.pluginId}`;

/**
 * Where the preferred version is stored. A name that is no version of these docs, such as one that was
 * removed, is ignored.
 */
function preferredVersionSlot(docs: SiteConfig["docs"]): StorageSlot<string> {
  const names = [docs.version, ...docs.otherVersions].map(({ name }) => name);
  const isVersion = (text: string): text is string => names.includes(text);
  return createStorageSlot(keyOf(docs), isVersion);
}

/**
 * The versions of the docs, and which of them the reader prefers. It is kept in the browser and followed
 * across tabs. Where there is one version there is nothing to choose, and it says so.
 */
export function VersionChoice({ docs }: VersionChoiceProps): React.JSX.Element {
  const slot = useMemo(() => preferredVersionSlot(docs), [docs]);
  const [preferred, setPreferred] = useState(docs.version.name);
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const follow = (stored: string | undefined): void => setPreferred(stored ?? docs.version.name);
    const checked = choices.current?.querySelector<HTMLInputElement>(":checked")?.value;
    // Chosen before this page was hydrated.
    const chosen = checked === docs.version.name ? undefined : checked;
    if (chosen !== undefined) slot.write(chosen);
    follow(chosen ?? slot.read());
    return slot.watch(follow);
  }, [slot, docs]);

  const { version, otherVersions } = docs;
  if (otherVersions.length === 0) {
    return (
      <p>
        These docs exist in one version, <strong>{version.label}</strong>. When there are more, this
        is where you choose the one to read.
      </p>
    );
  }
  const others = otherVersions.map((other) => ({
    ...other,
    href: versionAddress(other.href, __PATH_PREFIX__, docs),
  }));
  const chosen = others.find(({ name }) => name === preferred);
  return (
    <>
      <fieldset ref={choices} className={styles["versions"]} data-hydrate={keyOf(docs)}>
        <legend>Version that you prefer to read</legend>
        {[version, ...otherVersions].map(({ name, label }) => (
          <label key={name}>
            <input
              type="radio"
              name="docs-version"
              value={name}
              checked={name === preferred}
              onChange={() => {
                slot.write(name);
                setPreferred(name);
              }}
            />
            {label}
            {name === version.name && " (this site)"}
          </label>
        ))}
      </fieldset>
      <p role="status">
        {chosen && (
          <>
            You prefer {chosen.label}. <a href={chosen.href}>Open the docs of {chosen.label}</a>
          </>
        )}
      </p>
      <noscript>
        {others.map(({ name, label, href }) => (
          <p key={name}>
            <a href={href}>Open the docs of {label}</a>
          </p>
        ))}
      </noscript>
    </>
  );
}
