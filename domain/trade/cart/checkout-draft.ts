import type { FieldProblem } from '../../kit/errors.ts';
import { problemsOf } from '../../kit/forms/problems.ts';
import type { Address } from '../../members/account/address.ts';
import { POINT_UNIT } from '../../policies/points.ts';
import { checkPointUse } from '../../rewards/points.ts';
import { type CheckoutQuote, type ShippingForm, shippingForm } from './checkout.ts';

type Choices = ShippingForm & { points: string; agreed: boolean };
type Limits = { pointBalance: number; mostPoints: number };

/** Points as typed: nothing is none, and text that is no number is refused by its own rule. */
export const typedPoints = (text: string): number => Number(text.replaceAll(',', ''));

/** What is wrong with the typed points (spec 5.1), or with more than an order may take. */
export function pointProblem(text: string, { pointBalance, mostPoints }: Limits): string | null {
  const points = typedPoints(text);
  const checked = checkPointUse(points, pointBalance);
  if (!checked.valid) return checked.message;
  return points > mostPoints
    ? `이 주문에는 ${mostPoints.toLocaleString('ko-KR')}포인트까지 쓸 수 있어요.`
    : null;
}

/** Points that pricing may take of what is typed: none while it is wrong. */
export const usablePoints = (text: string, limits: Limits): number =>
  pointProblem(text, limits) === null ? typedPoints(text) : 0;

/** Everything that keeps an order from being paid, one row per field. */
export function checkoutProblems(choices: Choices, limits: Limits): FieldProblem[] {
  const { points, agreed } = choices;
  const wrongPoints = pointProblem(points, limits);
  return [
    ...problemsOf(shippingForm, choices),
    ...(wrongPoints ? [{ field: 'points', message: wrongPoints }] : []),
    ...(agreed ? [] : [{ field: 'agreed', message: '주문 내용을 확인하고 동의해 주세요.' }]),
  ];
}

/** A saved address as the form shows it; the request to the courier is none of it. */
export const shippingTo = (address: Address): Omit<ShippingForm, 'deliveryMessage'> => ({
  recipientName: address.recipientName,
  recipientPhone: address.recipientPhone,
  postalCode: address.zipCode,
  deliveryAddress: address.addressLine1,
  deliveryDetailAddress: address.addressLine2,
});

/** Whether the parcel goes to this saved address as it is saved. */
export function isShippingTo(address: Address, shipping: ShippingForm): boolean {
  const { deliveryMessage: _, ...where } = shipping;
  const saved = shippingTo(address);
  return (Object.keys(saved) as (keyof typeof saved)[]).every((key) => saved[key] === where[key]);
}

/** The coupon that takes off most of those that fit; null where none does. */
export function bestCoupon({
  coupons,
}: Pick<CheckoutQuote, 'coupons'>): CheckoutQuote['coupons'][number] | null {
  const usable = coupons.filter(({ refusal, discount }) => refusal === null && discount > 0);
  return usable.reduce<(typeof usable)[number] | null>(
    (best, coupon) => (best && best.discount >= coupon.discount ? best : coupon),
    null,
  );
}

/** "Use all": the most that this order takes, already a multiple of 100. */
export const allPoints = ({ mostPoints }: Limits): string => String(mostPoints - (mostPoints % POINT_UNIT));

/** What pricing says of nothing. */
export const EMPTY_QUOTE: CheckoutQuote = {
  lines: [],
  baseTotal: 0,
  goodsTotal: 0,
  adjustments: [],
  deliveryFee: 0,
  usedPoints: 0,
  finalPrice: 0,
  earnedPoints: 0,
  pointBalance: 0,
  mostPoints: 0,
  couponId: null,
  coupons: [],
  paymentMethods: [],
};
