import { listFeedRewards } from '#domain/admin/feed-rewards/feed-reward-endpoints.ts';
import { adminPolicies, changePolicy } from '#domain/admin/feed-rewards/reward-policy-endpoints.ts';
import { envelope, isJson } from '../kit/answers.ts';
import type { Driver } from '../kit/driver.ts';
import { paged } from '../kit/paged.ts';
import { nextButton } from '../kit/pages.ts';
import { resource } from '../kit/resource.ts';
import { policy } from './feed-rewards.samples.ts';

const PAGE = '/admin/feed-rewards';
const member = 'admin';

/** The address owns filters and page. */
const list = paged({ path: PAGE, member }, [listFeedRewards], {});

export const feedRewards: Driver = {
  ...list,
  // The seed has no rows: the page of the server gets those of the path.
  ports: {
    loadPage: {
      asks: [listFeedRewards],
      requests: 1,
      answer: async (ask, sample) => {
        const [page, wanted] = [Object(await ask()), Object(sample)];
        const { items, totalPages, totalElements } = wanted;
        return { ...page, content: items, totalPages, totalElements };
      },
    },
  },
  events: {
    ...list.events,
    'filter.changed': {
      before: async (page, event) => {
        if (event.page === 1) return nextButton(page).click();
        await page
          .getByRole('group', { name: '보기' })
          .getByRole('button', { pressed: false })
          .first()
          .click();
        return undefined;
      },
    },
  },
  // The path's second page is the last one.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' &&
    page === 1 &&
    (state !== 'loaded.filled' || Object(context.query).page === 1),
  offscreen: { 'screen.reloaded': 'tests/server pay rewards, after which the table is read again' },
};

export const rewardPolicies: Driver = {
  ...resource(PAGE, { asks: [adminPolicies] }, member),
  offscreen: { 'screen.reloaded': 'The form of a policy is closed first.' },
};

export const rewardPolicyForm: Driver = {
  member,
  path: PAGE,
  reach: (page) => page.getByRole('button', { name: '피드 쓰기 수정' }).click(),
  // The rewards of members stay as seeded.
  ports: { save: { asks: [changePolicy], answer: async () => envelope(policy) } },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (isJson(change))
          await page.getByLabel('포인트 (필수)', { exact: true }).fill(String(change.points));
      },
    },
    'form.submitted': {
      press: (page) => page.getByRole('dialog').getByRole('button', { name: '저장', exact: true }),
    },
  },
  absent: /^saved$/,
};
