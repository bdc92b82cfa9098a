import type { Generated } from 'kysely';

/** Tables of 0001, 0012, 0015, 0019 and 0020: what keeps a write from happening twice or too often, and strangers out. */
export interface GuardTables {
  login_attempts: {
    id: Generated<number>;
    email: string;
    /** See `networkOf`. */
    network: Generated<string>;
    /** Refused before the password was looked at: it counts for nothing. */
    refused: Generated<boolean>;
    attempted_at: Date;
  };
  known_networks: { user_id: number; network_hash: string; seen_at: Date };
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
  /** Pictures that were sent before anything names them. */
  uploads: { id: Generated<number>; user_id: number; file: string; created_at: Date };
}
