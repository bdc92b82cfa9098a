import * as v from 'valibot';
import { textField } from '../../kit/forms/form-fields.ts';
import { couponCodeField } from '../../trade/coupons/coupon.ts';
import { GIVES_NOTHING, givesSomething, isRate, moment, NO_RATE, termFields } from './coupon-fields.ts';

/** Form for a coupon for one member; rates must be whole, which the legacy API does not require. */
export const couponGiftForm = v.pipe(
  v.object({
    email: v.pipe(textField('이메일', 1, 255), v.email('이메일 주소를 확인해 주세요.')),
    couponCode: couponCodeField,
    couponName: textField('이름', 1, 100),
    ...termFields,
    expiresAt: moment,
  }),
  v.forward(
    v.check((form) => isRate(form), NO_RATE),
    ['discountValue'],
  ),
  v.forward(
    v.check((form) => givesSomething(form), GIVES_NOTHING),
    ['discountValue'],
  ),
);
