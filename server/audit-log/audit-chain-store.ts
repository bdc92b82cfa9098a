import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { LOCK_KEYS } from '../db/locks/lock-keys.ts';
import { columns, columnsSql } from '../db/statements/columns.ts';
import { type EntryText, type Link, NO_LINK } from './hash-chain.ts';

/** SQL columns of `EntryText` of a table `e`. */
const ENTRY_TEXT: RawBuilder<unknown> = sql`
  ${columnsSql(['e.id', 'e.actor_id', 'e.action', 'e.target_type', 'e.target_id', 'e.request_id'])},
  to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, e.detail::text as detail`;

/** Locks the chain for this transaction; returns false if another server holds it. */
export async function takeChain(tx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK_KEYS.auditChain)}) as mine`.execute(tx);
  return rows[0]?.mine === true;
}

/** Returns whether the database has a chain, which a migration created. */
export async function hasChain(db: Queryable): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('audit_chain') is not null as "isThere"`.execute(db);
  return rows[0]?.isThere === true;
}

/** Returns the last link. */
export async function endOfChain(db: Queryable): Promise<Link> {
  const last = await db
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? NO_LINK;
}

/** Finds the hash of one link of the audit hash chain. */
export const findLink = (db: Queryable, seq: number) =>
  db.selectFrom('audit_chain').select('hash').where('seq', '=', seq).executeTakeFirst();

/** Returns a link by number with its entry; NO_LINK for 0 or a missing link. */
export async function linkAt(db: Queryable, seq: number): Promise<Link & { entryId: number }> {
  const link = await db
    .selectFrom('audit_chain')
    .select(columns(['seq', 'hash', 'entry_id']))
    .where('seq', '=', seq)
    .executeTakeFirst();
  return link ?? { ...NO_LINK, entryId: 0 };
}

/** Finds entries that are not linked yet, oldest first. */
export async function unchained(tx: Queryable, most: number): Promise<EntryText[]> {
  const { rows } = await sql<EntryText>`
    select ${ENTRY_TEXT} from audit_unchained u join audit_entries e on e.id = u.entry_id
    order by e.id limit ${sql.lit(most)}`.execute(tx);
  return rows;
}

/** Appends links and marks their entries as linked. */
export async function appendLinks(
  tx: Queryable,
  links: readonly (Link & { entryId: number })[],
): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map(({ seq, hash, entryId }) => ({ seq, hash, entry_id: entryId }));
  await tx.insertInto('audit_chain').values(rows).execute();
  const ids = links.map((link) => link.entryId);
  await tx.deleteFrom('audit_unchained').where('entry_id', 'in', ids).execute();
}

/** Link with its entry; null fields if the entry was deleted. */
export type Held = Link & { entryId: number } & { [Key in keyof EntryText]: EntryText[Key] | null };

/** Finds the links after a number with their entries. */
export async function linksAfter(db: Queryable, seq: number, most: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select ${columnsSql(['c.seq', 'c.hash', 'c.entry_id'])}, ${ENTRY_TEXT}
    from audit_chain c left join audit_entries e on e.id = c.entry_id
    where c.seq > ${seq} order by c.seq limit ${sql.lit(most)}`.execute(db);
  return rows;
}

type Whereabouts = { id: number; waits: boolean; chained: boolean };

/** Finds the next entries by id, each with whether it waits or is linked. */
export async function entriesAfter(db: Queryable, id: number, most: number): Promise<Whereabouts[]> {
  const { rows } = await sql<Whereabouts>`
      select e.id, u.entry_id is not null as waits, c.seq is not null as chained
      from (select id from audit_entries where id > ${id} order by id limit ${sql.lit(most)}) e
      left join audit_unchained u on u.entry_id = e.id
      left join audit_chain c on c.entry_id = e.id
      order by e.id`.execute(db);
  return rows;
}

/** Finds entries that were deleted before they were linked. */
export async function goneWhileWaiting(db: Queryable, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('audit_unchained as u')
    .leftJoin('audit_entries as e', 'e.id', 'u.entry_id')
    .select(columns(['u.entry_id']))
    .where('e.id', 'is', null)
    .limit(most)
    .execute();
  return rows.map(({ entryId }) => entryId);
}
