import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import {
  createStoreCoupon,
  type StoreCouponForm,
  storeCouponForm,
} from '#domain/seller/coupons/store-coupon.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { numberOf } from '../../kit/typed-number.ts';

/** Typed values of the form of a store's coupon: the texts of its fields. */
export type StoreCouponValues = {
  name: string;
  discountType: StoreCouponForm['discountType'];
  discountValue: string;
  minOrderAmount: string;
  maxDiscountAmount: string;
  issueLimit: string;
  validDays: string;
  startsOn: string;
  endsOn: string;
};
/** The day on which the form is opened; a new coupon begins on it. */
export type StoreCouponAbout = { today: string };

const bodyOf = (values: StoreCouponValues) => ({
  name: values.name,
  discountType: values.discountType,
  discountValue: numberOf(values.discountValue),
  minOrderAmount: numberOf(values.minOrderAmount) ?? 0,
  // Won off needs no cap, and the field of one that was typed before is not shown.
  maxDiscountAmount: values.discountType === 'RATE_DISCOUNT' ? numberOf(values.maxDiscountAmount) : null,
  issueLimit: numberOf(values.issueLimit),
  validDays: numberOf(values.validDays),
  startsOn: values.startsOn,
  endsOn: values.endsOn,
});

/** Machine of the form that creates a coupon of the seller's store. */
export const storeCouponFormMachine = createFormMachine<StoreCouponValues, unknown, void, StoreCouponAbout>({
  id: 'storeCouponForm',
  description:
    'A coupon of the store is written and given to members who download it; the store pays for it.',
  blank: ({ today }) => ({
    name: '',
    discountType: 'RATE_DISCOUNT',
    discountValue: '',
    minOrderAmount: '',
    maxDiscountAmount: '',
    issueLimit: '',
    validDays: '30',
    startsOn: today,
    endsOn: '',
  }),
  rules: (values) => problemsOf(storeCouponForm, bodyOf(values)),
  toBody: bodyOf,
  save: endpointPort(createStoreCoupon, ({ body }) => ({ body: parseValue(storeCouponForm, body) }), nothing),
});
