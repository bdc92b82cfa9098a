import type { GeneratedAlways } from 'kysely';

/** Tables of migration 0013. */
export interface AuditTables {
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
  audit_chain: { seq: number; entry_id: number; hash: string };
  audit_unchained: { entry_id: number };
}
