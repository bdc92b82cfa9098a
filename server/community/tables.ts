import type { Generated } from 'kysely';

/** Tables of feeds, pictures, tags, likes and comments. */
declare module '../db/database.ts' {
  interface Database {
    feeds: FeedTable;
    feed_images: FeedImageTable;
    /** Pairs that a feed shows, with a point on a picture in thousandths (migration 0121). */
    feed_products: {
      feed_id: number;
      order_item_id: number;
      place: number;
      image_id: number | null;
      x: number | null;
      y: number | null;
    };
    feed_hashtags: { id: Generated<number>; feed_id: number; tag: string };
    feed_likes: { feed_id: number; user_id: number; created_at: Date };
    feed_comments: FeedCommentTable;
  }
}

interface FeedTable {
  id: Generated<number>;
  user_id: number;
  order_item_id: number;
  /** Store that sold the product; set by the database. */
  store_id: Generated<number>;
  /** Product of the order line; set by the database. */
  product_id: Generated<number>;
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
  /** Time since which it is hidden, by the score of reports or a decision. */
  hidden_at: Generated<Date | null>;
}

interface FeedImageTable {
  id: Generated<number>;
  feed_id: number;
  url: string;
  sort_order: number;
  width: number;
  height: number;
  alt: Generated<string | null>;
}

interface FeedCommentTable {
  id: Generated<number>;
  feed_id: number;
  user_id: number;
  content: string;
  created_at: Date;
  updated_at: Date;
  hidden_at: Generated<Date | null>;
}
