import type { Generated } from 'kysely';

/** Money on its way: tables of migrations 0006, 0011 and 0018. */
export interface PaymentTables {
  payments: PaymentTable;
  payment_asks: {
    order_id: number;
    payment_key: string;
    asked_at: Date;
    attempts: Generated<number>;
    next_ask_at: Generated<Date>;
  };
  refunds: RefundTable;
  test_payments: TestPaymentTable;
  test_payment_cancels: { idempotency_key: string; payment_key: string; amount: number };
}

interface PaymentTable {
  id: Generated<number>;
  order_id: number;
  provider: string;
  /** The key that the provider gave its window. */
  opened_key: string | null;
  /** The key that paid. */
  payment_key: string | null;
  amount: number;
  status: 'READY' | 'PAID' | 'FAILED';
  receipt_url: string | null;
  created_at: Date;
  paid_at: Date | null;
}

interface RefundTable {
  id: Generated<number>;
  order_id: number;
  /** The payment it pays back; null: the order's own. */
  payment_key: string | null;
  amount: number;
  points: number;
  delivery_charge: Generated<number>;
  reason: string;
  status: 'WAITING' | 'DONE' | 'GIVEN_UP';
  /** How often the provider was asked and did not do it. */
  attempts: Generated<number>;
  /** Claimed or waiting until then. */
  next_try_at: Generated<Date>;
  first_asked_at: Date | null;
  created_at: Date;
  done_at: Date | null;
}

interface TestPaymentTable {
  payment_key: string;
  order_no: string;
  amount: number;
  status: 'READY' | 'APPROVED' | 'DONE' | 'DECLINED' | 'CLOSED';
  cancelled_amount: Generated<number>;
  success_url: string;
  fail_url: string;
  created_at: Date;
}
