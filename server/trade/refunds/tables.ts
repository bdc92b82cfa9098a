import type { Generated } from 'kysely';
import type { RefundState } from '#domain/trade/orders/order-lifecycle.ts';

/** Table of refunds. */
declare module '../../db/database.ts' {
  interface Database {
    refunds: RefundTable;
  }
}

interface RefundTable {
  id: Generated<number>;
  order_id: number;
  /** Payment that is refunded; null for the order's own. */
  payment_key: string | null;
  amount: number;
  points: number;
  delivery_charge: Generated<number>;
  /** Part of `delivery_charge` for the outbound parcel. */
  outbound_charge: Generated<number>;
  reason: string;
  status: RefundState;
  /** Number of failed attempts. */
  attempts: Generated<number>;
  /** Time until which the refund is claimed or postponed. */
  next_try_at: Generated<Date>;
  first_asked_at: Date | null;
  created_at: Date;
  done_at: Date | null;
}
