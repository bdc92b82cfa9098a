import { type RawBuilder, sql } from 'kysely';
import type { AuditFilter } from '#domain/admin/audit/audit-trail.ts';
import type { Queryable } from '../../db/database.ts';

export type EntryRow = {
  id: number;
  at: Date;
  actor_id: number | null;
  nickname: string | null;
  role: string | null;
  action: string;
  target_type: string;
  target_id: number;
  detail: Record<string, string | number | null>;
  request_id: string | null;
  is_chained: boolean;
};

/** Entries are numbered when they are written and dated when their deed began: so far apart at most. */
const SKEW = sql`interval '1 hour'`;

/** A day in Seoul as the moments that it begins and ends. */
const dayStart = (day: string): RawBuilder<unknown> =>
  sql`(${day}::date::timestamp at time zone 'Asia/Seoul')`;
const dayEnd = (day: string): RawBuilder<unknown> =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Seoul')`;

/** Days also as numbers, so that a read from the newest on neither begins too late nor reads to the oldest. */
const since = (day: string): RawBuilder<unknown> => sql`e.at >= ${dayStart(day)} and e.id >= (
  select id from audit_entries where at >= ${dayStart(day)} - ${SKEW} order by at, id limit 1)`;
const until = (day: string): RawBuilder<unknown> => sql`e.at < ${dayEnd(day)} and e.id <= (
  select id from audit_entries where at < ${dayEnd(day)} + ${SKEW} order by at desc, id desc limit 1)`;

function condition({ actor, action, targetType, targetId, from, to }: AuditFilter): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(actor === undefined
        ? []
        : [actor === 'SHOP' ? sql`e.actor_id is null` : sql`e.actor_id = ${actor}`]),
      ...(action ? [sql`e.action = ${action}`] : []),
      ...(targetType ? [sql`e.target_type = ${targetType}`] : []),
      ...(targetId ? [sql`e.target_id = ${targetId}`] : []),
      ...(from ? [since(from)] : []),
      ...(to ? [until(to)] : []),
    ],
    sql` and `,
  );
}

type Part = { before?: number | undefined; most: number };

/** Entries of a filter, the latest first; names are joined for those alone that are shown. */
export async function findEntries(
  db: Queryable,
  filter: AuditFilter,
  { before, most }: Part,
): Promise<EntryRow[]> {
  const earlier = before === undefined ? sql`true` : sql`e.id < ${before}`;
  const { rows } = await sql<EntryRow>`
    select e.*, u.nickname, u.role, not exists (select from audit_unchained w where w.entry_id = e.id) as is_chained
    from (select e.id, e.at, e.actor_id, e.action, e.target_type, e.target_id, e.detail, e.request_id
      from audit_entries e where ${condition(filter)} and ${earlier}
      order by e.id desc limit ${most}) e
    left join users u on u.id = e.actor_id order by e.id desc`.execute(db);
  return rows;
}

export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from audit_unchained`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** The entry of a link. */
export async function findLinked(db: Queryable, seq: number): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select e.*, u.nickname, u.role, true as is_chained
    from audit_chain c join audit_entries e on e.id = c.entry_id left join users u on u.id = e.actor_id
    where c.seq = ${seq}`.execute(db);
  return rows[0] ?? null;
}
