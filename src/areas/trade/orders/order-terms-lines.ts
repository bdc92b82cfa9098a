import { formatDate, formatWon } from '#domain/kit/format.ts';
import {
  EXCHANGE_FEE_TEXT,
  returnFeeOf,
  returnFeeText,
  totalReturnFee,
} from '#domain/trade/claims/return-fee.ts';
import { type LateTerms, type OrderTerms, orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import { orderTermsText as text } from './order-terms.text.ts';

/** Terms of an order as sentences by topic. */
export function orderTermsGroups(terms: OrderTerms): readonly (readonly [name: string, lines: string[]])[] {
  const { groups } = text;
  return [
    [
      groups.price,
      [text.price(terms.goodsTotal, terms.finalPrice), ...discountLine(terms), text.level(terms.level.name)],
    ],
    [groups.delivery, deliveryLines(terms)],
    [groups.returns, returnPolicyLines(terms)],
    [
      groups.points,
      [
        text.confirmDays(terms.confirmDays),
        text.points(terms.earnedPoints, terms.earn.stepWon, terms.earn.points),
      ],
    ],
  ];
}

const deliveryLines = (terms: OrderTerms): string[] => [
  terms.deliveryFee > 0 ? text.paidDelivery(terms.deliveryFee, terms.freeDeliveryFrom) : text.freeDelivery,
  ...(terms.promisedOn ? [text.arrives(formatDate(terms.promisedOn))] : []),
  ...lateLines(orderTermsOf({ terms }).late),
];

const returnPolicyLines = (terms: OrderTerms): string[] => [
  text.returnDays(terms.returnDays),
  text.defectMonths(terms.defectMonths),
  returnFeeLine(terms),
  ...(totalReturnFee(terms.returnFee.shop) === 0 ? [text.freeFault] : []),
  ...(totalReturnFee(terms.exchangeFee.buyer) === 0 ? [EXCHANGE_FEE_TEXT] : []),
];

const lateLines = ({ points, buyerCancelDays, shopCancelDays }: LateTerms): string[] => [
  ...(points > 0 ? [text.latePoints(points)] : []),
  text.lateCancel(buyerCancelDays, shopCancelDays),
];

function discountLine({ baseTotal, goodsTotal, ...terms }: OrderTerms): string[] {
  const { product, level, follower, coupon, points } = text.discount;
  const parts = [
    [product, baseTotal - goodsTotal],
    [level, terms.levelDiscount],
    [follower, terms.followerDiscount ?? 0],
    [coupon, terms.couponDiscount],
    [points, terms.usedPoints],
  ] as const;
  const said = parts.filter(([, amount]) => amount > 0).map(([say, amount]) => say(amount));
  return said.length > 0 ? [text.discounts(said.join(', '))] : [];
}

/** Sentence on the return fee for a change of mind, for one line and for the whole order where they differ. */
function returnFeeLine({ deliveryFee: paidDelivery, returnFee: fees }: OrderTerms): string {
  const given = { cause: 'CHANGE_OF_MIND', paidDelivery, fees } as const;
  const some = returnFeeOf({ ...given, isLast: false });
  const all = returnFeeOf({ ...given, isLast: true });
  return totalReturnFee(some) === totalReturnFee(all)
    ? text.returnFee(formatWon(totalReturnFee(all)))
    : text.returnAllFee(formatWon(totalReturnFee(some)), returnFeeText(all));
}
