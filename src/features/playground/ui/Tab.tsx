import React from "react";

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveTab(event: React.KeyboardEvent<HTMLButtonElement>): void {
  const list = event.currentTarget.closest("[role=tablist]");
  const tabs = [...(list?.querySelectorAll<HTMLButtonElement>("[role=tab]") ?? [])];
  const next = STEPS[event.key]?.(tabs.indexOf(event.currentTarget), tabs.length);
  const tab = next === undefined ? undefined : tabs[next];
  if (!tab) return;
  event.preventDefault();
  tab.focus();
  tab.click();
}

interface TabProps extends React.ComponentPropsWithoutRef<"button"> {
  readonly id: string;
  readonly "aria-controls": string;
  readonly "aria-selected": boolean;
  readonly onClick: () => void;
}

/** One of a row of tabs (APG): arrows, Home and End choose another tab and take the focus there. */
export function Tab(props: TabProps): React.JSX.Element {
  const tabIndex = props["aria-selected"] ? 0 : -1;
  return <button type="button" role="tab" tabIndex={tabIndex} onKeyDown={moveTab} {...props} />;
}
