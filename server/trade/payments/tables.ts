import type { ColumnType, Generated } from 'kysely';
import type { HoldState } from '#domain/trade/orders/order-lifecycle.ts';

/** Tables of payments and pending provider requests. */
declare module '../../db/database.ts' {
  interface Database {
    payments: PaymentTable;
    payment_asks: {
      order_id: number;
      payment_key: string;
      asked_at: Date;
      attempts: Generated<number>;
      next_ask_at: Generated<Date>;
    };
    test_payments: TestPaymentTable;
    test_payment_cancels: { idempotency_key: string; payment_key: string; amount: number };
  }
}

interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  provider: string;
  /** Key of the opened payment. */
  opened_key: string | null;
  /** Key of the captured payment. */
  payment_key: string | null;
  amount: number;
  status: HoldState;
  receipt_url: string | null;
  created_at: Date;
  paid_at: Date | null;
}

interface TestPaymentTable {
  payment_key: string;
  order_no: string;
  amount: number;
  status: 'READY' | 'APPROVED' | 'WAITING' | 'DONE' | 'DECLINED' | 'CLOSED';
  cancelled_amount: Generated<number>;
  /** Deadline and sum of the deposits of a virtual account; null for other payments. */
  due_at: ColumnType<Date | null, Date | null | undefined>;
  deposited: Generated<number>;
  success_url: string;
  fail_url: string;
  created_at: Date;
}
