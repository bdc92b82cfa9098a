import type { Queryable } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Context } from '../kit/context.ts';
import { auditAnchorOf, noteEnd, readAuditAnchor } from './audit-anchor.ts';
import { appendLinks, endOfChain, findLink, takeChain, unchained } from './audit-chain-store.ts';
import { hashOf, type Link, NO_LINK } from './hash-chain.ts';

const BATCH = 500;

type Ports = Pick<Context, 'db' | 'log'> & { config: Pick<Context['config'], 'dataDir'> };

/**
 * Links new entries in order, so that writers never wait for each other. The new end is written to
 * log and anchor, which a forged chain in the database cannot change.
 */
export async function sweepAudit({ db, log, config }: Ports): Promise<void> {
  const path = auditAnchorOf(config.dataDir);
  for (;;) {
    const noted = await readAuditAnchor(path);
    const { end, added } = await inTransaction(db, addLinks);
    if (added > 0) log.info({ event: 'audit', ...end }, 'audit chain extended');
    // Also checked without new entries, so that a forged chain is noticed immediately.
    if (!(await holds(db, noted)))
      log.error({ event: 'audit', noted }, 'audit chain was rebuilt: run npm run audit:verify');
    // A mismatching anchor is kept as evidence.
    else if (added > 0) await noteEnd(path, end);
    if (added < BATCH) return;
  }
}

/** Returns whether the chain still contains an anchored link. */
export async function holds(db: Queryable, { seq, hash }: Link): Promise<boolean> {
  if (seq === NO_LINK.seq) return true;
  const link = await findLink(db, seq);
  return link?.hash === hash;
}

async function addLinks(tx: Queryable): Promise<{ end: Link; added: number }> {
  if (!(await takeChain(tx))) return { end: NO_LINK, added: 0 };
  let end = await endOfChain(tx);
  const links: (Link & { entryId: number })[] = [];
  for (const entry of await unchained(tx, BATCH)) {
    end = { seq: end.seq + 1, hash: hashOf(end, entry) };
    links.push({ ...end, entryId: entry.id });
  }
  await appendLinks(tx, links);
  return { end, added: links.length };
}
