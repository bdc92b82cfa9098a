// Size: samples, words and drivers of one page.
import {
  createStoreCoupon,
  listStoreCoupons,
  type StoreCoupon,
} from '#domain/seller/coupons/store-coupon.ts';
import { storeCouponChangeMachine } from '#machines/seller/coupons/store-coupon-change.machine.ts';
import { storeCouponEndMachine } from '#machines/seller/coupons/store-coupon-end.machine.ts';
import { storeCouponFormMachine } from '#machines/seller/coupons/store-coupon-form.machine.ts';
import { storeCouponListMachine } from '#machines/seller/coupons/store-coupon-list.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { envelope } from '../kit/answers.ts';
import { fillFields } from '../kit/date-fields.ts';
import { type Act, retry } from '../kit/driver.ts';
import { pagedEntry } from '../kit/paged.ts';
import { pageLike } from '../kit/pages.ts';
import { removalEntry } from '../kit/removal.ts';
import { type Proof, proof } from '../page.ts';

const group = '판매자';
const PAGE = '/store-coupons';
const member = 'seller';

const running: StoreCoupon = {
  campaignId: 9,
  name: '단골 10%',
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  minOrderAmount: 30_000,
  maxDiscountAmount: 5_000,
  issueLimit: 100,
  validDays: 30,
  startsAt: '2026-11-19T15:00:00.000Z',
  endsAt: '2026-12-20T15:00:00.000Z',
  state: 'RUNNING',
  issued: 24,
  used: 6,
  cost: 27_500,
};
const ended: StoreCoupon = { ...running, campaignId: 8, name: '가을 5,000원', state: 'ENDED' };

const change = {
  name: '단골 10%',
  discountValue: '10',
  maxDiscountAmount: '5000',
  issueLimit: '100',
  endsOn: '2026-12-20',
};
const typed = { type: 'field.changed', change } as const;
const submitted = { type: 'form.submitted' } as const;
const full = refusal('지급 중인 쿠폰이 너무 많아요.', 'TOO_MANY_STORE_COUPONS');

const form: RegistryEntry = {
  title: '스토어 쿠폰 만들기',
  group,
  machine: storeCouponFormMachine,
  kit: 'form',
  input: { today: '2026-11-20' },
  ports: { save: { done: undefined, error: full, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { name: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 만들기', steps: [typed, submitted, done('save')] },
    { name: '빈 양식은 보내지지 않음', steps: [submitted] },
    { name: '쿠폰이 이미 너무 많음', steps: [typed, submitted, failed('save', full)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const renamed = { type: 'field.changed', change: { name: '단골 할인', issueLimit: '200' } } as const;
const tooFew = { type: 'field.changed', change: { issueLimit: '23' } } as const;
const over = refusal('끝난 쿠폰은 바꿀 수 없어요.', 'STORE_COUPON_ENDED');

const changeForm: RegistryEntry = {
  title: '스토어 쿠폰 수정',
  group,
  machine: storeCouponChangeMachine,
  kit: 'form',
  input: {
    campaignId: running.campaignId,
    name: running.name,
    issueLimit: '100',
    endsOn: '2026-12-20',
    startsOn: '2026-11-20',
    issued: running.issued,
    today: '2026-11-25',
  },
  ports: { save: { done: undefined, error: over, otherErrors: [unanswered] } },
  events: [renamed, tooFew, submitted],
  walkthroughs: [
    { name: '이름과 수량 바꾸기', steps: [renamed, submitted, done('save')] },
    { name: '받은 수보다 적으면 보내지지 않음', steps: [tooFew, submitted] },
    { name: '그사이 끝난 쿠폰', steps: [renamed, submitted, failed('save', over)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [renamed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const LABELS: Readonly<Record<string, string>> = {
  name: '이름 (필수)',
  discountValue: '할인율 (필수)',
  maxDiscountAmount: '최대 할인 금액 (필수)',
  issueLimit: '수량 (필수)',
  endsOn: '지급 종료일 (필수)',
};
const filled: Act = {
  before: (page, { change: fields }) => fillFields(page.getByRole('dialog'), LABELS, Object(fields)),
};

/** True if the larger page size is already set. */
const isLong = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('50');

export const proofs: readonly Proof[] = [
  proof(
    pagedEntry({
      title: '스토어 쿠폰',
      group,
      machine: storeCouponListMachine,
      filters: 'withPage',
      reloads: true,
      filter: { size: 20 },
      narrowed: { size: 50 },
      items: [running, ended],
      error: new Error('스토어 쿠폰을 불러오지 못했어요.'),
    }),
    {
      about: '스토어 쿠폰을 몇 장 받고 썼는지, 얼마가 들었는지 봐요.',
      says: { loadPage: '스토어 쿠폰을 불러와요', 'filter.changed': '다른 쪽이나 다른 줄 수를 골라요' },
      driver: {
        member,
        path: PAGE,
        ports: { loadPage: { asks: [listStoreCoupons], answer: pageLike } },
        events: {
          'filter.changed': {
            before: async (page, { page: turned }) => {
              if (!turned) await page.getByLabel('한 번에').selectOption('50');
            },
            press: (page, { page: turned }) =>
              turned ? page.getByRole('button', { name: '다음', exact: true }) : page.getByLabel('한 번에'),
          },
          'screen.retried': retry,
        },
        offscreen: { 'screen.reloaded': 'A coupon is created or ended first.' },
        // Pager and page size are there only with rows, and the values of the address are no change.
        hidden: ({ type, page }, { state, context }) =>
          type === 'filter.changed' && (state !== 'loaded.filled' || (!page && isLong(context))),
      },
    },
  ),
  proof(form, {
    about: '스토어 상품에만 쓰는 쿠폰을 만들어요. 할인은 스토어가 맡아요.',
    says: {
      save: '쿠폰을 만들어요',
      'field.changed': '쿠폰의 혜택과 기간을 적어요',
      'form.submitted': '만들기를 눌러요',
    },
    driver: {
      member,
      path: PAGE,
      reach: (page) => page.getByRole('button', { name: '쿠폰 만들기', exact: true }).first().click(),
      ports: { save: { asks: [createStoreCoupon], answer: async () => envelope(running) } },
      events: {
        'field.changed': filled,
        'form.submitted': {
          press: (page) =>
            page.getByRole('dialog').last().getByRole('button', { name: '만들기', exact: true }),
        },
      },
      absent: /^saved$/,
    },
  }),
  proof(changeForm, {
    about: '나눠 주는 쿠폰의 이름과 수량, 지급 종료일을 바꿔요. 혜택은 그대로예요.',
    says: {
      save: '바꾼 내용을 저장해요',
      'field.changed': '이름, 수량이나 마지막 날을 적어요',
      'form.submitted': '저장하기를 눌러요',
    },
    undriven: {
      why: 'the seed has few coupons of stores, and their numbers of taken copies differ from the sample',
      provenBy: 'tests/views/seller/store-coupons.test.tsx',
    },
  }),
  proof(
    removalEntry({
      title: '스토어 쿠폰 끝내기',
      group,
      machine: storeCouponEndMachine,
      error: refusal('쿠폰 캠페인을 찾을 수 없어요.', 'CAMPAIGN_NOT_FOUND'),
    }),
    {
      about: '스토어 쿠폰을 한 번 묻고 끝내요. 이미 받은 쿠폰은 그대로 쓸 수 있어요.',
      says: { remove: '쿠폰을 끝내요' },
      undriven: {
        why: 'the seed has few coupons of stores, and one that is ended for one path is ended for all',
        provenBy: 'tests/views/seller/store-coupons.test.tsx',
      },
    },
  ),
];
