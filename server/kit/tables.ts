import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of idempotency keys, rate limits, secrets, settings and the audit log. */
declare module '../db/database.ts' {
  interface Database {
    request_keys: {
      user_id: number;
      operation: string;
      key: string;
      hash: string;
      /** Response as JSON. */
      answer: Generated<string>;
      expires_at: Date;
    };
    server_secrets: { name: string; secret: string };
    /** `who` is a member id, or a pseudonymous tag for anonymous clients. */
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
      /** JSON, validated by the rule of its key. */
      value: unknown;
      version: Generated<number>;
      updated_by: number | null;
      updated_at: Date;
    };
  }
}
