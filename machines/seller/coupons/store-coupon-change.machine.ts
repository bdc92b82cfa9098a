import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import { changeStoreCoupon, storeCouponChange } from '#domain/seller/coupons/store-coupon.ts';
import { changeProblemsOf, type GivenCoupon } from '#domain/seller/coupons/store-coupon-change.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { numberOf } from '../../kit/typed-number.ts';

/** Typed values of the form that changes a coupon of a store: the texts of its fields. */
export type StoreCouponChangeValues = { name: string; issueLimit: string; endsOn: string };
/** The coupon as it is, and the day (Asia/Seoul) on which the form is opened. */
export type StoreCouponChangeAbout = GivenCoupon &
  StoreCouponChangeValues & { campaignId: number; today: string };
/** Request to change one coupon. */
export type StoreCouponChangeSent = { campaignId: number; change: unknown };

const changeOf = ({ name, issueLimit, endsOn }: StoreCouponChangeValues) => ({
  name,
  issueLimit: numberOf(issueLimit),
  endsOn,
});

/** Machine of the form that changes name, copies and last day of a coupon of the seller's store. */
export const storeCouponChangeMachine = createFormMachine<
  StoreCouponChangeValues,
  StoreCouponChangeSent,
  void,
  StoreCouponChangeAbout
>({
  id: 'storeCouponChange',
  description: 'Name, copies and last day of a coupon that is given; what members were promised stays.',
  blank: ({ name, issueLimit, endsOn }) => ({ name, issueLimit, endsOn }),
  rules: (values, about) => {
    const change = changeOf(values);
    const problems = problemsOf(storeCouponChange, change);
    return problems.length > 0
      ? problems
      : changeProblemsOf(parseValue(storeCouponChange, change), about, about.today);
  },
  toBody: (values, { campaignId }) => ({ campaignId, change: changeOf(values) }),
  save: endpointPort(
    changeStoreCoupon,
    ({ body: { campaignId, change } }) => ({
      params: { id: campaignId },
      body: parseValue(storeCouponChange, change),
    }),
    nothing,
  ),
});
