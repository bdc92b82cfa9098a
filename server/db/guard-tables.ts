import type { Generated } from 'kysely';

/** Tables of 0012, what keeps a write from happening twice, or too often; and of 0019. */
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
  action_counts: { user_id: number; action: string; count: number; resets_at: Date };
  /** Pictures that were sent before anything names them. */
  uploads: { id: Generated<number>; user_id: number; file: string; created_at: Date };
}
