import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

type Entry = {
  at: Date;
  actorId: number | null;
  action: string;
  targetType: string;
  targetId: number;
  detail: Record<string, string | number | null>;
  requestId: string | null;
};

const valuesOf = ({ at, actorId, action, targetType, targetId, detail, requestId }: Entry) =>
  sql`(${at}, ${actorId}, ${action}, ${targetType}, ${targetId}, ${JSON.stringify(detail)}::text::jsonb, ${requestId})`;

/** Inserts audit entries in order. */
export async function insertEntries(tx: Queryable, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into audit_entries (at, actor_id, action, target_type, target_id, detail, request_id)
    values ${sql.join(entries.map(valuesOf))}
  `.execute(tx);
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
