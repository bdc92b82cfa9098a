import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

/** Row of the audit log. */
export type AuditEntry = {
  at: Date;
  actorId: number | null;
  action: string;
  targetType: string;
  targetId: number;
  detail: Record<string, string | number | null>;
  requestId: string | null;
};

const valuesOf = ({ at, actorId, action, targetType, targetId, detail, requestId }: AuditEntry) =>
  sql`(${at}, ${actorId}, ${action}, ${targetType}, ${targetId}, ${JSON.stringify(detail)}::text::jsonb, ${requestId})`;

/** Insert of audit entries in order, at least one, for use within another statement. */
export const newEntries = (entries: readonly AuditEntry[]): RawBuilder<Record<string, unknown>> => sql`
    insert into audit_entries (at, actor_id, action, target_type, target_id, detail, request_id)
    values ${sql.join(entries.map(valuesOf))}
  `;

/** Inserts audit entries in order. */
export async function insertEntries(tx: Queryable, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await newEntries(entries).execute(tx);
}

type Done = { action: string; targetType: string; targetId?: number; since: Date };

/** Returns whether the audit log contains such an entry after `since`. */
export async function wasDoneSince(
  tx: Queryable,
  { action, targetType, targetId, since }: Done,
): Promise<boolean> {
  const entry = await tx
    .selectFrom('audit_entries')
    .select('id')
    .where('target_type', '=', targetType)
    .$if(targetId !== undefined, (query) => query.where('target_id', '=', targetId ?? 0))
    .where('action', '=', action)
    .where('at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}
