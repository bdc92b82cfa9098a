import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { formatWon } from '../../kit/format.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { dayField, textField } from '../../kit/forms/form-fields.ts';
import { whole } from '../../kit/forms/whole-field.ts';
import { pagedOf, pageQuery } from '../../kit/page.ts';
import { percentOf } from '../../kit/pricing/pricing.ts';
import { laterDay } from '../../kit/time/time.ts';
import {
  MOST_COUPON_DAYS,
  MOST_OPEN_STORE_COUPONS,
  MOST_STORE_COUPON_OFFER_DAYS,
  MOST_STORE_COUPON_PERCENT,
} from '../../policies/coupons.ts';
import { COUPON_TYPES } from '../../trade/coupons/coupon.ts';
import { CAMPAIGN_STATES } from '../../trade/coupons/coupon-campaign.ts';

/** Most copies of one coupon of a store. */
export const MOST_STORE_COPIES = 10_000;
/** Greatest length of the name of a store's coupon in characters. */
export const STORE_COUPON_NAME_LENGTH = 40;
const MOST_WON = 10_000_000;

type Discount = {
  discountType: (typeof COUPON_TYPES)[number];
  discountValue: number;
  minOrderAmount: number;
};

/**
 * Returns the greatest value of a store's coupon: percent of its lines, or won, which is the same percent of
 * the least order amount, so that the store is paid something for every line.
 */
export const mostStoreDiscount = ({
  discountType,
  minOrderAmount,
}: Omit<Discount, 'discountValue'>): number =>
  discountType === 'RATE_DISCOUNT'
    ? MOST_STORE_COUPON_PERCENT
    : percentOf(minOrderAmount, MOST_STORE_COUPON_PERCENT);

/** Returns whether a store with this number of coupons that have not ended may create another. */
export const hasRoom = (open: number): boolean => open < MOST_OPEN_STORE_COUPONS;

/** Problem of a last day before the first. */
export const ENDS_TOO_EARLY = '끝나는 날은 시작하는 날보다 늦어야 해요.';
/** Problem of a last day after that of the longest offer. */
export const OFFERED_TOO_LONG = `받을 수 있는 기간은 ${MOST_STORE_COUPON_OFFER_DAYS}일까지예요.`;
/** Returns the last day on which a coupon can be taken at most, given its first. */
export const lastOfferDay = (startsOn: string): string =>
  laterDay(startsOn, MOST_STORE_COUPON_OFFER_DAYS - 1);

const fields = v.object({
  name: textField('이름', 1, STORE_COUPON_NAME_LENGTH),
  discountType: v.picklist(COUPON_TYPES, '할인 방식을 골라 주세요.'),
  discountValue: whole('할인은', 1, MOST_WON),
  minOrderAmount: whole('최소 주문 금액은', 0, MOST_WON),
  maxDiscountAmount: v.optional(v.nullable(whole('최대 할인 금액은', 1, MOST_WON)), null),
  issueLimit: whole('수량은', 1, MOST_STORE_COPIES),
  /** Days from the download until a coupon expires. */
  validDays: whole('쓸 수 있는 날은', 1, MOST_COUPON_DAYS),
  /** First and last day (Asia/Seoul) on which members can take it. */
  startsOn: dayField,
  endsOn: dayField,
});

/** Form of a coupon of a store; a percentage needs a cap. */
export const storeCouponForm = v.pipe(
  fields,
  v.forward(
    v.check(
      (form) => form.discountType === 'FIXED_DISCOUNT' || form.discountValue <= mostStoreDiscount(form),
      `할인율은 ${MOST_STORE_COUPON_PERCENT}%까지예요.`,
    ),
    ['discountValue'],
  ),
  v.forward(
    v.check(
      (form) => form.discountType === 'RATE_DISCOUNT' || form.discountValue <= mostStoreDiscount(form),
      ({ input }) =>
        `최소 주문 금액의 ${MOST_STORE_COUPON_PERCENT}%인 ${formatWon(mostStoreDiscount(input))}까지예요.`,
    ),
    ['discountValue'],
  ),
  v.forward(
    v.check(
      ({ discountType, maxDiscountAmount }) =>
        discountType === 'FIXED_DISCOUNT' || maxDiscountAmount !== null,
      '할인율에는 최대 할인 금액이 있어야 해요.',
    ),
    ['maxDiscountAmount'],
  ),
  v.forward(
    v.check(({ startsOn, endsOn }) => startsOn <= endsOn, ENDS_TOO_EARLY),
    ['endsOn'],
  ),
  v.forward(
    v.check(
      // Also asked about what is no day, which its own check refuses.
      ({ startsOn, endsOn }) => !v.is(dayField, startsOn) || endsOn <= lastOfferDay(startsOn),
      OFFERED_TOO_LONG,
    ),
    ['endsOn'],
  ),
);
export type StoreCouponForm = v.InferOutput<typeof storeCouponForm>;

/** Form of what a seller may change of a coupon; `store-coupon-change.ts` bounds it by what was given. */
export const storeCouponChange = v.pick(fields, ['name', 'issueLimit', 'endsOn']);
export type StoreCouponChange = v.InferOutput<typeof storeCouponChange>;

const storeCoupon = v.object({
  campaignId: v.number(),
  name: v.string(),
  discountType: v.picklist(COUPON_TYPES),
  discountValue: v.number(),
  minOrderAmount: v.number(),
  maxDiscountAmount: v.nullable(v.number()),
  issueLimit: v.number(),
  validDays: v.number(),
  startsAt: v.nullable(v.string()),
  endsAt: v.string(),
  state: v.picklist(CAMPAIGN_STATES),
  /** Number of coupons that members have taken, and of those that orders use. */
  issued: v.number(),
  used: v.number(),
  /** Won that the coupons take off paid lines that are neither cancelled nor returned. */
  cost: v.number(),
});
export type StoreCoupon = v.InferOutput<typeof storeCoupon>;

const forSellers = { access: 'seller', wrapping: 'envelope' } as const;
const BASE = '/api/seller/coupons';

/** Endpoint of sellers: lists the coupons of the own store, newest first. */
export const listStoreCoupons = endpoint({
  ...forSellers,
  method: 'GET',
  path: BASE,
  summary: "Lists the coupons of the caller's store, newest first, with what they have cost.",
  query: v.object(pageQuery()),
  response: pagedOf(storeCoupon),
});

/** Endpoint of sellers: creates a coupon of the own store, which members download. */
export const createStoreCoupon = endpoint({
  ...forSellers,
  method: 'POST',
  path: BASE,
  keyed: true,
  summary: "Creates a coupon of the caller's store, which pays for its discounts.",
  body: storeCouponForm,
  response: storeCoupon,
});

/** Endpoint of sellers: changes name, copies and last day of a coupon of the own store, which has not ended. */
export const changeStoreCoupon = endpoint({
  ...forSellers,
  method: 'PUT',
  path: `${BASE}/{id}`,
  keyed: true,
  summary: "Changes name, copies and last day of a coupon of the caller's store; what it gives stays.",
  params: idParams,
  body: storeCouponChange,
  response: storeCoupon,
});

/** Endpoint of sellers: ends a coupon of the own store early; coupons that members have stay usable. */
export const endStoreCoupon = endpoint({
  ...forSellers,
  method: 'POST',
  path: `${BASE}/{id}/end`,
  keyed: true,
  summary: "Ends a coupon of the caller's store; coupons that members have taken stay usable.",
  params: idParams,
  response: storeCoupon,
});
