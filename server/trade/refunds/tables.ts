import type { Generated } from 'kysely';
import type { RefundState } from '#domain/trade/orders/order-life.ts';

/** Money on its way back. */
declare module '../../db/database.ts' {
  interface Database {
    refunds: RefundTable;
  }
}

interface RefundTable {
  id: Generated<number>;
  order_id: number;
  /** The payment it pays back; null: the order's own. */
  payment_key: string | null;
  amount: number;
  points: number;
  delivery_charge: Generated<number>;
  /** Part of `delivery_charge` for the outbound parcel. */
  outbound_charge: Generated<number>;
  reason: string;
  status: RefundState;
  /** How often the provider was asked and did not do it. */
  attempts: Generated<number>;
  /** Claimed or waiting until then. */
  next_try_at: Generated<Date>;
  first_asked_at: Date | null;
  created_at: Date;
  done_at: Date | null;
}
