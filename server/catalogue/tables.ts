import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of categories, stores, products, options, stock, wishes and views. */
declare module '../db/database.ts' {
  interface Database {
    categories: {
      id: number;
      type: string;
      name: string;
      image_url: string | null;
      sort: Generated<number>;
      /** Time since which it is left out of lists and menus; its products stay. */
      hidden_at: Generated<Date | null>;
      version: Generated<number>;
    };
    stores: {
      id: Generated<number>;
      seller_id: number;
      name: string;
      description: Generated<string>;
      created_at: Date;
      /** Products of a store that is not OPEN are visible and cannot be ordered. */
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
      /** Basis points; null for the default fee. */
      fee_rate_bp: number | null;
    };
    store_follows: { user_id: number; store_id: number; at: Date };
    /** Discounts of stores for their followers; `won` is the cap of a percentage (migration 0125). */
    follower_discounts: {
      id: Generated<number>;
      store_id: number;
      percent: number | null;
      won: number;
      starts_at: Date;
      ends_at: Date;
    };
    /** Valid from the first moment of a week (migration 0062). */
    store_fee_rates: { store_id: number; valid_from: Date; basis_points: number; created_at: Date };
    /** Default fee, valid from the first moment of a week (migration 0092). */
    shop_fee_rates: { id: Generated<number>; valid_from: Date; basis_points: number; created_at: Date };
    /** Names as they are shown; `brand_names` has all by which a brand is found (migration 0107). */
    brands: {
      id: Generated<number>;
      name: string;
      english_name: Generated<string>;
      version: Generated<number>;
      created_at: Date;
      updated_at: Date;
    };
    /** Ids of brands that were merged into another one (migration 0111). */
    merged_brands: { brand_id: number; into_id: number; merged_at: Date };
    brand_names: { brand_id: number; name: string; jamo: string; choseong: string; is_alias: boolean };
    products: ProductTable;
    product_images: ProductImageTable;
    product_options: ProductOptionTable;
    /** Lengths inside the shoe by size, as measured by the seller (migration 0112). */
    product_lengths: { product_id: number; size: string; inner_mm: number };
    /** Blocks of the product page's story: a text, or a picture with its size (migration 0120). */
    product_story_blocks: {
      product_id: number;
      place: number;
      body: string | null;
      url: string | null;
      alt: string | null;
      width: number | null;
      height: number | null;
    };
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
    /** Ledger of all stock changes, append-only (migration 0043). */
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
    /** Maintained by triggers (migration 0021). */
    product_ratings: { product_id: number; review_count: number; star_sum: number };
    product_bits: { kind: string; value: string; block: number; bits: string };
    product_bits_stale: { product_id: number };
    search_words: { jamo: string; word: string };
    wishes: {
      id: Generated<number>;
      user_id: number;
      product_id: number;
      created_at: Date;
      known_price: Generated<number | null>;
    };
    price_changes: { product_id: number; due_at: Date };
    recent_views: { user_id: number; product_id: number; viewed_at: Date };
    restock_alerts: { id: Generated<number>; user_id: number; option_id: number; created_at: Date };
  }
}

interface ProductTable {
  id: Generated<number>;
  store_id: number;
  category_id: number;
  brand_id: Generated<number | null>;
  /** Codes of domain/catalogue/product-traits.ts, or null (migration 0112). */
  foot_width: Generated<string | null>;
  main_material: Generated<string | null>;
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
  /** Whether the discount was in force at the last recorded change (migration 0073). */
  discount_counts: Generated<boolean>;
  /**
   * Price at that time, by which lists are sorted, filtered and counted; generated by the database.
   */
  asked_price: GeneratedAlways<number>;
  /** Rate of the discount in force, by which lists are sorted and counted (migration 0059). */
  discount_rate: Generated<string>;
  /** Period of the discount; null means unbounded. */
  sale_from: Generated<Date | null>;
  sale_until: Generated<Date | null>;
  /** Time at which `discount_counts` changes next. */
  turns_at: Generated<Date | null>;
  wish_number: Generated<number>;
  main_image_url: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  /** Visible to shoppers when on sale (`on-sale-sql.ts`). */
  state: Generated<string>;
  /** Product code of its seller. */
  seller_code: Generated<string | null>;
  version: Generated<number>;
  /** Only for suspended products. */
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
  /** Warning level of the stock in units. */
  low_stock: Generated<number>;
}
