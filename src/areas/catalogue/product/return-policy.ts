import { formatWon } from '#domain/kit/format.ts';
import { CUT_OFF_HOUR } from '#domain/policies/delivery.ts';
import { RETURN_DAYS } from '#domain/policies/returns.ts';
import { FREE_DELIVERY_LEVEL } from '#domain/rewards/level.ts';
import {
  EXCHANGE_FEE_TEXT,
  returnFeeOf,
  returnFeeOfUnit,
  returnFeeText,
  totalReturnFee,
} from '#domain/trade/claims/return-fee.ts';
import { returnText as text } from './return-policy.text.ts';

/** Lines on shipping and returns for a product of this price (won), by the rules that charge the fees. */
export function returnPolicyLines(discountPrice: number): string[] {
  const fee = returnFeeOfUnit(discountPrice, false);
  const free = returnFeeOfUnit(discountPrice, true);
  const some = returnFeeOf({ cause: 'CHANGE_OF_MIND', paidDelivery: 0, isLast: false });
  const isSame = totalReturnFee(free) === totalReturnFee(fee);
  return [
    text.sent(CUT_OFF_HOUR),
    text.freeLevel(FREE_DELIVERY_LEVEL),
    text.returnDays(RETURN_DAYS),
    text.changeOfMind(returnFeeText(fee)),
    isSame ? text.someKept(formatWon(totalReturnFee(some))) : text.freeDelivery(returnFeeText(free)),
    text.noFee,
    EXCHANGE_FEE_TEXT,
  ];
}
