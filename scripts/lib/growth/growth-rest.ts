import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { readLastDone } from '#server/jobs/queue/job-store.ts';

const LOOK_MS = 2_000;
/** Jobs are sent by jobs: so many looks in a row must find none that is due. */
const QUIET_LOOKS = 10;
/** What is left after so long is done beside the lists that are timed. */
const MOST_MS = 5 * 60_000;

/**
 * Waits until the jobs have done what a filled shop left them, but no longer than five minutes: years of reminders, steps
 * of orders and sums of days, which a shop that grows has done day by day. Nor is a list timed while the day's first
 * backup is made: it holds the embedded engine for as long as its files take to be copied. Prints how long it took, and
 * how many jobs are still due.
 */
export async function untilRest(db: Kysely<Database>): Promise<void> {
  const began = Date.now();
  let due = 0;
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() - began < MOST_MS; ) {
    due = await jobsDue(db);
    const isBackedUp = (await readLastDone(db, 'back-up')) !== null;
    quiet = due === 0 && isBackedUp ? quiet + 1 : 0;
    await wait(LOOK_MS);
  }
  console.log(`(jobs: ${Math.round((Date.now() - began) / 1_000)} s, ${due} still due)`);
}

async function jobsDue(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ due: number }>`select count(*)::int as due from pgboss.job
    where state in ('created', 'retry', 'active') and start_after <= now() and name <> 'dead-letters'`.execute(
    db,
  );
  return rows[0]?.due ?? 0;
}
