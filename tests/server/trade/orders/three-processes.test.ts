import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveStock } from '#server/catalogue/stock/stock-store.ts';
import { CHECKS } from '#server/consistency/checks.ts';
import { verifyShop } from '#server/consistency/verify-shop.ts';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { ADDRESS, stockOf } from '../../../support/orders/shopping.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { createProcesses, untilReady } from '../../../support/server/processes.ts';
import { rounds } from '../../../support/server/rounds.ts';
import { onPostgres, openPool } from '../../../support/server/test-database.ts';

const PROCESSES = 3;
const BUYERS = 150;
const UNITS = 50;
const ROUNDS = rounds(5);

// Each process decides its orders in batches of its own; the embedded database allows one process only.
describe.runIf(onPostgres)('three web processes that sell one option', () => {
  let processes: Awaited<ReturnType<typeof createProcesses>>;
  let db: Kysely<Database>;
  let bases: string[];
  beforeAll(async () => {
    processes = await createProcesses('EMPTY');
    const pool = openPool(processes.databaseUrl ?? '');
    db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    // One after another: the first one migrates and seeds.
    bases = [];
    for (let index = 0; index < PROCESSES; index += 1) {
      const web = await processes.launch({ ROLE: 'web' });
      await untilReady(web);
      bases.push(web.base);
    }
  }, 240_000);
  afterAll(async () => {
    await db.destroy();
    await processes.end();
  });

  const anOption = async (): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select o.id from product_options o
      join products p on p.id = o.product_id join stores s on s.id = p.store_id
      where o.stock > 0 and p.state = 'ON_SALE' and p.deleted_at is null and s.state = 'OPEN' limit 1`.execute(
      db,
    );
    return Number(rows[0]?.id);
  };

  /** Sends an order until the shop is not too busy for it; returns the id or the code of the refusal. */
  async function order(base: string, token: string, optionId: number): Promise<number | string> {
    const key = randomUUID();
    const wish = { items: [{ optionId, quantity: 1 }], couponId: null, usedPoints: 0, paymentMethod: '카드' };
    for (;;) {
      const answer = await fetch(`${base}/api/users/direct-orders`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ ...ADDRESS, ...wish }),
      });
      const body = await answer.json();
      if (answer.status !== 503) return answer.ok ? Number(body.data.orderId) : body.code;
    }
  }

  const faults = () => verifyShop(db, CHECKS, new Date());

  it('sell exactly what there is, with one order for each buyer who won', { timeout: 240_000 }, async () => {
    const buyers = await addCrowd({ db, clock: { now: () => new Date() } }, BUYERS);
    const optionId = await anOption();
    const before = await faults();
    for (let round = 0; round < ROUNDS; round += 1) {
      const delta = UNITS - (await stockOf({ db }, optionId));
      await inTransaction(db, (tx) =>
        moveStock(tx, [{ optionId, delta, reason: 'EDIT' }], { now: new Date() }),
      );
      const sent = buyers.map(({ token }, index) => order(bases[index % PROCESSES] ?? '', token, optionId));
      const outcomes = await Promise.all(sent);
      const sold = outcomes.filter((outcome) => typeof outcome === 'number');
      const refusals = outcomes.filter((outcome) => typeof outcome === 'string');
      expect([sold.length, new Set(sold).size, await stockOf({ db }, optionId)]).toEqual([UNITS, UNITS, 0]);
      expect(new Set(refusals)).toEqual(new Set(['OUT_OF_STOCK']));
      const { rows } = await sql<{ after: number }>`select after from stock_moves
        where ref_type = 'ORDER' and ref_id = any(${sold}::bigint[]) order by id`.execute(db);
      expect(rows.map(({ after }) => Number(after))).toEqual(
        Array.from({ length: UNITS }, (_, index) => UNITS - 1 - index),
      );
    }
    expect(await faults()).toEqual(before);
  });
});
