import { type RawBuilder, sql } from 'kysely';
import type { AuditFilter } from '#domain/admin/audit/audit-log.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';

/** Entry of the audit log with its actor. */
export type EntryRow = {
  id: number;
  at: Date;
  actorId: number | null;
  nickname: string | null;
  role: string | null;
  action: string;
  targetType: string;
  targetId: number;
  detail: Record<string, string | number | null>;
  requestId: string | null;
  isChained: boolean;
};

/** Columns of entry `e` and its actor `u`. */
const ENTRY = columnsSql([
  'e.id',
  'e.at',
  'e.actor_id',
  'u.nickname',
  'u.role',
  'e.action',
  'e.target_type',
  'e.target_id',
  'e.detail',
  'e.request_id',
]);

/**
 * Largest difference between the order of ids and of times, as ids are assigned when an entry is
 * written.
 */
const SKEW = sql`interval '1 hour'`;

/** SQL: first moment of a day in Asia/Seoul, and its end. */
const dayStart = (day: string): RawBuilder<unknown> =>
  sql`(${day}::date::timestamp at time zone 'Asia/Seoul')`;
const dayEnd = (day: string): RawBuilder<unknown> =>
  sql`((${day}::date + 1)::timestamp at time zone 'Asia/Seoul')`;

/** SQL: bounds by day, also as ids, so that a scan by id starts and ends near the period. */
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

/** Finds entries of a filter, latest first; names are joined for these only. */
export async function findEntries(
  db: Queryable,
  filter: AuditFilter,
  { before, most }: Part,
): Promise<EntryRow[]> {
  const earlier = before === undefined ? sql`true` : sql`e.id < ${before}`;
  const { rows } = await sql<EntryRow>`
    select ${ENTRY}, not exists (select from audit_unchained w where w.entry_id = e.id) as "isChained"
    from (select e.id, e.at, e.actor_id, e.action, e.target_type, e.target_id, e.detail, e.request_id
      from audit_entries e where ${condition(filter)} and ${earlier}
      order by e.id desc limit ${most}) e
    left join users u on u.id = e.actor_id order by e.id desc`.execute(db);
  return rows;
}

/** Counts the entries that are not linked yet. */
export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from audit_unchained`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Finds the entry of a link. */
export async function findLinked(db: Queryable, seq: number): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select ${ENTRY}, true as "isChained"
    from audit_chain c join audit_entries e on e.id = c.entry_id left join users u on u.id = e.actor_id
    where c.seq = ${seq}`.execute(db);
  return rows[0] ?? null;
}

/** Finds an entry with its link and the previous one. */
export async function findEntry(db: Queryable, id: number) {
  const { rows } = await sql<EntryRow & { seq: number | null; hash: string | null; before: string | null }>`
    select ${ENTRY}, c.seq is not null as "isChained", c.seq, c.hash, p.hash as before
    from audit_entries e left join users u on u.id = e.actor_id
    left join audit_chain c on c.entry_id = e.id left join audit_chain p on p.seq = c.seq - 1
    where e.id = ${id}`.execute(db);
  return rows[0];
}

const ORDERS: Readonly<Record<string, (id: number) => RawBuilder<unknown>>> = {
  ORDER: (id) => sql`${id}`,
  CLAIM: (id) => sql`(select order_id from claims where id = ${id})`,
  REFUND: (id) => sql`(select order_id from refunds where id = ${id})`,
};

/** Finds the order of a target, and its buyer. */
export async function findOrderOf(db: Queryable, type: string, id: number) {
  const orderId = ORDERS[type]?.(id);
  if (!orderId) return null;
  const { rows } = await sql<{ id: number; orderNo: string; userId: number; nickname: string }>`
    select ${columnsSql(['o.id', 'o.order_no', 'u.id as user_id', 'u.nickname'])} from orders o join users u on u.id = o.user_id
    where o.id = ${orderId}`.execute(db);
  return rows[0] ?? null;
}

/** Finds the latest entry about a check of the chain. */
export async function findLastCheck(db: Queryable): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`
    select ${ENTRY}, true as "isChained"
    from (select * from audit_entries where action = 'AUDIT_VERIFIED' order by id desc limit 1) e
    left join users u on u.id = e.actor_id`.execute(db);
  return rows[0] ?? null;
}
