import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Check } from '#server/consistency/check.ts';
import { runCheck } from '#server/consistency/check-store.ts';
import { CHECKS } from '#server/consistency/checks.ts';
import { faultLine } from '#server/consistency/fault-line.ts';
import { SEED_CHECKS } from '#server/consistency/seed-checks-sql.ts';
import { verifyShop } from '#server/consistency/verify-shop.ts';
import { readOnly } from '#server/db/read-only.ts';
import { sqlStateOf } from '#server/db/transaction.ts';
import { seedDesk } from '#server/seed/desk/desk.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { BREAKS } from './broken-rows.ts';

const ALL = [...CHECKS, ...SEED_CHECKS];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const beginning = { passwordHash: '', now: shop.clock.now(), art: new Map() };
  await shop.db.transaction().execute((tx) => seedDesk(tx, shop.ports, beginning));
}, 120_000);
afterAll(() => shop?.close());

const undone = new Error('undone');

/** What a check finds in the shop with one row that contradicts it; the row is as it was afterwards. */
async function foundWith(check: Check, statement: string) {
  let found: Awaited<ReturnType<typeof runCheck>> = null;
  await shop.db
    .transaction()
    .execute(async (tx) => {
      // Rows that the database itself would refuse are written too: another way may lead to them.
      await sql`set local session_replication_role = replica`.execute(tx);
      const { numAffectedRows } = await sql.raw(statement).execute(tx);
      expect(Number(numAffectedRows)).toBeGreaterThan(0);
      found = await runCheck(tx, check, shop.clock.now());
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

it('consistency checks find nothing in the seed', async () => {
  const { faults, unchecked } = await verifyShop(shop.db, ALL, shop.clock.now());
  expect(faults.map(({ check, ids }) => [check.name, ids])).toEqual([]);
  expect(unchecked).toEqual([]);
});

it('consistency checks have unique names, and test rows that violate each', () => {
  expect(Object.keys(BREAKS).toSorted()).toEqual(ALL.map(({ name }) => name).toSorted());
});

describe.each(ALL.map((check) => [check.name, check] as const))('consistency check %s', (name, check) => {
  it.each(BREAKS[name] ?? [])('reports %s', async (statement) => {
    expect(await foundWith(check, statement)).toMatchObject({ check, ids: expect.any(Array) });
  });
});

describe('npm run verify', () => {
  it('writes nothing, whatever a check would do', async () => {
    const write = readOnly(shop.db, (tx) => sql`delete from notices`.execute(tx));
    expect(await write.catch(sqlStateOf)).toBe('25006');
    // The connection writes again for whoever has it next.
    await sql`update users set nickname = nickname where id = 1`.execute(shop.db);
  });

  it('reports checks that failed, and runs the others', async () => {
    const broken: Check = { name: 'no', says: '', of: '', rows: () => sql`select id from nowhere` };
    const false_: Check = { name: 'false', says: '', of: '', rows: () => sql`select 7 as id` };
    const { faults, unchecked } = await verifyShop(shop.db, [broken, false_], shop.clock.now());
    expect(unchecked).toEqual([{ check: broken, why: expect.stringContaining('nowhere') }]);
    expect(faults).toEqual([{ check: false_, count: 1, ids: [7] }]);
  });

  it('prints one line with the sentence, the count and ids', () => {
    const check: Check = { name: 'sums', says: 'They add up.', of: 'order', rows: () => sql`` };
    const told = [
      { check, count: 1, ids: [4] },
      { check, count: 9, ids: [1, 2] },
    ].map(faultLine);
    expect(told).toEqual([
      'sums: does not hold of 1 (order 4). They add up.',
      'sums: does not hold of 9 (order 1, 2, …). They add up.',
    ]);
  });

  it('counts all rows and prints the first five', async () => {
    const rows = () => sql`select generate_series(1, 9) as id`;
    const check: Check = { name: 'many', says: '', of: '', rows };
    expect(await runCheck(shop.db, check, shop.clock.now())).toEqual({
      check,
      count: 9,
      ids: [1, 2, 3, 4, 5],
    });
  });
});
