import { problemsOf } from '#domain/kit/forms/problems.ts';
import { refundAccountForm, setRefundAccount } from '#domain/trade/claims/refund-account.ts';
import { DEPOSIT_BANKS } from '#domain/trade/orders/deposit.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Typed bank, number and holder of the account to which a deposit is refunded. */
export type RefundAccount = { bank: string; accountNumber: string; holder: string };
/** Request to store the refund account of one order. */
export type RefundAccountSent = { id: number; account: RefundAccount };

/** Machine of the form for the account to which the deposit of an order is refunded. */
export const refundAccountMachine = createFormMachine<
  RefundAccount,
  RefundAccountSent,
  undefined,
  { id: number }
>({
  id: 'refundAccount',
  description: 'Account to which the deposit of an order is refunded; the number is typed anew each time.',
  save: endpointPort(
    setRefundAccount,
    ({ body: { id, account } }) => ({
      params: { id },
      body: {
        ...account,
        bank: DEPOSIT_BANKS.find((bank) => bank === account.bank) ?? DEPOSIT_BANKS[0],
      },
    }),
    (_) => undefined,
  ),
  blank: () => ({ bank: '', accountNumber: '', holder: '' }),
  rules: (values) => problemsOf(refundAccountForm, values),
  toBody: (account, { id }) => ({ id, account }),
});
