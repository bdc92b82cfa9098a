import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { percentOf } from '../../kit/pricing/pricing.ts';

/** Types of coupon discount: won or percent. */
export const COUPON_TYPES = ['FIXED_DISCOUNT', 'RATE_DISCOUNT'] as const;
/** Statuses of a member's coupon. */
export const COUPON_STATUSES = ['ACTIVE', 'USED', 'EXPIRED'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

/** Terms of a coupon: a discount in won, or a whole percentage from 1 to 100. */
export type CouponTerms = {
  discountType: (typeof COUPON_TYPES)[number];
  discountValue: number;
  freeShipping: boolean;
  /** Least product total in won; 0 means no minimum. */
  minOrderAmount: number;
  maxDiscountAmount: number | null;
};

/** Terms of a coupon with the store that gives it and pays for it; null for a coupon of the shop. */
export type PayableCoupon = CouponTerms & { storeId: number | null };

/** Line that a coupon may apply to; a line without a store gets no coupon of a store. */
type CouponLine = { discountPrice: number; quantity: number; storeId?: number };

/**
 * Returns the won of each line to which a coupon applies, in order: of every line for a coupon of the shop,
 * of the store's own lines for a coupon of a store.
 */
export const couponGoods = (
  { storeId }: Pick<PayableCoupon, 'storeId'>,
  lines: readonly CouponLine[],
): number[] =>
  lines.map((line) =>
    storeId === null || line.storeId === storeId ? line.discountPrice * line.quantity : 0,
  );

/** Returns the won that a coupon needs more of to be usable, and whether it applies to any of the lines. */
export function couponReach(coupon: PayableCoupon, lines: readonly CouponLine[]) {
  const goods = couponGoods(coupon, lines).reduce((sum, won) => sum + won, 0);
  return {
    goods,
    short: Math.max(0, coupon.minOrderAmount - goods),
    applies: coupon.storeId === null || lines.some(({ storeId }) => storeId === coupon.storeId),
  };
}

/** Returns the discount in won on products worth `goods` won, at most that amount. */
export function couponDiscount(terms: CouponTerms, goods: number): number {
  if (goods < terms.minOrderAmount) return 0;
  const { discountType, discountValue, maxDiscountAmount } = terms;
  const off = discountType === 'RATE_DISCOUNT' ? percentOf(goods, discountValue) : discountValue;
  return Math.max(0, Math.min(off, goods, maxDiscountAmount ?? goods));
}

/** Returns whether a coupon is active, used or expired. */
export function couponStatusOf(usedAt: Date | null, expiresAt: Date, now: Date): CouponStatus {
  if (usedAt) return 'USED';
  return expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

/** Schema of a member's coupon; amounts in won. */
export const couponSchema = v.object({
  couponId: v.optional(v.number()),
  couponCode: v.string(),
  couponName: v.string(),
  discountType: v.picklist(COUPON_TYPES),
  discountValue: v.number(),
  freeShipping: v.boolean(),
  isFreeShipping: v.optional(v.boolean()),
  minOrderAmount: v.optional(v.number(), 0),
  maxDiscountAmount: v.optional(v.nullable(v.number()), null),
  couponStatus: v.picklist(COUPON_STATUSES),
  /** Store to whose products alone the coupon applies; null for every product of the shop. */
  storeName: v.nullish(v.string()),
  issuedAt: v.string(),
  expiresAt: v.string(),
  usedAt: v.nullable(v.string()),
});
export type Coupon = v.InferOutput<typeof couponSchema>;

const emailField = v.pipe(v.string('이메일을 입력해 주세요.'), v.trim(), v.maxLength(255));
/** Lengths of a coupon code in characters. */
export const COUPON_CODE_LENGTH = { min: 4, max: 60 } as const;
const CODE = new RegExp(`^[A-Z0-9_-]{${COUPON_CODE_LENGTH.min},${COUPON_CODE_LENGTH.max}}$`);
/** Form field of a coupon code; becomes upper case. */
export const couponCodeField = v.pipe(
  v.string('쿠폰 코드를 입력해 주세요.'),
  v.trim(),
  v.toUpperCase(),
  v.regex(CODE, `쿠폰 코드는 영문과 숫자 ${COUPON_CODE_LENGTH.min}자 이상이에요.`),
);

/** Query entries of the coupon list: status and, for admins, the member's e-mail address. */
export const couponFilter = {
  email: v.optional(emailField),
  status: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(COUPON_STATUSES))),
};

/** Endpoint of members: lists own coupons, newest first; admins may list those of any member. */
export const listCoupons = endpoint({
  method: 'GET',
  path: '/api/coupons',
  access: 'member',
  summary: "Lists the caller's coupons, newest first; administrators may request those of any member.",
  query: v.object(couponFilter),
  response: v.array(couponSchema),
  wrapping: 'raw',
});

/** Endpoint of members: registers a coupon code, once per member. */
export const registerCoupon = endpoint({
  method: 'POST',
  path: '/api/users/coupons',
  keyed: true,
  access: 'member',
  summary: 'Registers a coupon code, once per member.',
  body: v.object({ code: couponCodeField }),
  response: couponSchema,
  wrapping: 'envelope',
  rateLimit: 10,
  limit: 'COUPON_CODE',
});

/**
 * Returns whether the discount is whole and a rate lies within 1 to 100; any other value would be a
 * financial loss.
 */
const isWhole = ({ discountType, discountValue }: Pick<CouponTerms, 'discountType' | 'discountValue'>) =>
  Number.isInteger(discountValue) &&
  (discountType === 'FIXED_DISCOUNT' || (discountValue >= 1 && discountValue <= 100));

const newCoupon = v.pipe(
  v.object({
    email: emailField,
    couponCode: couponCodeField,
    couponName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    discountType: v.picklist(COUPON_TYPES),
    discountValue: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000_000)),
    freeShipping: v.optional(v.boolean(), false),
    minOrderAmount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    maxDiscountAmount: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
    expiresAt: v.pipe(v.string(), v.isoTimestamp('날짜와 시각을 확인해 주세요.')),
  }),
  // Legacy clients send rates as fractions (contract B.10): 0.1 is 10 percent; 1 is one percent.
  v.transform((body) =>
    body.discountType === 'RATE_DISCOUNT' && body.discountValue < 1
      ? { ...body, discountValue: Number((body.discountValue * 100).toFixed(6)) }
      : body,
  ),
  v.forward(
    v.check((body) => isWhole(body), '할인율은 1부터 100까지, 할인 금액은 원 단위의 정수로 입력해 주세요.'),
    ['discountValue'],
  ),
);

/** Endpoint of admins: gives a member a coupon. */
export const issueCoupon = endpoint({
  method: 'POST',
  path: '/api/coupons/issue',
  keyed: true,
  access: 'admin',
  summary: 'Issues a coupon to a member.',
  body: newCoupon,
  response: couponSchema,
  wrapping: 'raw',
});

/** Endpoint of members: marks an own coupon as used outside an order. */
export const useCoupon = endpoint({
  method: 'POST',
  path: '/api/coupons/use',
  keyed: true,
  access: 'member',
  summary: 'Marks a coupon of the caller as used outside of an order.',
  body: v.object({
    email: v.optional(emailField),
    couponCode: couponCodeField,
    orderAmount: v.optional(v.number()),
  }),
  response: couponSchema,
  wrapping: 'raw',
  rateLimit: 10,
  limit: 'COUPON_CODE',
});

/** Form field of the optional coupon of an order. */
export const couponIdField = v.nullish(idSchema, null);
