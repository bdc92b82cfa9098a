import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { RejectReason } from '#domain/trade/claims/cancellation-reasons.ts';
import type { ReturnMethod } from '#domain/trade/claims/claim-stages.ts';
import type { DifferenceKind } from '#domain/trade/orders/order-differences.ts';
import type {
  ClaimState,
  ClaimType,
  DisputeState,
  LineState,
  TimelineEvent,
} from '#domain/trade/orders/order-lifecycle.ts';
import type { OrderTerms } from '#domain/trade/orders/order-terms.ts';
import type { ShippingColumn } from '#domain/trade/orders/shipping.ts';

/** Tables of orders, lines, claims, disputes and delays. */
declare module '../../db/database.ts' {
  interface Database {
    orders: OrderTable;
    order_items: OrderItemTable;
    order_history: {
      id: Generated<number>;
      order_id: number;
      order_item_id: number | null;
      event: TimelineEvent;
      detail: Generated<string>;
      created_at: Date;
    };
    claims: ClaimTable;
    late_deliveries: LateDeliveryTable;
    order_differences: {
      id: Generated<number>;
      order_id: number;
      kind: DifferenceKind;
      promised: string;
      happened: string;
      /** Day in Asia/Seoul, like `compared_days.day`. */
      ended_on: string;
      noted_at: Date;
    };
    compared_days: { day: string; compared_at: Date };
    delivery_disputes: DeliveryDisputeTable;
    /** Pictures of the buyer, or of the seller who rejects a claim. */
    claim_images: {
      id: Generated<number>;
      claim_id: number;
      url: string;
      sort_order: number;
      by_seller: Generated<boolean>;
    };
  }
}

interface OrderTable extends Record<ShippingColumn, Generated<string>> {
  id: Generated<number>;
  user_id: number;
  status: LineState;
  ordered_at: Date;
  order_no: string;
  request_key: string | null;
  request_hash: string | null;
  from_cart: Generated<boolean>;
  hold_expires_at: Date | null;
  base_total: Generated<number>;
  goods_total: Generated<number>;
  level_discount: Generated<number>;
  follower_discount: Generated<number>;
  coupon_discount: Generated<number>;
  used_points: Generated<number>;
  delivery_fee: Generated<number>;
  final_price: Generated<number>;
  coupon_id: number | null;
  payment_method: Generated<string>;
  /** Day in Asia/Seoul; null until it is paid. */
  promised_on: ColumnType<string | null, string | null | undefined, string>;
  /** JSON; null for an order placed before terms were stored. */
  terms: ColumnType<OrderTerms | null, string | undefined, RawBuilder<unknown>>;
}

/** Store of an order that missed the promised day; days are in Asia/Seoul. */
interface LateDeliveryTable {
  order_id: number;
  store_id: number;
  counted_from: string;
  noted_at: Date;
  new_day: ColumnType<string | null, null | undefined, string>;
  reason: Generated<string>;
  named_at: ColumnType<Date | null, null | undefined, Date>;
}

/** Buyer's report that a delivered line has not arrived. */
interface DeliveryDisputeTable {
  id: Generated<number>;
  order_id: number;
  order_item_id: number;
  store_id: number;
  state: Generated<DisputeState>;
  opened_at: Date;
  ended_at: ColumnType<Date | null, null | undefined, Date>;
}

interface OrderItemTable {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  option_id: number;
  /** Store that sold it, set by a trigger of migration 0016. */
  store_id: Generated<number>;
  quantity: number;
  unit_price: number;
  status: Generated<LineState>;
  base_price: Generated<number>;
  level_share: Generated<number>;
  follower_share: Generated<number>;
  coupon_share: Generated<number>;
  point_share: Generated<number>;
  carrier: string | null;
  tracking_no: string | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  confirmed_at: Date | null;
  /** Line from which a claim split these pairs off. */
  split_from: ColumnType<number | null, number | null | undefined, never>;
}

interface ClaimTable {
  id: Generated<number>;
  order_id: number;
  order_item_id: number;
  /** Derived from the line. */
  store_id: Generated<number>;
  user_id: number;
  type: ClaimType;
  status: ClaimState;
  reason: string;
  detail: Generated<string>;
  new_option_id: number | null;
  refund_id: number | null;
  answer: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  collect_carrier: ColumnType<string | null, string | null | undefined>;
  collect_tracking: ColumnType<string | null, string | null | undefined>;
  collected_at: ColumnType<Date | null, Date | null | undefined>;
  received_at: ColumnType<Date | null, Date | null | undefined>;
  inspect_note: Generated<string>;
  /** Exclusive deadline of the refund of a received return. */
  refund_due: ColumnType<Date | null, Date | null | undefined>;
  reject_reason: ColumnType<RejectReason | null, RejectReason | null | undefined>;
  /** Return parcel of a rejected unit, and the time of its first tracking number. */
  back_carrier: ColumnType<string | null, string | null | undefined>;
  back_tracking: ColumnType<string | null, string | null | undefined>;
  back_at: ColumnType<Date | null, Date | null | undefined>;
  approved_at: ColumnType<Date | null, Date | null | undefined>;
  checked_at: ColumnType<Date | null, Date | null | undefined>;
  /** Null for a claim from before the method was asked for. */
  return_method: ColumnType<ReturnMethod | null, ReturnMethod | null | undefined>;
  /** Day (Asia/Seoul, `yyyy-MM-dd`) and place of the pickup. */
  pickup_on: ColumnType<string | null, string | null | undefined>;
  pickup_place: Generated<string>;
  /** The buyer says that the own parcel is paid; its store had to pay it after all. */
  is_prepaid: Generated<boolean>;
  came_collect: Generated<boolean>;
}
