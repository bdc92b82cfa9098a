import type { Page } from '@playwright/test';
import { type Act, type Driver, QUIET_PAGE } from '../kit/driver.ts';

type Link = readonly [path: string, behind: string];

/** Runs in the page. */
const open = ([path, behind]: Link): void => {
  // A second link opened in the tab of the first one changes only the fragment of its address.
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
  // After a link was opened, an address without a token is not an event.
  hidden: ({ type, token }, { state }) => type === opened && token === '' && state !== 'reading',
  absent: /^reading$/,
});
