import type { Generated } from 'kysely';
import type { CashReceiptKind, ReceiptState } from '#domain/trade/orders/cash-receipt.ts';

/** Tables of cash receipts and of what a provider is asked about them. */
declare module '../../db/database.ts' {
  interface Database {
    cash_receipts: {
      order_id: number;
      kind: CashReceiptKind;
      /** Encrypted number; null once the provider has answered. */
      number_sealed: string | null;
      number_tail: string;
      state: ReceiptState;
      receipt_key: string | null;
      approval_no: string | null;
      asked_at: Date;
      issued_at: Date | null;
    };
    cash_receipt_calls: {
      id: Generated<number>;
      order_id: number;
      kind: 'ISSUE' | 'CANCEL';
      amount: number;
      refund_id: number | null;
      state: Generated<'WAITING' | 'DONE' | 'FAILED'>;
      attempts: Generated<number>;
      next_try_at: Date;
      first_asked_at: Date | null;
      created_at: Date;
    };
    test_cash_receipts: {
      idempotency_key: string;
      receipt_key: string;
      approval_no: string;
      amount: number;
      cancelled_amount: Generated<number>;
    };
    test_cash_receipt_cancels: { idempotency_key: string; receipt_key: string; amount: number };
  }
}
