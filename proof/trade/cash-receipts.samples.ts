import type { OrderDetail } from '#domain/trade/orders/order.ts';
import { refusal } from '../entry.ts';
import { awaitingDetail, detail } from './orders.samples.ts';

/** Typed kind and number of a cash receipt. */
export const receiptTyped = {
  type: 'field.changed',
  change: { kind: 'PERSON', number: '010-2345-6789' },
} as const;
/** Refusal of a second cash receipt of one order. */
export const receiptExists = refusal(
  '이미 신청한 현금영수증이 있어요. 한 주문에 한 번만 신청할 수 있어요.',
  'CASH_RECEIPT_EXISTS',
);
/** Sample of the page of an order whose deposit has arrived, with its cash receipt after a refund. */
export const receiptedDetail: OrderDetail = {
  ...detail,
  paymentInfo: { ...detail.paymentInfo, paymentMethod: '무통장입금' },
  deposit: awaitingDetail.deposit && {
    ...awaitingDetail.deposit,
    state: 'PAID',
    deposited: detail.finalPrice,
  },
  cashReceipt: {
    state: 'ISSUED',
    kind: 'PERSON',
    numberTail: '6789',
    amount: detail.finalPrice,
    cancelled: 10_000,
    approvalNo: '123456789',
    issuedAt: '2026-11-20T03:00:00.000Z',
  },
};
