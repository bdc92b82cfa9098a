import type { Queryable } from '../db/database.ts';
import {
  endOfChain,
  entriesAfter,
  goneWhileWaiting,
  type Held,
  linkAt,
  linksAfter,
} from './audit-chain-store.ts';
import { type EntryText, hashOf, type Link, NO_LINK } from './hash-chain.ts';

const PAGE = 1_000;
const MOST_PROBLEMS = 50;

/** Most entries of a check within a request. */
const MOST_RECENT = 10_000;

/** Result of a verification. */
export type AuditReport = {
  /** Last link, by which a later check detects a truncated chain. */
  end: Link;
  /** Number of entries that are not linked yet and therefore unprotected. */
  waiting: number;
  problems: string[];
};

/**
 * Verifies the whole audit log; reports entries changed, deleted or inserted after they were
 * linked. `noted` is an earlier end from a check, a backup or the log.
 */
export async function verifyAudit(db: Queryable, noted: Link = NO_LINK): Promise<AuditReport> {
  const problems: string[] = [];
  const tell = (problem: string) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const end = await walkChain(db, { from: NO_LINK, noted }, tell);
  const waiting = await findLoose(db, 0, tell);
  return { end, waiting, problems };
}

/** Verifies only the latest entries from a trusted link, for a check at run time. */
export async function verifyRecent(
  db: Queryable,
  noted: Link,
  most = MOST_RECENT,
): Promise<AuditReport & { checked: number }> {
  const problems: string[] = [];
  const tell = (problem: string) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const { seq } = await endOfChain(db);
  const from = await linkAt(db, Math.max(0, seq - most));
  const end = await walkChain(db, { from, noted }, tell);
  const waiting = await findLoose(db, from.entryId, tell);
  return { end, waiting, problems, checked: end.seq - from.seq };
}

type Tell = (problem: string) => void;

/**
 * Walks the links; each is verified against the stored previous one, so that one change is reported
 * once.
 */
async function walkChain(
  db: Queryable,
  { from, noted }: { from: Link; noted: Link },
  tell: Tell,
): Promise<Link> {
  let before: Link = from;
  for (;;) {
    const links = await linksAfter(db, before.seq, PAGE);
    for (const link of links) {
      judge(before, link, tell);
      if (link.seq === noted.seq && link.hash !== noted.hash)
        tell(`link ${link.seq} is not the one that was noted: the chain was made anew`);
      before = { seq: link.seq, hash: link.hash };
    }
    if (links.length < PAGE) break;
  }
  if (before.seq < noted.seq) tell(`the chain ends at link ${before.seq}: ${noted.seq} was noted`);
  return before;
}

function judge(before: Link, link: Held, tell: Tell): void {
  if (link.seq !== before.seq + 1) tell(`links ${before.seq + 1} to ${link.seq - 1} are gone`);
  else if (!isWhole(link)) tell(`entry ${link.entryId} is gone`);
  else if (hashOf(before, link) !== link.hash) tell(`entry ${link.entryId} or its link was changed`);
}

const isWhole = (link: Held): link is Held & EntryText => link.id !== null;

/** Finds entries without a link: waiting ones are counted, any other is reported. */
async function findLoose(db: Queryable, after: number, tell: Tell): Promise<number> {
  let waiting = 0;
  let last = after;
  for (;;) {
    const entries = await entriesAfter(db, last, PAGE);
    for (const { id, waits, chained } of entries) {
      if (waits) waiting += 1;
      else if (!chained) tell(`entry ${id} was kept out of the chain`);
      last = id;
    }
    if (entries.length < PAGE) break;
  }
  for (const id of await goneWhileWaiting(db, MOST_PROBLEMS)) tell(`entry ${id} went before it was chained`);
  return waiting;
}
