import { couponGiftForm } from '#domain/admin/coupons/coupon-gift.ts';
import { momentOf } from '#domain/kit/forms/minute-field.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import { issueCoupon } from '#domain/trade/coupons/coupon.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { BLANK_TERMS, type TermValues, termsOf } from './coupon-terms.model.ts';

/** Typed values of the form that issues a coupon to one member. */
export type CouponGiftValues = TermValues & {
  email: string;
  couponCode: string;
  couponName: string;
  expiresAt: string;
};

const bodyOf = (values: CouponGiftValues) => ({
  ...termsOf(values),
  email: values.email,
  couponCode: values.couponCode,
  couponName: values.couponName,
  expiresAt: momentOf(values.expiresAt, null),
});

/**
 * Machine of the form that issues one coupon with its own code to the member with the typed e-mail address.
 */
export const couponGiftMachine = createFormMachine<CouponGiftValues, unknown>({
  id: 'couponGift',
  description: 'One member is given a coupon of its own code, named by e-mail.',
  save: endpointPort(issueCoupon, ({ body }) => ({ body: parseValue(couponGiftForm, body) }), nothing),
  blank: () => ({ ...BLANK_TERMS, email: '', couponCode: '', couponName: '', expiresAt: '' }),
  rules: (values) => problemsOf(couponGiftForm, bodyOf(values)),
  toBody: bodyOf,
});
