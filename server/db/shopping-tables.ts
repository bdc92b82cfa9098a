import type { Generated } from 'kysely';
import type { PaymentTables } from './payment-tables.ts';

/** Tables of migrations 0006 and 0009: from the cart to the claim; the money of it in payment-tables.ts. */
export interface ShoppingTables extends PaymentTables {
  addresses: AddressTable;
  cart_items: CartItemTable;
  coupon_campaigns: CampaignTable;
  coupons: CouponTable;
  orders: OrderTable;
  order_items: OrderItemTable;
  order_history: {
    id: Generated<number>;
    order_id: number;
    order_item_id: number | null;
    event: string;
    detail: Generated<string>;
    created_at: Date;
  };
  claims: ClaimTable;
  product_facts: {
    product_id: number;
    material: string;
    heel_mm: number;
    manufacturer: string;
    country: string;
    care: string;
    warranty: string;
    service_contact: string;
  };
  claim_images: { id: Generated<number>; claim_id: number; url: string; sort_order: number };
}

interface AddressTable {
  id: Generated<number>;
  user_id: number;
  recipient_name: string;
  recipient_phone: string;
  zip_code: string;
  address_line1: string;
  address_line2: Generated<string>;
  is_default: Generated<boolean>;
  created_at: Date;
}

interface CartItemTable {
  id: Generated<number>;
  user_id: number;
  option_id: number;
  quantity: number;
  selected: Generated<boolean>;
  seen_price: number;
  created_at: Date;
  updated_at: Date;
}

interface CouponTerms {
  name: string;
  discount_type: 'FIXED_DISCOUNT' | 'RATE_DISCOUNT';
  discount_value: number;
  free_shipping: Generated<boolean>;
  min_order_amount: Generated<number>;
  max_discount_amount: number | null;
}

interface CampaignTable extends CouponTerms {
  id: Generated<number>;
  code: string;
  issue_limit: number;
  issued_count: Generated<number>;
  valid_days: Generated<number>;
  ends_at: Date;
}

interface CouponTable extends CouponTerms {
  id: Generated<number>;
  user_id: number;
  campaign_id: number | null;
  code: string;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
  order_id: number | null;
}

interface OrderTable {
  id: Generated<number>;
  user_id: number;
  status: string;
  ordered_at: Date;
  order_no: string;
  request_key: string | null;
  request_hash: string | null;
  from_cart: Generated<boolean>;
  hold_expires_at: Date | null;
  base_total: Generated<number>;
  goods_total: Generated<number>;
  level_discount: Generated<number>;
  coupon_discount: Generated<number>;
  used_points: Generated<number>;
  delivery_fee: Generated<number>;
  final_price: Generated<number>;
  coupon_id: number | null;
  recipient_name: Generated<string>;
  recipient_phone: Generated<string>;
  postal_code: Generated<string>;
  delivery_address: Generated<string>;
  delivery_detail_address: Generated<string>;
  delivery_message: Generated<string>;
  payment_method: Generated<string>;
}

interface OrderItemTable {
  id: Generated<number>;
  order_id: number;
  product_id: number;
  option_id: number;
  /** The store that sold it; a trigger of migration 0016 knows it. */
  store_id: Generated<number>;
  quantity: number;
  unit_price: number;
  status: Generated<string>;
  base_price: Generated<number>;
  level_share: Generated<number>;
  coupon_share: Generated<number>;
  point_share: Generated<number>;
  carrier: string | null;
  tracking_no: string | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  confirmed_at: Date | null;
}

interface ClaimTable {
  id: Generated<number>;
  order_id: number;
  order_item_id: number;
  user_id: number;
  type: 'RETURN' | 'EXCHANGE';
  status: 'REQUESTED' | 'COMPLETED' | 'REJECTED' | 'WITHDRAWN';
  reason: string;
  detail: Generated<string>;
  new_option_id: number | null;
  refund_id: number | null;
  answer: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
}
