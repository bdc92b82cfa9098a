import type { Generated } from 'kysely';

/** Tables of reviews, pictures, replies and helpful marks. */
declare module '../db/database.ts' {
  interface Database {
    reviews: ReviewTable;
    review_images: ReviewImageTable;
    review_answers: ReviewAnswerTable;
    review_helpfuls: { review_id: number; user_id: number; created_at: Date };
  }
}

interface ReviewTable {
  id: Generated<number>;
  user_id: number;
  product_id: number;
  order_item_id: number;
  /** Derived from the product. */
  store_id: Generated<number>;
  rating: number;
  size_fit: string;
  cushion: string;
  stability: string;
  title: string;
  content: string;
  status: Generated<string>;
  helpful_count: Generated<number>;
  author_height: number | null;
  author_weight: number | null;
  author_foot_size: number | null;
  author_foot_width: string | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

interface ReviewAnswerTable {
  review_id: number;
  store_id: number;
  content: string;
  created_at: Date;
  updated_at: Date;
  hidden_at: Date | null;
}

interface ReviewImageTable {
  id: Generated<number>;
  review_id: number;
  url: string;
  sort_order: number;
  width: number;
  height: number;
}
