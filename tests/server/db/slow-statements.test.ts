import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logSlowStatements } from '#server/db/statements/log-slow-statements.ts';
import {
  SLOW_STATEMENT_MS,
  type StatementTime,
  watchStatementTimes,
} from '#server/db/statements/statement-times.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { starvedBetween, starvedIn } from '../../support/server/starvation.ts';
import {
  afterOthers,
  expectSlowStatements,
  failingAt,
  takeStatements,
} from '../../support/server/statement-gate.ts';
import { onPostgres } from '../../support/server/test-database.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
}, 60_000);
afterAll(() => shop.close());

/** A statement that runs for `ms` and has a value that no log may show. It loops: the embedded engine cannot sleep. */
const countSecrets = async (ms: number): Promise<void> => {
  await sql`with recursive spin (at, secret) as (
      select clock_timestamp(), ${'010-1234-5678'}::text
      union all select clock_timestamp(), secret from spin where at < now() + ${ms}::int * interval '1 ms'
    ) select count(*) from spin`.execute(shop.db);
};

describe('statement times', () => {
  it('are reported from a limit on, with the text without values and the caller', async () => {
    const seen: StatementTime[] = [];
    const stop = watchStatementTimes(0, (time) => seen.push(time));
    await countSecrets(0);
    stop();
    await sql`select 1`.execute(shop.db);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ caller: 'countSecrets', text: expect.stringContaining('$1') });
    expect(JSON.stringify(seen)).not.toContain('010-1234-5678');
  });

  it('are reported for a failing statement, inside of a transaction too', async () => {
    const seen: StatementTime[] = [];
    const stop = watchStatementTimes(0, (time) => seen.push(time));
    const failing = inTransaction(shop.db, (tx) => sql`select 1 / 0`.execute(tx));
    await expect(failing).rejects.toThrow('division by zero');
    stop();
    expect(seen.map(({ text }) => text)).toContain('select 1 / 0');
  });

  it('are logged as a warning above the limit, and not below', async () => {
    const lines: unknown[] = [];
    const stop = logSlowStatements({ warn: (...line: unknown[]) => void lines.push(line) });
    await sql`select 1`.execute(shop.db);
    expect(lines).toEqual([]);
    await expectSlowStatements('slow on purpose', () => countSecrets(SLOW_STATEMENT_MS));
    stop();
    expect(lines).toEqual([
      [{ ms: expect.any(Number), text: expect.any(String), caller: 'countSecrets' }, 'slow statement'],
    ]);
  });

  it('fail their test above the limit, unless it names a reason', async () => {
    const listFile = join(shop.config.dataDir, 'statements.jsonl');
    await countSecrets(3 * SLOW_STATEMENT_MS);
    // The wait of this process for a core is subtracted; on a busy machine it can be most of the time.
    const failing = 1;
    expect(takeStatements(listFile, 'a test', failing)).toMatchObject([{ caller: 'countSecrets' }]);
    expect(readFileSync(listFile, 'utf8')).toContain('"test":"a test"');
    await expectSlowStatements('slow on purpose', () => countSecrets(3 * SLOW_STATEMENT_MS));
    expect(takeStatements(listFile, 'a test', failing)).toEqual([]);
  });

  it('fail from 1,500 ms on up to three running processes per core, and proportionally above', () => {
    expect([0, 3, 6, 12, 24].map((load) => failingAt(load, 2))).toEqual([1_500, 1_500, 1_500, 3_000, 6_000]);
  });

  it('on the engine that executes one after another: last from the end of the one before, not from their question', () => {
    const asked = [
      { ms: 400, endedAt: 400 },
      { ms: 900, endedAt: 900 },
      { ms: 300, endedAt: 1_600 },
    ];
    expect(asked.map((one) => afterOthers(one, asked).ms)).toEqual([400, 500, 300]);
  });

  it('exclude the time that the process waits for a core or computes', () => {
    expect(starvedIn(20, 0)).toBe(0);
    expect(starvedIn(1_020, 0)).toBe(1_000);
    expect(starvedIn(1_020, 1_000)).toBe(0);
    expect(starvedIn(30, 50)).toBe(0);
    // A computation of this process is not a wait, however late the timer fires.
    const from = performance.now();
    const used = process.cpuUsage();
    while (process.cpuUsage(used).user < 100_000) Math.sqrt(from);
    const to = performance.now();
    expect(starvedBetween(from, to)).toBeLessThanOrEqual(to - from - 60);
  });

  it.skipIf(!onPostgres)(
    'do not fail their test if more than four overlap, since they wait for a lock',
    async () => {
      const lock = sql`lock table notices in access exclusive mode`;
      const crowd = inTransaction(shop.db, async (tx) => {
        await lock.execute(tx);
        const waiting = Array.from({ length: 5 }, () => sql`select 1 from notices limit 1`.execute(shop.db));
        await sql`with recursive spin (at) as (select clock_timestamp() union all select clock_timestamp() from spin
        where at < now() + ${3 * SLOW_STATEMENT_MS}::int * interval '1 ms') select count(*) from spin`.execute(
          tx,
        );
        return { waiting };
      });
      await Promise.all((await crowd).waiting);
      expect(takeStatements(join(shop.config.dataDir, 'statements.jsonl'), 'a crowd', 1)).toEqual([]);
    },
  );
});
