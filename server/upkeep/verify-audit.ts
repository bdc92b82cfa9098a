import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { ENTRY_TEXT, type EntryText, hashOf, type Link, NO_LINK } from './audit-links.ts';

const PAGE = 1_000;
const MOST_PROBLEMS = 50;

export type AuditReport = {
  /** The last link: with it, a later check also notices a chain that was cut at its end. */
  end: Link;
  /** Entries that the next sweep will chain: nothing guards them yet. */
  waiting: number;
  problems: string[];
};

/**
 * Reads the whole trail and answers what was changed, removed or slipped in since it was chained. `noted` is the end
 * that an earlier check, a backup or the log has told.
 */
export async function verifyAudit(db: Queryable, noted: Link = NO_LINK): Promise<AuditReport> {
  const problems: string[] = [];
  const tell = (problem: string) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
  };
  const end = await walkChain(db, noted, tell);
  const waiting = await findLoose(db, tell);
  return { end, waiting, problems };
}

type Tell = (problem: string) => void;
type Held = Link & { entry_id: number } & { [Key in keyof EntryText]: EntryText[Key] | null };

/** Goes from link to link; each is judged by the one before as it stands, so that one change is told once. */
async function walkChain(db: Queryable, noted: Link, tell: Tell): Promise<Link> {
  let before = NO_LINK;
  for (;;) {
    const links = await linksAfter(db, before.seq);
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
  else if (!isWhole(link)) tell(`entry ${link.entry_id} is gone`);
  else if (hashOf(before, link) !== link.hash) tell(`entry ${link.entry_id} or its link was changed`);
}

const isWhole = (link: Held): link is Held & EntryText => link.id !== null;

async function linksAfter(db: Queryable, seq: number): Promise<Held[]> {
  const { rows } = await sql<Held>`
    select c.seq, c.hash, c.entry_id, ${ENTRY_TEXT}
    from audit_chain c left join audit_entries e on e.id = c.entry_id
    where c.seq > ${seq} order by c.seq limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
}

/** Entries outside the chain: those that wait are counted, any other was meant to stay outside. */
async function findLoose(db: Queryable, tell: Tell): Promise<number> {
  let waiting = 0;
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; waits: boolean; chained: boolean }>`
      select e.id, u.entry_id is not null as waits, c.seq is not null as chained
      from (select id from audit_entries where id > ${last} order by id limit ${sql.lit(PAGE)}) e
      left join audit_unchained u on u.entry_id = e.id
      left join audit_chain c on c.entry_id = e.id
      order by e.id`.execute(db);
    for (const { id, waits, chained } of rows) {
      if (waits) waiting += 1;
      else if (!chained) tell(`entry ${id} was kept out of the chain`);
      last = id;
    }
    if (rows.length < PAGE) break;
  }
  for (const id of await goneWhileWaiting(db)) tell(`entry ${id} went before it was chained`);
  return waiting;
}

async function goneWhileWaiting(db: Queryable): Promise<number[]> {
  const rows = await db
    .selectFrom('audit_unchained as u')
    .leftJoin('audit_entries as e', 'e.id', 'u.entry_id')
    .select('u.entry_id')
    .where('e.id', 'is', null)
    .limit(MOST_PROBLEMS)
    .execute();
  return rows.map(({ entry_id }) => entry_id);
}
