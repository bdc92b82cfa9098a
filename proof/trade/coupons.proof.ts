import { type Coupon, listCoupons, registerCoupon } from '#domain/trade/coupons/coupon.ts';
import type { CouponDownload } from '#domain/trade/coupons/coupon-downloads.ts';
import { couponDownloadsMachine } from '#machines/trade/coupon-downloads.machine.ts';
import { couponWalletMachine } from '#machines/trade/coupon-wallet.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { envelope, isJson } from '../kit/answers.ts';
import { retry } from '../kit/driver.ts';
import { listLike } from '../kit/shopping-answers.ts';
import { type Proof, proof } from '../page.ts';

const coupon: Coupon = {
  couponId: 7,
  couponCode: 'WELCOME10-AB12',
  couponName: '첫 만남 10%',
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  freeShipping: false,
  minOrderAmount: 0,
  maxDiscountAmount: 20_000,
  couponStatus: 'ACTIVE',
  issuedAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-12-21T03:00:00.000Z',
  usedAt: null,
};

const others: Coupon[] = [
  {
    ...coupon,
    couponId: 8,
    couponCode: 'AUTUMN5000',
    couponName: '가을맞이 5,000원',
    discountType: 'FIXED_DISCOUNT',
    discountValue: 5_000,
    minOrderAmount: 50_000,
    maxDiscountAmount: null,
  },
  {
    ...coupon,
    couponId: 9,
    couponCode: 'FREESHIP',
    couponName: '배송비 쿠폰',
    discountValue: 0,
    freeShipping: true,
    maxDiscountAmount: null,
  },
  {
    ...coupon,
    couponId: 3,
    couponCode: 'SPRING-1',
    couponStatus: 'USED',
    usedAt: '2026-05-02T03:00:00.000Z',
  },
];

const error = new Error('쿠폰을 불러오지 못했어요.');
const taken = new Error('이미 받은 쿠폰이에요.');
const typed = { type: 'code.changed', code: 'welcome10' } as const;
const submitted = { type: 'code.submitted' } as const;

const couponWalletEntry: RegistryEntry = {
  title: '쿠폰함',
  group: '회원',
  machine: couponWalletMachine,
  ports: { load: { done: [coupon, ...others], error, empty: [] }, register: { done: coupon, error: taken } },
  events: [typed, { type: 'code.changed', code: '' }, submitted, { type: 'screen.retried' }],
  walkthroughs: [
    { name: '코드로 쿠폰 받기', steps: [done('load', []), typed, submitted, done('register', coupon)] },
    { name: '이미 받은 코드', steps: [done('load', [coupon]), typed, submitted, failed('register', taken)] },
  ],
};

const download: CouponDownload = {
  campaignId: 3,
  name: '새 신발 5,000원',
  discountType: 'FIXED_DISCOUNT',
  discountValue: 5_000,
  freeShipping: false,
  minOrderAmount: 50_000,
  maxDiscountAmount: null,
  validDays: 30,
  endsAt: '2026-12-21T03:00:00.000Z',
  storeName: '골목 신발',
  isTaken: false,
};
const opened = { type: 'list.opened' } as const;
const closed = { type: 'list.closed' } as const;
const chosen = { type: 'coupon.chosen', campaignId: 3 } as const;
const gone = new Error('쿠폰이 모두 소진됐어요.');

const couponDownloadsEntry: RegistryEntry = {
  title: '받을 수 있는 쿠폰',
  group: '상품',
  machine: couponDownloadsMachine,
  input: { storeId: 7 },
  ports: {
    load: {
      done: [download, { ...download, campaignId: 4, name: '무료 배송', isTaken: true }],
      error,
      empty: [],
    },
    download: { done: undefined, error: gone },
  },
  events: [opened, closed, chosen],
  walkthroughs: [
    {
      name: '상품 화면에서 받기',
      steps: [done('load', [download]), opened, chosen, done('download'), closed],
    },
    {
      name: '모두 나간 쿠폰',
      steps: [done('load', [download]), opened, chosen, failed('download', gone), closed],
    },
    { name: '목록을 못 받으면 화면은 그대로', steps: [failed('load', error)] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(couponWalletEntry, {
    about: '내 쿠폰을 보고, 코드를 적어 쿠폰을 더 받아요.',
    says: {
      load: '내 쿠폰을 불러와요',
      register: '코드로 쿠폰을 받아요',
      'code.changed': '쿠폰 코드를 적어요',
      'code.submitted': '쿠폰 받기를 눌러요',
    },
    driver: {
      member: 'taeo',
      path: '/mypage/coupons',
      ports: {
        load: { asks: [listCoupons], answer: listLike },
        register: {
          asks: [registerCoupon],
          // A code gives each member one coupon: from the second path on the sample replaces it.
          answer: async (ask, sample) => {
            const body = await ask();
            return isJson(body) && body.success === false ? envelope(sample) : body;
          },
        },
      },
      events: {
        'code.changed': { before: (page, { code }) => page.getByLabel('쿠폰 코드').fill(String(code)) },
        'code.submitted': { press: (page) => page.getByRole('button', { name: '쿠폰 받기' }) },
        'screen.retried': retry,
      },
      hidden: ({ type }, { state }) => type === 'code.changed' && !/^(ready|registering)$/.test(state),
    },
  }),
  proof(couponDownloadsEntry, {
    about: '홈, 상품, 스토어, 이벤트 화면에서 쿠폰을 바로 받아요.',
    says: {
      load: '받을 수 있는 쿠폰을 불러와요',
      download: '쿠폰을 받아요',
      'list.opened': '쿠폰 받기를 눌러요',
      'list.closed': '목록을 닫아요',
      'coupon.chosen': '쿠폰 하나를 받아요',
    },
    undriven: {
      why: 'lies over pages that have flows of their own, and each coupon can be downloaded once only',
      provenBy: 'tests/views/trade/coupon-press.test.tsx',
    },
  }),
];
