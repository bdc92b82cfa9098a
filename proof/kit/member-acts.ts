import { countMyFeeds, NO_FEEDS } from '#domain/community/feed-list.ts';
import type { Driver } from './driver.ts';

export const neverFails = 'a failed count is shown as zeros: a walkthrough of its own plays it';

/** Counts of the member's feeds: where the server fails, zeros are the answer. */
export const feedCountsOf = (path: string, offscreen: Driver['offscreen'] = {}): Driver => ({
  path,
  member: 'user',
  ports: {
    load: { asks: [countMyFeeds], refusal: (sample) => (sample === NO_FEEDS ? { code: null } : null) },
  },
  events: {},
  offscreen: { '✗ load': neverFails, ...offscreen },
});
