import type { Campaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import type { CouponIssue } from '#domain/admin/coupons/segment-endpoints.ts';
import type { CampaignDetail } from '#machines/admin/coupons/campaign-detail.machine.ts';
import type { CampaignFilters } from '#machines/admin/coupons/campaign-list.machine.ts';
import { refusal } from '../entry.ts';

export const group = '관리';
const at = '2026-11-20T03:00:00.000Z';
export const error = new Error('쿠폰 캠페인을 불러오지 못했어요.');

/** Sample coupon campaign with a percent discount. */
export const campaign: Campaign = {
  campaignId: 1,
  code: 'AUTUMN-10',
  name: '가을 쿠폰',
  distribution: 'CODE',
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
export const none: CampaignFilters = { q: null, state: null };
export const filter = { filters: none, sort: null, size: 20 };
export const counts = { all: 2, SCHEDULED: 0, RUNNING: 1, PAUSED: 0, SOLD_OUT: 0, ENDED: 1 };
export const still: CampaignDetail = { campaign, issues: [], categories: [] };
export const giving: CampaignDetail = { ...still, issues: [running] };
export const ended: CampaignDetail = { ...still, issues: [given] };
export const reloaded = { type: 'screen.reloaded' } as const;
export const retried = { type: 'screen.retried' } as const;
export const pace = { type: 'xstate.after.pace.campaignDetail.giving' } as const;
export const stalePace = { type: 'xstate.after.pace.campaignDetail.stale' } as const;
export const submitted = { type: 'form.submitted' } as const;

export const typed = {
  type: 'field.changed',
  change: {
    name: '겨울 쿠폰',
    code: 'WINTER-1',
    discountValue: '1000',
    issueLimit: '10',
    endsAt: '2027-01-01T00:00',
  },
} as const;

export const taken = refusal('이미 쓰고 있는 쿠폰 코드예요.', 'DUPLICATE_COUPON_CODE');
export const asked = { type: 'removal.asked' } as const;
export const confirmed = { type: 'removal.confirmed' } as const;
export const dismissed = { type: 'removal.dismissed' } as const;
export const gone = refusal('쿠폰 캠페인을 찾을 수 없어요.', 'CAMPAIGN_NOT_FOUND');

export const named = {
  type: 'field.changed',
  change: {
    email: 'minjun@sinbaljang.test',
    couponName: '사과 쿠폰',
    couponCode: 'SORRY-1',
    discountValue: '3000',
    expiresAt: '2027-01-01T00:00',
  },
} as const;

export const chosen = { type: 'field.changed', change: { levelFrom: '2' } } as const;
export const wrong = { type: 'field.changed', change: { joinedFrom: '2026-02-30' } } as const;
export const give = { type: 'gift.confirmed' } as const;
export const leave = { type: 'gift.dismissed' } as const;
export const counted = { count: 600, holders: 20, most: 10_000, left: 880 };
export const tooMany = { ...counted, count: 12_000 };

export const busy = refusal(
  '이 캠페인을 이미 발급하고 있어요. 끝난 뒤에 다시 시도해 주세요.',
  'ISSUE_RUNNING',
);
