import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { LOCK_KEYS } from '../../db/lock-keys.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import { ENTRY_TEXT, type EntryText, hashOf, type Link, NO_LINK } from './links.ts';

const BATCH = 500;

/**
 * Chains the entries that are not yet: one after the other here, so that those who write them never wait for each other.
 * The new end goes to the log: whoever cuts the chain there and makes it anew cannot change what the log has said.
 */
export async function sweepAudit({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  for (;;) {
    const { end, added } = await inTransaction(db, addLinks);
    if (added > 0) log.info({ event: 'audit', ...end }, 'the audit chain grew');
    if (added < BATCH) return;
  }
}

async function addLinks(tx: Queryable): Promise<{ end: Link; added: number }> {
  const lock = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK_KEYS.auditChain)}) as mine`.execute(tx);
  if (!lock.rows[0]?.mine) return { end: NO_LINK, added: 0 };
  let end = await endOfChain(tx);
  const links: (Link & { entry_id: number })[] = [];
  for (const entry of await unchained(tx)) {
    end = { seq: end.seq + 1, hash: hashOf(end, entry) };
    links.push({ ...end, entry_id: entry.id });
  }
  if (links.length > 0) {
    await tx.insertInto('audit_chain').values(links).execute();
    const ids = links.map((link) => link.entry_id);
    await tx.deleteFrom('audit_unchained').where('entry_id', 'in', ids).execute();
  }
  return { end, added: links.length };
}

async function unchained(tx: Queryable): Promise<EntryText[]> {
  const { rows } = await sql<EntryText>`
    select ${ENTRY_TEXT} from audit_unchained u join audit_entries e on e.id = u.entry_id
    order by e.id limit ${sql.lit(BATCH)}`.execute(tx);
  return rows;
}

/** The last link. */
export async function endOfChain(db: Queryable): Promise<Link> {
  const last = await db
    .selectFrom('audit_chain')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? NO_LINK;
}
