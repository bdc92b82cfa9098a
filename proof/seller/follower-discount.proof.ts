import {
  type FollowersOfStore,
  showFollowerDiscount,
  startFollowerDiscount,
} from '#domain/seller/coupons/follower-discount.ts';
import { followerDiscountMachine } from '#machines/seller/coupons/follower-discount.machine.ts';
import { followerDiscountEndMachine } from '#machines/seller/coupons/follower-discount-end.machine.ts';
import { followerDiscountFormMachine } from '#machines/seller/coupons/follower-discount-form.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../entry.ts';
import { envelope } from '../kit/answers.ts';
import { fillFields } from '../kit/date-fields.ts';
import type { Act } from '../kit/driver.ts';
import { removalEntry } from '../kit/removal.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

const group = '판매자';
const PAGE = '/store-coupons';
const member = 'seller';

const none: FollowersOfStore = { followers: 12, discount: null };
const running: FollowersOfStore = {
  followers: 12,
  discount: {
    discountId: 3,
    percent: 5,
    won: 5_000,
    startsAt: '2026-11-20T03:00:00.000Z',
    endsAt: '2026-12-31T15:00:00.000Z',
  },
};

const change = { percent: '5', won: '5000', endsOn: '2026-12-31' };
const typed = { type: 'field.changed', change } as const;
const submitted = { type: 'form.submitted' } as const;
const taken = refusal('이미 진행 중인 팔로워 할인이 있어요.', 'FOLLOWER_DISCOUNT_RUNS');

const form: RegistryEntry = {
  title: '팔로워 할인 시작',
  group,
  machine: followerDiscountFormMachine,
  kit: 'form',
  ports: { save: { done: undefined, error: taken, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { won: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 시작하기', steps: [typed, submitted, done('save')] },
    { name: '빈 양식은 보내지지 않음', steps: [submitted] },
    { name: '이미 진행 중', steps: [typed, submitted, failed('save', taken)] },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save')],
    },
  ],
};

const LABELS: Readonly<Record<string, string>> = {
  percent: '할인율 (필수)',
  won: '최대 할인 금액 (필수)',
  endsOn: '마지막 날 (필수)',
};
const filled: Act = {
  before: (page, { change: fields }) => fillFields(page.getByRole('dialog'), LABELS, Object(fields)),
};

export const proofs: readonly Proof[] = [
  proof(
    resourceEntry({
      title: '팔로워 할인',
      group,
      machine: followerDiscountMachine,
      load: { done: none, error: new Error('팔로워 할인을 불러오지 못했어요.'), otherDone: [running] },
      reloads: true,
    }),
    {
      about: '스토어의 팔로워 수와 진행 중인 팔로워 할인을 봐요.',
      says: { load: '팔로워 할인을 불러와요' },
      driver: {
        ...resource(PAGE, { asks: [showFollowerDiscount] }, member),
        offscreen: { 'screen.reloaded': 'A discount begins or ends first.' },
      },
    },
  ),
  proof(form, {
    about: '우리 스토어를 팔로우한 회원에게 주는 할인을 시작해요. 할인은 스토어가 맡아요.',
    says: {
      save: '할인을 시작해요',
      'field.changed': '할인과 마지막 날을 적어요',
      'form.submitted': '시작하기를 눌러요',
    },
    driver: {
      member,
      path: PAGE,
      reach: (page) => page.getByRole('button', { name: '팔로워 할인 시작', exact: true }).first().click(),
      ports: { save: { asks: [startFollowerDiscount], answer: async () => envelope(running) } },
      events: {
        'field.changed': filled,
        'form.submitted': {
          press: (page) =>
            page.getByRole('dialog').last().getByRole('button', { name: '시작하기', exact: true }),
        },
      },
      absent: /^saved$/,
    },
  }),
  proof(
    removalEntry({
      title: '팔로워 할인 종료',
      group,
      machine: followerDiscountEndMachine,
      error: refusal('팔로워 할인을 찾을 수 없어요.', 'FOLLOWER_DISCOUNT_NOT_FOUND'),
    }),
    {
      about: '진행 중인 팔로워 할인을 한 번 묻고 끝내요.',
      says: { remove: '할인을 끝내요' },
      undriven: {
        why: 'a store has one discount at a time, and one that is ended for one path is ended for all',
        provenBy: 'tests/views/seller/follower-discount.test.tsx',
      },
    },
  ),
];
