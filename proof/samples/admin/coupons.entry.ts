// Size: every chart of the coupon campaigns; they share their samples.
import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import type { CouponIssue } from '#domain/admin/coupons/segment-endpoints.ts';
import {
  type CampaignDetail,
  campaignDetailMachine,
} from '#machines/admin/coupons/campaign-detail.machine.ts';
import { campaignFormMachine } from '#machines/admin/coupons/campaign-form.machine.ts';
import { type CampaignFilters, campaignListMachine } from '#machines/admin/coupons/campaign-list.machine.ts';
import { campaignPauseMachine } from '#machines/admin/coupons/campaign-pause.machine.ts';
import { couponFileMachine } from '#machines/admin/coupons/coupon-file.machine.ts';
import { couponGiftMachine } from '#machines/admin/coupons/coupon-gift.machine.ts';
import { segmentGiftMachine } from '#machines/admin/coupons/segment-gift.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { fileEntry } from '../kit/file.entry.ts';
import { pagedEntry } from '../kit/paged.entry.ts';

const group = '관리';
const at = '2026-11-20T03:00:00.000Z';
const error = new Error('쿠폰 캠페인을 불러오지 못했어요.');

/** Sample coupon campaign with a percent discount. */
export const campaign: Campaign = {
  campaignId: 1,
  code: 'AUTUMN-10',
  name: '가을 쿠폰',
  discountType: 'RATE_DISCOUNT',
  discountValue: 10,
  freeShipping: false,
  minOrderAmount: 50_000,
  maxDiscountAmount: 10_000,
  issueLimit: 1_000,
  validDays: 30,
  startsAt: null,
  endsAt: '2027-06-01T00:00:00.000Z',
  state: 'RUNNING',
  issued: 120,
  used: 30,
  expired: 5,
  costSoFar: 180_000,
  costAtMost: 9_830_000,
  version: 1,
  createdAt: at,
};
/** Sample bulk issue of coupons that is in progress. */
export const running: CouponIssue = {
  issueId: 4,
  state: 'RUNNING',
  segment: { role: 'user', levelFrom: 1, levelTo: 10 },
  total: 600,
  issued: 200,
  skipped: 0,
  by: '운영자',
  createdAt: at,
  updatedAt: at,
};
const given: CouponIssue = { ...running, state: 'DONE', issued: 580, skipped: 20 };

const none: CampaignFilters = { q: null, state: null };
const filter = { filters: none, sort: null, size: 20 };
const counts = { all: 2, SCHEDULED: 0, RUNNING: 1, PAUSED: 0, SOLD_OUT: 0, ENDED: 1 };

const list = pagedEntry({
  title: '쿠폰 캠페인',
  group,
  machine: campaignListMachine,
  filters: 'withPage',
  reloads: true,
  filter,
  narrowed: { ...filter, filters: { ...none, q: '없는 쿠폰' } },
  beside: { counts },
  error,
  items: [campaign, { ...campaign, campaignId: 2, code: 'WELCOME', name: '환영 쿠폰', state: 'ENDED' }],
});

const still: CampaignDetail = { campaign, issues: [], categories: [] };
const giving: CampaignDetail = { ...still, issues: [running] };
const ended: CampaignDetail = { ...still, issues: [given] };
const reloaded = { type: 'screen.reloaded' } as const;
const retried = { type: 'screen.retried' } as const;
const pace = { type: 'xstate.after.pace.campaignDetail.giving' } as const;
const stalePace = { type: 'xstate.after.pace.campaignDetail.stale' } as const;

const detail: RegistryEntry = {
  title: '쿠폰 캠페인 하나',
  group,
  machine: campaignDetailMachine,
  input: { id: 1 },
  ports: {
    load: { done: still, error, otherDone: [giving] },
    look: { done: ended, error, otherDone: [giving] },
  },
  events: [reloaded, retried, pace, stalePace],
  walkthroughs: [
    {
      name: '발급하는 동안 지켜보기',
      steps: [done('load', giving), pace, done('look', giving), pace, done('look', ended)],
    },
    {
      name: '발급을 시작한 뒤',
      steps: [done('load', still), reloaded, done('look', giving), reloaded, reloaded, done('look', ended)],
    },
    {
      name: '진행을 읽지 못해 다시',
      steps: [done('load', giving), pace, failed('look', error), stalePace, failed('look', error), reloaded],
    },
    { name: '못 읽은 뒤 다시', steps: [failed('load', error), retried, done('load', still)] },
  ],
};

const submitted = { type: 'form.submitted' } as const;
const typed = {
  type: 'field.changed',
  change: {
    name: '겨울 쿠폰',
    code: 'WINTER-1',
    discountValue: '1000',
    issueLimit: '10',
    endsAt: '2027-01-01T00:00',
  },
} as const;
const taken = refusal('이미 쓰고 있는 쿠폰 코드예요.', 'DUPLICATE_COUPON_CODE');

const form: RegistryEntry = {
  title: '쿠폰 캠페인 만들기',
  group,
  machine: campaignFormMachine,
  kit: 'form',
  input: { campaign: null },
  ports: { save: { done: campaign, error: taken, otherErrors: [unanswered] } },
  events: [typed, { type: 'field.changed', change: { name: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 만들기', steps: [typed, submitted, done('save', campaign)] },
    {
      name: '거절되고 다시 보내기',
      steps: [typed, submitted, failed('save', taken), submitted, done('save', campaign)],
    },
    {
      name: '답을 못 받아 다시 보내기',
      steps: [typed, submitted, failed('save', unanswered), submitted, done('save', campaign)],
    },
    { name: '빈 양식은 보내지지 않음', steps: [submitted] },
  ],
};

const asked = { type: 'removal.asked' } as const;
const confirmed = { type: 'removal.confirmed' } as const;
const dismissed = { type: 'removal.dismissed' } as const;
const gone = refusal('쿠폰 캠페인을 찾을 수 없어요.', 'CAMPAIGN_NOT_FOUND');

const hold: RegistryEntry = {
  title: '쿠폰 캠페인 중지',
  group,
  machine: campaignPauseMachine,
  kit: 'removal',
  input: { id: 1 },
  ports: { remove: { done: undefined, error: gone } },
  events: [asked, confirmed, dismissed],
  walkthroughs: [
    { name: '묻고 중지하기', steps: [asked, confirmed, done('remove')] },
    { name: '물었다가 그만두기', steps: [asked, dismissed] },
    {
      name: '거절되고 다시 하기',
      steps: [asked, confirmed, failed('remove', gone), asked, confirmed, done('remove')],
    },
  ],
};

const named = {
  type: 'field.changed',
  change: {
    email: 'minjun@sinbaljang.test',
    couponName: '사과 쿠폰',
    couponCode: 'SORRY-1',
    discountValue: '3000',
    expiresAt: '2027-01-01T00:00',
  },
} as const;

const gift: RegistryEntry = {
  title: '회원 한 명에게 쿠폰 주기',
  group,
  machine: couponGiftMachine,
  kit: 'form',
  ports: { save: { done: undefined, error: taken, otherErrors: [unanswered] } },
  events: [named, { type: 'field.changed', change: { email: '' } }, submitted],
  walkthroughs: [
    { name: '적어서 주기', steps: [named, submitted, done('save')] },
    { name: '거절되고 다시 주기', steps: [named, submitted, failed('save', taken), submitted, done('save')] },
    {
      name: '답을 못 받아 다시 주기',
      steps: [named, submitted, failed('save', unanswered), submitted, done('save')],
    },
    { name: '빈 양식은 보내지지 않음', steps: [submitted] },
  ],
};

const chosen = { type: 'field.changed', change: { levelFrom: '2' } } as const;
const wrong = { type: 'field.changed', change: { joinedFrom: '2026-02-30' } } as const;
const give = { type: 'gift.confirmed' } as const;
const leave = { type: 'gift.dismissed' } as const;
const counted = { count: 600, holders: 20, most: 10_000, left: 880 };
const tooMany = { ...counted, count: 12_000 };
const busy = refusal('이 캠페인을 이미 발급하고 있어요. 끝난 뒤에 다시 시도해 주세요.', 'ISSUE_RUNNING');

const segment: RegistryEntry = {
  title: '여러 회원에게 쿠폰 주기',
  group,
  machine: segmentGiftMachine,
  input: { id: 1, segment: null },
  ports: {
    count: { done: counted, error: gone, otherDone: [tooMany] },
    give: { done: undefined, error: busy, otherErrors: [unanswered] },
  },
  events: [chosen, wrong, submitted, give, leave],
  walkthroughs: [
    { name: '세고 주기', steps: [chosen, submitted, done('count', counted), give, done('give')] },
    { name: '세고 그만두기', steps: [submitted, done('count', counted), leave, submitted] },
    { name: '너무 많아 주지 못함', steps: [submitted, done('count', tooMany), leave, chosen] },
    { name: '세지 못한 뒤 다시', steps: [submitted, failed('count', gone), submitted] },
    {
      name: '다른 관리자가 먼저 발급',
      steps: [submitted, done('count', counted), give, failed('give', busy)],
    },
    {
      name: '답을 못 받아 다시 주기',
      steps: [
        submitted,
        done('count', counted),
        give,
        failed('give', unanswered),
        submitted,
        done('count', counted),
        give,
        done('give'),
      ],
    },
  ],
};

const file = fileEntry({
  title: '캠페인 쿠폰 파일',
  group,
  machine: couponFileMachine,
  filter: { campaignId: 1, status: 'USED' },
  fileName: 'coupons-2026-11-22.csv',
  csv: '번호,상태\r\n',
});

/**
 * Registry entries of the charts of coupon campaigns in the admin area: sample data and labels for tests,
 * drawings and the inspector.
 */
export const couponDeskEntries: readonly RegistryEntry[] = [list, detail, form, hold, gift, segment, file];
