import type { Generated, GeneratedAlways } from 'kysely';

/** What keeps a write from happening twice or too often, and what was done by whom. */
declare module '../db/database.ts' {
  interface Database {
    request_keys: {
      user_id: number;
      operation: string;
      key: string;
      hash: string;
      /** JSON of what was answered. */
      answer: Generated<string>;
      expires_at: Date;
    };
    server_secrets: { name: string; secret: string };
    /** Members by id, others by a tag of what is known of them. */
    action_counts: { who: string; action: string; count: number; resets_at: Date };
    audit_entries: {
      id: GeneratedAlways<number>;
      at: Date;
      actor_id: number | null;
      action: string;
      target_type: string;
      target_id: number;
      detail: Record<string, string | number | null>;
      request_id: string | null;
    };
    audit_unchained: { entry_id: number };
    shop_settings: {
      key: string;
      id: GeneratedAlways<number>;
      /** JSON by the rule of its key. */
      value: unknown;
      version: Generated<number>;
      updated_by: number | null;
      updated_at: Date;
    };
  }
}
