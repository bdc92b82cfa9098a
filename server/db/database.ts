import type { Generated, Kysely, Transaction } from 'kysely';
import type { AuditTables } from './audit-tables.ts';
import type { GuardTables } from './guard-tables.ts';
import type { OpinionTables } from './opinion-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type { ShoppingTables } from './shopping-tables.ts';

/** Row types as written in db/migrations: one interface per table. Timestamps are JS dates, `date` columns text. */
export interface Database extends ShoppingTables, OpinionTables, SearchTables, GuardTables, AuditTables {
  users: UserTable;
  sessions: SessionTable;
  point_ledger: PointLedgerTable;
  activities: ActivityTable;
  user_badges: {
    id: Generated<number>;
    user_id: number;
    badge_type: string;
    is_displayed: Generated<boolean>;
    awarded_at: Date;
  };
  categories: { id: number; type: string; name: string };
  stores: {
    id: Generated<number>;
    seller_id: number;
    name: string;
    description: Generated<string>;
    created_at: Date;
  };
  products: ProductTable;
  product_images: ProductImageTable;
  product_options: ProductOptionTable;
  events: EventTable;
  feeds: FeedTable;
  feed_images: FeedImageTable;
  feed_hashtags: { id: Generated<number>; feed_id: number; tag: string };
  feed_likes: { feed_id: number; user_id: number; created_at: Date };
  feed_votes: { event_id: number; user_id: number; feed_id: number; created_at: Date };
  feed_comments: FeedCommentTable;
}

/** Either the database or an open transaction: what a store works on. */
export type Queryable = Kysely<Database> | Transaction<Database>;

interface UserTable {
  id: Generated<number>;
  login_id: string;
  email: string;
  password_hash: string;
  role: Generated<string>;
  status: Generated<string>;
  name: string;
  nickname: string;
  phone: Generated<string>;
  birth_date: string | null;
  gender: Generated<string>;
  height: number | null;
  weight: number | null;
  foot_size: number | null;
  foot_width: Generated<string>;
  body_visibility: Generated<string>;
  nickname_skeleton: Generated<string | null>;
  profile_image_url: string | null;
  activity_points: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface SessionTable {
  token_hash: Uint8Array;
  user_id: number;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  absolute_expires_at: Date;
  revoked_at: Date | null;
}

interface PointLedgerTable {
  id: Generated<number>;
  user_id: number;
  type: string;
  points: number;
  balance_after: number;
  description: string;
  reason: string;
  ref_type: string | null;
  ref_id: number | null;
  order_id: number | null;
  expires_at: Date | null;
  created_at: Date;
  /** An earning whose year is over and dealt with. */
  is_settled: Generated<boolean>;
}

interface ActivityTable {
  id: Generated<number>;
  user_id: number;
  type: string;
  points: number;
  description: string;
  ref_type: string | null;
  ref_id: number | null;
  created_at: Date;
}

interface ProductTable {
  id: Generated<number>;
  store_id: number;
  category_id: number;
  name: string;
  name_jamo: Generated<string>;
  name_choseong: Generated<string>;
  name_terms: Generated<string>;
  description: Generated<string>;
  price: number;
  discount_type: Generated<string>;
  discount_value: Generated<number>;
  discount_price: number;
  discount_rate: Generated<string>;
  wish_number: Generated<number>;
  main_image_url: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
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
}

interface EventTable {
  id: Generated<number>;
  title: string;
  description: string;
  type: string;
  image_url: string | null;
  start_date: string;
  end_date: string;
  purchase_start_date: string | null;
  purchase_end_date: string | null;
  announcement_date: string | null;
  participation_method: Generated<string>;
  max_participants: Generated<number>;
  created_at: Date;
}

interface FeedTable {
  id: Generated<number>;
  user_id: number;
  order_item_id: number;
  event_id: number | null;
  feed_type: string;
  title: string;
  content: string;
  instagram_id: string | null;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  vote_count: Generated<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

interface FeedImageTable {
  id: Generated<number>;
  feed_id: number;
  url: string;
  sort_order: number;
  width: number;
  height: number;
}

interface FeedCommentTable {
  id: Generated<number>;
  feed_id: number;
  user_id: number;
  content: string;
  created_at: Date;
  updated_at: Date;
}
