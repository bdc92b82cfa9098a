import type { FieldProblem } from '../../kit/errors.ts';
import { problemsOf } from '../../kit/forms/problems.ts';
import { POINT_UNIT } from '../../policies/points.ts';
import { checkPointUse } from '../../rewards/points.ts';
import { CASH_RECEIPT_KINDS, type CashReceiptWish, cashReceiptForm } from '../orders/cash-receipt.ts';
import { DEPOSIT_METHOD } from '../orders/deposit.ts';
import { type ShippingForm, shippingForm } from '../orders/shipping.ts';
import type { CheckoutQuote } from './checkout.ts';

type Choices = ShippingForm & {
  points: string;
  agreed: boolean;
  method: string;
  /** Kind of the cash receipt, '' for none, and the number it is issued to. */
  receiptKind: string;
  receiptNumber: string;
};
type Limits = { pointBalance: number; mostPoints: number };

/** Parses typed points; '' is 0, and invalid text is NaN, which the points rule refuses. */
export const typedPoints = (text: string): number => Number(text.replaceAll(',', ''));

/**
 * Returns the message for invalid points (spec 5.1), or for more than the order may use; null if
 * valid.
 */
export function pointProblem(text: string, { pointBalance, mostPoints }: Limits): string | null {
  const points = typedPoints(text);
  const checked = checkPointUse(points, pointBalance);
  if (!checked.valid) return checked.message;
  return points > mostPoints
    ? `이 주문에는 ${mostPoints.toLocaleString('ko-KR')}포인트까지 쓸 수 있어요.`
    : null;
}

/** Returns the points that pricing uses; 0 while the typed value is invalid. */
export const usablePoints = (text: string, limits: Limits): number =>
  pointProblem(text, limits) === null ? typedPoints(text) : 0;

/** Returns the cash receipt that is asked for with the order; null for other methods, or if none is wished. */
export const wishedReceipt = ({
  method,
  receiptKind,
  receiptNumber: number,
}: Pick<Choices, 'method' | 'receiptKind' | 'receiptNumber'>): CashReceiptWish | null => {
  const kind = CASH_RECEIPT_KINDS.find((one) => one === receiptKind);
  return kind && method === DEPOSIT_METHOD ? { kind, number } : null;
};

/** Problems of the wished cash receipt, at its field of the order form. */
function receiptProblems(choices: Choices): FieldProblem[] {
  const wish = wishedReceipt(choices);
  const problems = wish ? problemsOf(cashReceiptForm, wish) : [];
  return problems.map(({ message }) => ({ field: 'receiptNumber', message }));
}

/** Returns all problems that prevent payment, one row per field. */
export function checkoutProblems(choices: Choices, limits: Limits): FieldProblem[] {
  const { points, agreed } = choices;
  const wrongPoints = pointProblem(points, limits);
  return [
    ...problemsOf(shippingForm, choices),
    ...receiptProblems(choices),
    ...(wrongPoints ? [{ field: 'points', message: wrongPoints }] : []),
    ...(agreed ? [] : [{ field: 'agreed', message: '주문 내용을 확인하고 동의해 주세요.' }]),
  ];
}

/** Returns the applicable coupon with the largest discount; null if there is none. */
export function bestCoupon({
  coupons,
}: Pick<CheckoutQuote, 'coupons'>): CheckoutQuote['coupons'][number] | null {
  const usable = coupons.filter(({ refusal, discount }) => refusal === null && discount > 0);
  return usable.reduce<(typeof usable)[number] | null>(
    (best, coupon) => (best && best.discount >= coupon.discount ? best : coupon),
    null,
  );
}

/** Returns the largest usable number of points ("use all"), a multiple of POINT_UNIT. */
export const allPoints = ({ mostPoints }: Limits): string => String(mostPoints - (mostPoints % POINT_UNIT));

/** Quote of an empty order. */
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
