import type { Generated, GeneratedAlways } from 'kysely';

/** Goods, how they are found, and what members keep of them. */
declare module '../db/database.ts' {
  interface Database {
    categories: {
      id: number;
      type: string;
      name: string;
      image_url: string | null;
      sort: Generated<number>;
      /** Left out of lists and menus; its products stay. */
      hidden_at: Generated<Date | null>;
      version: Generated<number>;
    };
    stores: {
      id: Generated<number>;
      seller_id: number;
      name: string;
      description: Generated<string>;
      created_at: Date;
      /** Goods of one that is not open are shown and cannot be bought. */
      state: Generated<string>;
      pause_reason: string | null;
      paused_by: string | null;
      version: Generated<number>;
      updated_at: Date | null;
      /** See migration 0042. */
      name_key: Generated<string>;
      logo_url: string | null;
      banner_url: string | null;
      notice: Generated<string>;
      phone: string | null;
      business_no: string | null;
      owner_name: string | null;
      mail_order_no: string | null;
      address: string | null;
      return_address: string | null;
      email: string | null;
      courier: string | null;
      /** Hundredths of a percent; null: what the shop keeps of any sale. */
      fee_rate_bp: number | null;
    };
    /** From a week on (migration 0062). */
    store_fee_rates: { store_id: number; valid_from: Date; basis_points: number; created_at: Date };
    /** Of the shop, from a week on (migration 0092). */
    shop_fee_rates: { id: Generated<number>; valid_from: Date; basis_points: number; created_at: Date };
    products: ProductTable;
    product_images: ProductImageTable;
    product_options: ProductOptionTable;
    product_facts: {
      product_id: number;
      material: string;
      /** Null in a draft. */
      heel_mm: number | null;
      manufacturer: string;
      country: string;
      care: string;
      warranty: string;
      service_contact: string;
    };
    /** Every change of a stock; only added to (migration 0043). */
    stock_moves: {
      id: Generated<number>;
      option_id: number;
      delta: number;
      after: number;
      reason: string;
      ref_type: string | null;
      ref_id: number | null;
      actor_id: number | null;
      at: Date;
    };
    /** Counted by triggers (migration 0021). */
    product_ratings: { product_id: number; review_count: number; star_sum: number };
    product_bits: { kind: string; value: string; block: number; bits: string };
    product_bits_stale: { product_id: number };
    search_words: { jamo: string; word: string };
    wishes: { id: Generated<number>; user_id: number; product_id: number; created_at: Date };
    recent_views: { user_id: number; product_id: number; viewed_at: Date };
    restock_alerts: { id: Generated<number>; user_id: number; option_id: number; created_at: Date };
  }
}

interface ProductTable {
  id: Generated<number>;
  store_id: number;
  category_id: number;
  name: string;
  name_jamo: Generated<string>;
  name_choseong: Generated<string>;
  name_terms: Generated<string>;
  description_jamo: Generated<string>;
  description: Generated<string>;
  price: number;
  discount_type: Generated<string>;
  discount_value: Generated<number>;
  discount_price: number;
  /** Whether the discount counted when the product turned last (migration 0073). */
  discount_counts: Generated<boolean>;
  /** Price that was asked then: what lists are ordered, filtered and counted by; the database computes it. */
  asked_price: GeneratedAlways<number>;
  /** Of the discount that counts now: what lists are ordered and counted by (migration 0059). */
  discount_rate: Generated<string>;
  /** When the discount counts; null: since ever, for ever. */
  sale_from: Generated<Date | null>;
  sale_until: Generated<Date | null>;
  /** When `discount_counts` is next otherwise. */
  turns_at: Generated<Date | null>;
  wish_number: Generated<number>;
  main_image_url: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** Shown to shoppers when it is on sale (`on-sale-sql.ts`). */
  state: Generated<string>;
  /** What its store calls it. */
  seller_code: Generated<string | null>;
  version: Generated<number>;
  /** Of what is suspended alone. */
  suspended_reason: Generated<string | null>;
  suspended_at: Generated<Date | null>;
}

interface ProductImageTable {
  id: Generated<number>;
  product_id: number;
  type: string;
  url: string;
  color: string | null;
  sort_order: Generated<number>;
}

interface ProductOptionTable {
  id: Generated<number>;
  product_id: number;
  gender: string;
  size: string;
  color: string;
  stock: number;
  sku: Generated<string | null>;
  /** From how many pieces on its store is warned. */
  low_stock: Generated<number>;
}
