import type { Page } from '@playwright/test';
import {
  createCampaign,
  getCampaign,
  listCampaigns,
  pauseCampaign,
} from '#domain/admin/coupons/campaign-endpoints.ts';
import { countSegment, issueToSegment, listIssues } from '#domain/admin/coupons/segment-endpoints.ts';
import { issueCoupon } from '#domain/trade/coupons/coupon.ts';
import type { Call } from '#src/http/call.ts';
import { asSampled, envelope, isJson } from '../kit/answers.ts';
import { fillFields } from '../kit/date-fields.ts';
import { type Act, answerQuestion, type Driver, retry } from '../kit/driver.ts';
import { pauseClock } from '../kit/held-clock.ts';
import { pageLike } from '../kit/pages.ts';
import { campaign, running } from './coupons.samples.ts';

const member = 'admin';
const PAGE = '/admin/coupons';

/** The newest campaign, open beside the table. */
const opened = async (call: Call): Promise<string> => {
  const { content } = await call(listCampaigns, { query: { state: 'RUNNING' } });
  return `${PAGE}?open=${content[0]?.campaignId ?? 1}`;
};

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const pressed = (name: string): Act => ({
  press: (page) => page.getByRole('dialog').last().getByRole('button', { name, exact: true }),
});

/** Whether the table is searched already. */
const hasWords = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('없는 쿠폰');

export const campaignList: Driver = {
  member,
  path: PAGE,
  ports: { loadPage: { asks: [listCampaigns], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (turned) return;
        // Campaigns of the seed are found by it: an answer of the sample with rows has rows here too.
        await page.getByRole('searchbox', { name: '쿠폰 이름, 코드 검색' }).fill('신발');
      },
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('button', { name: '다음', exact: true })
          : page.getByRole('search').getByRole('button'),
    },
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'Something is done to a campaign first.' },
  // The pager is there only with several pages, and the values of the address are no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : hasWords(context)),
};

const rests: Act = { before: (page) => page.clock.runFor(2_000) };
const asks = [getCampaign, listIssues];

/** No coupon is issued: the answer is that of the path. */
const answer: Driver['ports'][string]['answer'] = async (_ask, sample, asked) => {
  if (!isJson(sample)) return envelope(null);
  return envelope(asked === listIssues ? sample.issues : sample.campaign);
};

export const campaignDetail: Driver = {
  member,
  path: opened,
  reach: async (page) => {
    await page.clock.install();
    // A page that is still arriving needs its timers, and a call that waits must not come to its end.
    await page.locator('[data-flow="campaignDetail"]').waitFor();
    await pauseClock(page);
  },
  changesContext: true,
  ports: { load: { asks, answer }, look: { asks, answer } },
  events: {
    'screen.retried': retry,
    'xstate.after.pace.campaignDetail.giving': rests,
    'xstate.after.pace.campaignDetail.stale': rests,
  },
  offscreen: { 'screen.reloaded': 'Something is done to the campaign first.' },
};

/** What is beside each label in a form of coupons. */
const LABELS: Readonly<Record<string, string>> = {
  name: '이름 (필수)',
  couponName: '이름 (필수)',
  code: '코드 (필수)',
  couponCode: '코드 (필수)',
  email: '회원 이메일 (필수)',
  discountValue: '할인 금액 (필수)',
  issueLimit: '발급 한도 (필수)',
  endsAt: '종료 (필수)',
  expiresAt: '만료 (필수)',
};

const typed: Act = {
  before: (page, { change }) => fillFields(page.getByRole('dialog'), LABELS, Object(change)),
};

export const campaignForm: Driver = {
  member,
  path: PAGE,
  reach: press('캠페인 만들기'),
  ports: { save: { asks: [createCampaign], answer: asSampled } },
  events: { 'field.changed': typed, 'form.submitted': pressed('저장') },
  absent: /^saved$/,
};

export const campaignPause: Driver = {
  member,
  path: opened,
  ports: { remove: { asks: [pauseCampaign], answer: async () => envelope(campaign) } },
  events: {
    'removal.asked': { press: (page) => page.getByRole('button', { name: '중지', exact: true }) },
    'removal.confirmed': answerQuestion('중지'),
    'removal.dismissed': answerQuestion('취소'),
  },
};

const COUPON = {
  couponCode: 'SORRY-1',
  couponName: '사과 쿠폰',
  discountType: 'FIXED_DISCOUNT',
  discountValue: 3_000,
  freeShipping: false,
  couponStatus: 'ACTIVE',
  usedAt: null,
  issuedAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2027-01-01T00:00:00.000Z',
};

export const couponGift: Driver = {
  member,
  path: PAGE,
  reach: press('회원 한 명에게 지급'),
  ports: { save: { asks: [issueCoupon], answer: async () => COUPON } },
  events: { 'field.changed': typed, 'form.submitted': pressed('쿠폰 지급') },
  absent: /^saved$/,
};

const given: Driver['ports'][string]['answer'] = async () => envelope(running);

export const segmentGift: Driver = {
  member,
  path: opened,
  reach: press('여러 회원에게 지급'),
  ports: {
    count: { asks: [countSegment], answer: asSampled },
    give: { asks: [issueToSegment], answer: given },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (isJson(change)) await page.getByLabel('등급부터').selectOption(String(change.levelFrom));
      },
    },
    'form.submitted': pressed('대상 인원 확인'),
    'gift.confirmed': {
      press: (page) => page.getByRole('alertdialog').getByRole('button', { name: /에게 지급$/ }),
    },
    'gift.dismissed': {
      press: (page) => page.getByRole('alertdialog').getByRole('button', { name: /^(취소|확인)$/ }),
    },
  },
  // A date field takes only days of the calendar; a number of members that is too large cannot be issued to.
  hidden: ({ type, change }, { context }) =>
    (isJson(change) && 'joinedFrom' in change) ||
    (type === 'gift.confirmed' && Number(isJson(context.counted) && context.counted.count) > 10_000),
  absent: /^given$/,
};
