import type { Generated } from 'kysely';

/** Events and what people wear. */
declare module '../db/database.ts' {
  interface Database {
    events: EventTable;
    feeds: FeedTable;
    feed_images: FeedImageTable;
    feed_hashtags: { id: Generated<number>; feed_id: number; tag: string };
    feed_likes: { feed_id: number; user_id: number; created_at: Date };
    feed_votes: { event_id: number; user_id: number; feed_id: number; created_at: Date };
    feed_comments: FeedCommentTable;
  }
}

interface EventTable {
  id: Generated<number>;
  title: string;
  description: string;
  type: string;
  image_url: string | null;
  wide_image_url: string | null;
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
  /** Shown to nobody, by reports or by a decision. */
  hidden_at: Generated<Date | null>;
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
  hidden_at: Generated<Date | null>;
}
