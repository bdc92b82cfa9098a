import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parseValue } from '#domain/kit/parse-value.ts';
import { followerDiscountForm, startFollowerDiscount } from '#domain/seller/coupons/follower-discount.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import { numberOf } from '../../kit/typed-number.ts';

/** Typed values of the form of a discount for followers: the texts of its fields. */
export type FollowerDiscountValues = {
  kind: 'RATE' | 'WON';
  percent: string;
  won: string;
  endsOn: string;
};

const bodyOf = ({ kind, percent, won, endsOn }: FollowerDiscountValues) => ({
  // An empty percentage is a problem of its field and not a discount in won.
  percent: kind === 'RATE' ? (numberOf(percent) ?? Number.NaN) : null,
  won: numberOf(won),
  endsOn,
});

/** Machine of the form that begins a discount of the seller's store for its followers. */
export const followerDiscountFormMachine = createFormMachine<FollowerDiscountValues, unknown, void>({
  id: 'followerDiscountForm',
  description: 'A discount for all who follow the store begins at once; the store pays for it.',
  blank: () => ({ kind: 'RATE', percent: '', won: '', endsOn: '' }),
  rules: (values) => problemsOf(followerDiscountForm, bodyOf(values)),
  toBody: bodyOf,
  save: endpointPort(
    startFollowerDiscount,
    ({ body }) => ({ body: parseValue(followerDiscountForm, body) }),
    nothing,
  ),
});
