import type { Page } from '@playwright/test';
import { type Act, type Driver, QUIET_PAGE } from '../driver.ts';

type Link = readonly [path: string, behind: string];

/** Runs in the page. */
const open = ([path, behind]: Link): void => {
  // Another link in the tab of the first one changes nothing of its address but what stands behind `#`.
  if (location.pathname === path) location.hash = behind;
  else history.pushState(null, '', behind ? `${path}#${behind}` : path);
};

const openLink = (path: string): Act => ({
  before: (page: Page, { token }) => page.evaluate(open, [path, token ? `token=${token}` : ''] as const),
});

/** A flow that begins by what its address carries: until a link is opened by `opened`, nothing of it is there. */
export const linkOfMail = (path: string, opened: string, driver: Omit<Driver, 'path'>): Driver => ({
  ...driver,
  path: QUIET_PAGE,
  events: { ...driver.events, [opened]: openLink(path) },
  // A page that has opened a link knows an address without one as its own.
  hidden: ({ type, token }, { state }) => type === opened && token === '' && state !== 'reading',
  absent: /^reading$/,
});
