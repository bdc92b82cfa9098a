import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { readLastDone } from '#server/upkeep/job-store.ts';

const LOOK_MS = 2_000;
/** Jobs are sent by jobs: so many looks in a row must find none that is due. */
const QUIET_LOOKS = 10;
const MOST_MS = 30 * 60_000;

/**
 * Waits until the jobs have done what a filled shop left them: years of reminders, steps of orders and sums of days,
 * which a shop that grows has done day by day. Nor is a list timed while the day's first backup is made: it holds the
 * embedded engine for as long as its files take to be copied.
 */
export async function untilRest(db: Kysely<Database>): Promise<void> {
  const began = Date.now();
  for (let quiet = 0; quiet < QUIET_LOOKS; ) {
    if (Date.now() - began > MOST_MS) throw new Error('the jobs of the filled shop do not come to an end');
    const { rows } = await sql<{ due: number }>`select count(*)::int as due from pgboss.job
      where state in ('created', 'retry', 'active') and start_after <= now() and name <> 'dead-letters'`.execute(
      db,
    );
    const isBackedUp = (await readLastDone(db, 'back-up')) !== null;
    quiet = rows[0]?.due === 0 && isBackedUp ? quiet + 1 : 0;
    await wait(LOOK_MS);
  }
  console.log(`(jobs: ${Math.round((Date.now() - began) / 1_000)} s)`);
}
