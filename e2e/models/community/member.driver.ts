import { listFeedsOfUser } from '#domain/community/feed-list.ts';
import { listFollowers, toggleFollow } from '#domain/members/profile/follow.ts';
import { showMemberPage } from '#domain/members/profile/member-page.ts';
import { listMemberReviews } from '#domain/reviews/member-reviews.ts';
import { type Driver, resource } from '../driver.ts';
import { paged } from '../pages.ts';

/** A page of the server is a visitor's: a member's marks are read once the start check has ended. */
const MARKS = { 'screen.reloaded': 'e2e/ssr.spec.ts lets a member arrive on a page of the server' };
/** A seeded member with feeds and reviews. */
const PATH = '/users/13';

export const memberPage: Driver = {
  ...resource('memberPage', PATH, { asks: [showMemberPage] }),
  offscreen: MARKS,
};
export const memberFeeds: Driver = {
  ...paged({ flow: 'memberFeeds', path: PATH }, [listFeedsOfUser], {
    press: (page) => page.getByRole('group', { name: '피드 종류' }).locator('[aria-pressed="false"]').first(),
  }),
  offscreen: MARKS,
};
export const memberReviews: Driver = {
  ...paged({ flow: 'memberReviews', path: `${PATH}?tab=reviews` }, [listMemberReviews]),
  offscreen: MARKS,
};

export const memberFollow: Driver = {
  flow: 'memberFollow',
  member: 'minjun',
  path: PATH,
  ports: { toggle: { asks: [toggleFollow] } },
  events: { 'mark.toggled': { press: (page) => page.locator('[data-flow="memberFollow"]') } },
};
export const followList: Driver = {
  ...paged({ flow: 'followList', path: `${PATH}?list=followers` }, [listFollowers], {
    before: async (page, { filter }) => {
      const { q } = filter as { q: string };
      await page.getByLabel('닉네임 검색').fill(q);
    },
    press: (page) => page.getByRole('button', { name: '찾기', exact: true }),
  }),
  offscreen: MARKS,
};
