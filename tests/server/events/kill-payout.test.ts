import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { endedEvent, resultPath } from '../../support/events/ended-event.ts';
import { call, createProcesses, logIn, untilReady } from '../../support/server/processes.ts';
import { onPostgres, openPool } from '../../support/server/test-database.ts';

const WINNERS = 300;

// Two processes on one set of data, and a look at it in between: the embedded database lets nobody else in.
describe.runIf(onPostgres)('server killed during a payout', () => {
  let processes: Awaited<ReturnType<typeof createProcesses>>;
  beforeAll(async () => {
    processes = await createProcesses();
  });
  afterAll(() => processes.end());

  it('has paid nobody twice, and the next one pays the rest', async () => {
    const first = await processes.launch();
    await untilReady(first);
    const pool = openPool(processes.databaseUrl ?? '');
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    // All of it at once: the running server's own jobs freeze an event that is over, however few have entered.
    const event = await inTransaction(db, (tx) =>
      endedEvent(
        { db: tx, clock: { now: () => new Date(), advance: () => {} } },
        { entries: WINNERS, rewards: [['PARTICIPATION', 'POINTS', 100]], isUnsealed: true },
      ),
    );
    const admin = await logIn(first.base, 'admin');
    expect((await call(first.base, admin, 'POST', resultPath(event.id), {})).ok).toBe(true);
    const said = { title: event.title };
    expect((await call(first.base, admin, 'POST', resultPath(event.id, '/announce'), said)).ok).toBe(true);
    const pay = `/api/v2/events/${event.id}/rewards/process`;
    const paid = async (): Promise<number> => {
      const { rows } = await pool.query(
        "select count(*)::int as n from event_payouts where event_id = $1 and state = 'DONE'",
        [event.id],
      );
      return rows[0].n;
    };
    // Somebody holds one of them: however fast the others are paid, this one is not when the server dies.
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select id from users where id = $1 for update', [event.users[WINNERS / 2]]);
    const paying = call(first.base, admin, 'POST', pay, {}).catch(() => null);
    await expect.poll(paid, { interval: 5, timeout: 30_000 }).toBeGreaterThan(10);
    first.process.kill('SIGKILL');
    await Promise.all([paying, first.closed]);
    await holder.query('rollback');
    holder.release();
    const before = await paid();
    expect(before).toBeLessThan(WINNERS);
    const again = await processes.launch();
    await untilReady(again);
    const { body } = await call(again.base, await logIn(again.base, 'admin'), 'POST', pay, {});
    expect(body.data).toMatchObject({ successfulRewards: WINNERS, failedRewards: 0, waitingRewards: 0 });
    const { rows } = await pool.query(
      `select count(*)::int as rows, count(distinct user_id)::int as people, sum(points)::int as points
       from point_ledger where ref_type = 'EVENT' and ref_id = $1 and reason like 'EVENT_REWARD_%'`,
      [event.id],
    );
    expect(rows[0]).toEqual({ rows: WINNERS, people: WINNERS, points: WINNERS * 100 });
    const trail = await pool.query(
      "select count(*)::int as n from audit_entries a join event_payouts p on p.id = a.target_id where a.action = 'EVENT_REWARD_PAID' and p.event_id = $1",
      [event.id],
    );
    expect(trail.rows[0].n).toBe(WINNERS);
    await db.destroy();
  }, 240_000);
});
