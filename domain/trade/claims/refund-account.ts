import * as v from 'valibot';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { DEPOSIT_BANKS } from '../orders/deposit.ts';

/** Digits of an account number that are shown of it. */
const TAIL = 4;

/** Returns the last digits of an account number, which are all that is shown of it. */
export const tailOf = (accountNumber: string): string => accountNumber.slice(-TAIL);

/** Form of the account to which a deposit is refunded; the number is stored as digits. */
export const refundAccountForm = v.object({
  bank: v.picklist(DEPOSIT_BANKS, '은행을 골라 주세요.'),
  accountNumber: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s-]/g, '')),
    v.regex(/^\d{10,16}$/, '계좌 번호를 숫자로 입력해 주세요.'),
  ),
  holder: textField('예금주', 1, 30),
});

/** Schema of a stored refund account, without its number. */
export const refundAccountSchema = v.object({ bank: v.string(), numberTail: v.string(), holder: v.string() });

/** Endpoint of members: sets the account to which the deposit of an own order is refunded. */
export const setRefundAccount = endpoint({
  method: 'PUT',
  path: '/api/users/orders/{id}/refund-account',
  access: 'member',
  rateLimit: 20,
  summary: 'Sets the account to which the deposit of an own order is refunded; waiting refunds are paid.',
  params: idParams,
  body: refundAccountForm,
  response: refundAccountSchema,
  wrapping: 'envelope',
});
