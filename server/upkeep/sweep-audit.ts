import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { LOCK_KEYS } from '../db/lock-keys.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { ENTRY_TEXT, type EntryText, hashOf, type Link, NO_LINK } from './audit-links.ts';
import { notedEndOf, noteEnd, readNotedEnd } from './audit-noted-end.ts';

const BATCH = 500;

type Ports = Pick<Context, 'db' | 'log'> & { config: Pick<Context['config'], 'dataDir'> };

/**
 * Chains the entries that are not chained yet, one after the other, so that their writers never wait for each other.
 * The new end goes to the log and to a file: cutting the chain and making a new one in the database changes neither.
 */
export async function sweepAudit({ db, log, config }: Ports): Promise<void> {
  const path = notedEndOf(config.dataDir);
  for (;;) {
    const noted = await readNotedEnd(path);
    const { end, added } = await inTransaction(db, addLinks);
    if (added > 0) {
      log.info({ event: 'audit', ...end }, 'the audit chain grew');
      // The old end stays as evidence when the chain does not lead to it any more.
      if (await holds(db, noted)) await noteEnd(path, end);
      else log.error({ event: 'audit', noted }, 'the audit chain was made anew: run npm run audit:verify');
    }
    if (added < BATCH) return;
  }
}

async function holds(db: Queryable, { seq, hash }: Link): Promise<boolean> {
  if (seq === NO_LINK.seq) return true;
  const link = await db.selectFrom('audit_chain').select('hash').where('seq', '=', seq).executeTakeFirst();
  return link?.hash === hash;
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
