import type { Generated } from 'kysely';
import type { InquiryAuthor } from '#domain/inquiries/inquiry.ts';
import type { InquiryState } from '#domain/inquiries/inquiry-lifecycle.ts';

/** Tables of inquiries, their messages and pictures. */
declare module '../db/database.ts' {
  interface Database {
    inquiries: InquiryTable;
    inquiry_messages: {
      id: Generated<number>;
      inquiry_id: number;
      author: InquiryAuthor;
      /** Null once the account of the author is deleted. */
      author_id: number | null;
      content: string;
      created_at: Date;
    };
    inquiry_pictures: {
      id: Generated<number>;
      inquiry_id: number;
      message_id: number;
      url: string;
      sort_order: number;
    };
  }
}

interface InquiryTable {
  id: Generated<number>;
  user_id: number;
  order_item_id: number | null;
  claim_id: Generated<number | null>;
  event_id: Generated<number | null>;
  /** Null for an inquiry to the shop. */
  store_id: number | null;
  topic: string;
  state: InquiryState;
  waiting_since: Date | null;
  escalated_at: Date | null;
  closed_at: Date | null;
  last_message_at: Date;
  created_at: Date;
}
