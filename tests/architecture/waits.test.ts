import { expect, it } from 'vitest';
import { sources } from './layers/sources.ts';

/**
 * Matches sleeping for a fixed time, in a test or its page; `networkidle` waits for half a second without requests.
 */
const SLEEPS = /\.waitForTimeout\(|=>\s*setTimeout\(|from 'node:timers\/promises'|networkidle['"]/;

const ASKS_AGAIN = 'the pause between two questions to another process, which are asked until it answers';
const IS_SLOW = 'stands for something slow, so that others come while it lasts';
const NOTHING = 'shows that nothing happens meanwhile, which no event tells';
const WEIGHED = 'counts all that a page asks for by itself, with what its timers bring';
const TAKEN_ANEW = 'only where pictures and words are taken anew, which nothing is known of yet';

/** Files that sleep, with the reason. A test waits for an event: on a busy machine any fixed time is too short. */
const MAY: Readonly<Record<string, string>> = {
  'e2e/first-view.spec.ts': WEIGHED,
  'e2e/fonts.spec.ts': WEIGHED,
  'e2e/support/input-delay.ts':
    'the browser tells observers of a delay some time after the frame that ended it',
  'e2e/support/pictures.ts': TAKEN_ANEW,
  'e2e/support/page-text.ts': TAKEN_ANEW,
  'e2e/support/shop/second-shop.ts': ASKS_AGAIN,
  'tests/support/server/processes.ts': ASKS_AGAIN,
  'tests/support/server/redis.ts': ASKS_AGAIN,
  'tests/support/orders/shopping.ts': ASKS_AGAIN,
  'tests/server/admin/reports/reports.test.ts': ASKS_AGAIN,
  'tests/server/ssr/every-page.test.ts': ASKS_AGAIN,
  'tests/http/http.test.ts': IS_SLOW,
  'tests/server/members/profile/known-people.test.ts': IS_SLOW,
  'tests/server/trade/delivery/provider-request-sweeps.test.ts': IS_SLOW,
  'tests/server/trade/claims/refund-sweeps.test.ts': IS_SLOW,
  'tests/server/jobs/audit-chain.test.ts': IS_SLOW,
  'tests/server/jobs/jobs.test.ts': IS_SLOW,
  'tests/server/db/busy-database.test.ts': NOTHING,
  'tests/server/db/connections.test.ts': NOTHING,
  'tests/server/http/late-responses.test.ts': NOTHING,
  'tests/server/jobs/failed-jobs.test.ts': NOTHING,
  'tests/views/catalogue/search-box.test.tsx': NOTHING,
  'tests/views/trade/my-price.test.tsx': NOTHING,
  'tests/views/ui/ui-parts.test.tsx': NOTHING,
};

const sleeping = sources
  .filter(({ path, text }) => /^(e2e|tests)\//.test(path) && SLEEPS.test(text))
  .map(({ path }) => path);

it('tests wait for an event, never for time, unless they say why', () => {
  expect(sleeping.filter((path) => !(path in MAY))).toEqual([]);
});

it('files that may sleep do', () => {
  expect(Object.keys(MAY).filter((path) => !sleeping.includes(path))).toEqual([]);
});
