import type { ColumnType, Generated } from 'kysely';
import type { Topic } from '#domain/notices/topics.ts';
import type { TalkWords } from './talk/talk-words.ts';

/** Buyers' actions that sellers are notified of. */
export type SaleEventKind = 'PLACED' | 'CLAIMED' | 'WITHDRAWN';

/** Tables of notifications, their actors and settings. */
declare module '../db/database.ts' {
  interface Database {
    notices: {
      id: Generated<number>;
      user_id: number;
      type: string;
      topic: Topic;
      message: string;
      path: string;
      ref_type: string;
      ref_id: number;
      stretch: Generated<number>;
      actor_id: number | null;
      actor_count: Generated<number>;
      in_app: Generated<boolean>;
      gathered: Generated<number>;
      counted_at: Generated<Date | null>;
      suppressed_at: Generated<Date | null>;
      mail_due: Generated<boolean>;
      push_due: Generated<boolean>;
      talk_words: ColumnType<TalkWords | null, TalkWords | null | undefined, never>;
      talk_due: Generated<boolean>;
      /** When the message by KakaoTalk was accepted. */
      talked_at: Generated<Date | null>;
      read_at: Date | null;
      created_at: Date;
    };
    notice_actors: { notice_id: number; actor_id: number; at: Date };
    /**
     * Events that wait until the end of their hour; a seller gets one notification for all of it.
     */
    sale_events: {
      id: Generated<number>;
      store_id: number;
      kind: SaleEventKind;
      order_id: number;
      created_at: Date;
      notified_at: ColumnType<Date | null, null | undefined, Date>;
    };
    notification_settings: {
      user_id: number;
      topic: Topic;
      in_app: boolean;
      mail: boolean;
      push: boolean;
      /** Null until the member has chosen. */
      talk: boolean | null;
    };
    notice_limits: { user_id: number; weekly: number };
    push_subscriptions: {
      id: Generated<number>;
      user_id: number;
      session_id: number;
      endpoint_tag: string;
      /** Encrypted address and keys (`PushTarget`). */
      sealed: string;
      created_at: Date;
      last_success_at: Date | null;
    };
    talks: {
      notice_id: number;
      attempts: Generated<number>;
      next_at: Date;
      asked_at: Generated<Date | null>;
    };
    pushes: {
      id: Generated<number>;
      notice_id: number;
      subscription_id: number;
      attempts: Generated<number>;
      next_at: Date;
    };
  }
}
