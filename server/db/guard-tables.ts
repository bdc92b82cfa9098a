import type { Generated } from 'kysely';

/** Tables of 0012 and 0015: what keeps a write from happening twice or too often, and addresses from being made up. */
export interface GuardTables {
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
  action_counts: { user_id: number; action: string; count: number; resets_at: Date };
}
