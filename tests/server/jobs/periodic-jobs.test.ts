import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepOnce } from '#server/jobs/queue/periodic-jobs.ts';
import { repeat } from '#server/jobs/queue/repeat.ts';
import { sweepTraces } from '#server/jobs/sweeps/sweep-traces.ts';
import { buy, ledgerProblems, optionsInStock, shopper, stockOf } from '../../support/orders/shopping.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** Runs a sweep as the server does: an error is reported and the other steps run. */
async function sweep(): Promise<string[]> {
  const { app, ports } = shop;
  const told: string[] = [];
  const note = ({ orderId, sweep: step }: { orderId?: number; sweep?: string }) =>
    void told.push(step ?? `order ${orderId}`);
  const log = Object.assign(Object.create(app.log), { error: note });
  await sweepOnce({ ...ports, log });
  return told;
}

const statusOf = async (id: number): Promise<string> =>
  (await shop.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

describe('periodic jobs', () => {
  it('continue after one failing order, with other orders and later steps', async () => {
    const [first, second] = await optionsInStock(shop, 2);
    if (!first || !second) throw new Error('no options');
    const before = await stockOf(shop, second.id);
    const me = shopper(shop.as('user'));
    const poisoned = (await me.start({ items: [{ optionId: first.id, quantity: 1 }] })).body.data.orderId;
    const sound = (await me.start({ items: [{ optionId: second.id, quantity: 1 }] })).body.data.orderId;
    const shipped = await buy(shop, shop.as('user'), { items: [{ optionId: second.id, quantity: 1 }] });
    const sent = { status: 'SHIPPED' as const, shipped_at: shop.clock.now() };
    await shop.db.updateTable('order_items').set(sent).where('order_id', '=', shipped).execute();
    await shop.db.updateTable('orders').set({ status: 'SHIPPED' }).where('id', '=', shipped).execute();
    await sql`create function poison() returns trigger language plpgsql as $$ begin
      if new.order_id = ${sql.lit(poisoned)} and new.event = 'EXPIRED' then raise exception 'poison'; end if;
      return new; end $$`.execute(shop.db);
    await sql`create trigger poison before insert on order_history for each row execute function poison()`.execute(
      shop.db,
    );
    shop.clock.advance(3 * 86_400_000);
    expect(await sweep()).toEqual([`order ${poisoned}`]);
    expect(await Promise.all([poisoned, sound, shipped].map(statusOf))).toEqual([
      'PENDING',
      'EXPIRED',
      'DELIVERED',
    ]);
    expect(await stockOf(shop, second.id)).toBe(before - 1);
    await sql`drop trigger poison on order_history`.execute(shop.db);
    expect(await sweep()).toEqual([]);
    expect(await statusOf(poisoned)).toBe('EXPIRED');
  });

  it('run by many servers at once do everything once', { timeout: 60_000 }, async () => {
    const [option] = await optionsInStock(shop, 1);
    if (!option) throw new Error('no option');
    const before = await stockOf(shop, option.id);
    const me = shopper(shop.as('user'));
    for (let index = 0; index < 5; index += 1)
      await me.start({ items: [{ optionId: option.id, quantity: 1 }], usedPoints: index === 0 ? 100 : 0 });
    shop.clock.advance(16 * 60_000);
    expect((await Promise.all(Array.from({ length: 6 }, sweep))).flat()).toEqual([]);
    expect(await stockOf(shop, option.id)).toBeLessThanOrEqual(before);
    // A sweep skips orders of a buyer whom another one has locked, and keeps them locked: the next sweep takes them.
    expect(await sweep()).toEqual([]);
    expect(await stockOf(shop, option.id)).toBe(before);
    expect(await ledgerProblems(shop)).toEqual([]);
    // A year and a day later points expire, once.
    shop.clock.advance(400 * 86_400_000);
    await Promise.all(Array.from({ length: 6 }, sweep));
    const count = async () =>
      (await shop.db.selectFrom('point_ledger').select('id').where('type', '=', 'EXPIRE').execute()).length;
    const expired = await count();
    expect(expired).toBeGreaterThan(0);
    await sweep();
    expect([await count(), await ledgerProblems(shop)]).toEqual([expired, []]);
  });

  it('delete old login attempts and ended sessions, not those that still count', async () => {
    const { db, clock } = shop;
    await db.deleteFrom('login_attempts').execute();
    const now = clock.now();
    const hours = (count: number) => new Date(now.getTime() - count * 3_600_000);
    for (const age of [25, 1])
      await db
        .insertInto('login_attempts')
        .values({ email: `${age}@a.kr`, attempted_at: hours(age) })
        .execute();
    await db.deleteFrom('sessions').execute();
    const { id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    for (const [index, days] of [31, 29, -1].entries())
      await db
        .insertInto('sessions')
        .values({
          token_hash: Buffer.from([index]),
          user_id: id,
          created_at: hours(9_999),
          last_used_at: hours(9_999),
          expires_at: hours(days * 24),
          absolute_expires_at: hours(days * 24),
          revoked_at: null,
        })
        .execute();
    await sweepTraces({ db, clock });
    const attempts = await db.selectFrom('login_attempts').select('email').execute();
    const sessions = await db.selectFrom('sessions').select('expires_at').execute();
    expect([attempts.map(({ email }) => email), sessions.length]).toEqual([['1@a.kr'], 2]);
  });
});

describe('periodic timer', () => {
  it('never runs twice at once, and stopping waits for the running one', async () => {
    vi.useFakeTimers();
    const ends: (() => void)[] = [];
    const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const stop = repeat(1_000, work);
    await vi.advanceTimersByTimeAsync(5_500);
    expect(work).toHaveBeenCalledTimes(1);
    ends[0]?.();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledTimes(2);
    let stopped = false;
    const stopping = stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([stopped, work.mock.calls.length]).toEqual([false, 2]);
    ends[1]?.();
    await stopping;
    vi.useRealTimers();
  });
});
