import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useDocumentKeys } from '../parts/document-keys.ts';

/** Tabs beside the chart of a live log. */
export const TABS = ['log', 'state', 'faults'] as const;
export type TabId = (typeof TABS)[number];

/** Key of each tab, and of the buttons that make a bug link and open a file. */
export const LIVE_KEYS = { log: 'l', state: 's', faults: 'f', report: 'r', open: 'o' } as const;

/** Where a tab is used first: its search, or its first control. */
const FIRST_CONTROLS = ['input[type="search"]', ':is(input:not([type="file"]), select, button)'];

/**
 * Listens for the keys of the live view: those of tabs show them and move the focus to their first control, the others
 * press a button of the column, which has its key as `aria-keyshortcuts`.
 */
export function useLiveKeys(
  column: RefObject<HTMLElement | null>,
  tabs: readonly TabId[],
  show: (tab: TabId) => void,
): void {
  const actions = useMemo(() => {
    const open = (tab: TabId) => () => {
      // The controls of the tab are in the document before one of them is looked for.
      flushSync(() => show(tab));
      const panel = column.current?.querySelector('[role="tabpanel"]:not([hidden])');
      FIRST_CONTROLS.map((control) => panel?.querySelector<HTMLElement>(control))
        .find((found) => found)
        ?.focus();
    };
    const press = (key: string) => () =>
      column.current?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
    return {
      ...Object.fromEntries(tabs.map((tab) => [LIVE_KEYS[tab], open(tab)])),
      [LIVE_KEYS.report]: press(LIVE_KEYS.report),
      [LIVE_KEYS.open]: press(LIVE_KEYS.open),
    };
  }, [column, tabs, show]);
  useDocumentKeys(actions);
}
