// Size: random rows of every counted kind.
import { sql } from 'kysely';
import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { closeDays } from '#server/admin/analytics/close-days.ts';
import type { Database } from '#server/db/database.ts';
import type { TestShop } from './server/server.ts';

/** Returns a generator of numbers below 1 that depend only on the seed. */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Dice = {
  /** Returns a whole number below `most`. */
  to(most: number): number;
  of<T>(list: readonly T[]): T;
  /** Returns a time in the last months; every third is at midnight in Seoul. */
  time(): Date;
  is(share: number): boolean;
};

const DAYS = 75;
const DAY_MS = 86_400_000;
const SEOUL_MIDNIGHT_UTC_HOURS = 15;
const BORDER = [-1, 0, 1, -1_000, 1_000];

export function diceOf(seed: number, now: Date): Dice {
  const random = randomly(seed);
  const to = (most: number) => Math.floor(random() * most);
  const of = <T>(list: readonly T[]): T => {
    const found = list[to(list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
  const time = () => {
    const any = new Date(now.getTime() - to(DAYS * DAY_MS));
    if (to(3) > 0) return any;
    const border = new Date(any);
    border.setUTCHours(SEOUL_MIDNIGHT_UTC_HOURS, 0, 0, 0);
    const at = new Date(border.getTime() + of(BORDER));
    return at > now ? any : at;
  };
  return { to, of, time, is: (share) => random() < share };
}

type Shop = Pick<TestShop, 'db' | 'clock'>;
const idOf = async (row: Promise<{ id: number }>) => (await row).id;
const later = (at: Date, ms: number, now: Date) => new Date(Math.min(at.getTime() + ms, now.getTime()));

/** Moves the opening of the seeded shop to autumn: fewer days to sum. */
async function openLate(db: Shop['db']): Promise<void> {
  for (const [table, column] of [
    ['users', 'created_at'],
    ['orders', 'ordered_at'],
    ['feeds', 'created_at'],
    ['point_ledger', 'created_at'],
    ['feed_comments', 'created_at'],
    ['feed_likes', 'created_at'],
    ['feed_votes', 'created_at'],
    ['reviews', 'created_at'],
    ['payments', 'created_at'],
    ['coupons', 'issued_at'],
  ] as const)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = '2026-09-05T00:00:00Z'
      where ${sql.ref(column)} < '2026-09-05T00:00:00Z'`.execute(db);
}

/** Inserts random members, orders and all other rows that the dashboards count. */
export async function fillByChance({ db, clock }: Shop, seed: number): Promise<void> {
  const now = clock.now();
  const dice = diceOf(seed, now);
  await openLate(db);
  const options = await db
    .selectFrom('product_options')
    .select(['id', 'product_id'])
    .orderBy('id')
    .limit(200)
    .execute();
  const events = await db.selectFrom('events').select('id').execute();
  const users: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    const at = dice.time();
    const status = dice.of(['ACTIVE', 'ACTIVE', 'ACTIVE', 'PENDING', 'DELETED'] as const);
    const user = {
      login_id: `by-chance-${seed}-${index}`,
      email: `by-chance-${seed}-${index}@shop.test`,
      name: '우연',
      nickname: `우연${seed}x${index}`,
      created_at: at,
      updated_at: at,
      status,
      foot_size: dice.is(0.7) ? 220 + dice.to(80) : null,
      password_hash: '',
      foot_width: dice.of(['NORMAL', 'WIDE'] as const),
      email_verified_at: status === 'PENDING' ? null : at,
    };
    users.push(await idOf(db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()));
  }
  const lines: { id: number; user: number }[] = [];
  for (let index = 0; index < 90; index += 1)
    lines.push(...(await orderByChance({ db, clock }, dice, { user: dice.of(users), options, seed, index })));
  await disputeSome(db, now);
  const feeds: number[] = [];
  for (let index = 0; index < 25; index += 1) {
    const line = dice.of(lines);
    const at = dice.time();
    const feed = {
      user_id: line.user,
      order_item_id: line.id,
      title: '우연',
      content: '우연',
      feed_type: 'DAILY' as const,
      created_at: at,
      updated_at: at,
      deleted_at: dice.is(0.2) ? now : null,
    };
    feeds.push(await idOf(db.insertInto('feeds').values(feed).returning('id').executeTakeFirstOrThrow()));
  }
  for (let index = 0; index < 60; index += 1) {
    const [user_id, feed_id, at] = [dice.of(users), dice.of(feeds), dice.time()];
    await db
      .insertInto('feed_comments')
      .values({ user_id, feed_id, content: '우연', created_at: at, updated_at: at })
      .execute();
    await db
      .insertInto('feed_likes')
      .values({ user_id: dice.of(users), feed_id, created_at: dice.time() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('feed_votes')
      .values({ user_id: dice.of(users), feed_id, event_id: dice.of(events).id, created_at: dice.time() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('point_ledger')
      .values({
        user_id,
        type: dice.of(['EARN', 'USE', 'EXPIRE', 'CANCEL']),
        points: dice.to(900) + 1,
        balance_after: 0,
        description: '우연',
        reason: `BY_CHANCE_${index}`,
        created_at: dice.time(),
        ref_type: null,
        ref_id: null,
        order_id: null,
        expires_at: null,
      })
      .execute();
    const issued = dice.time();
    await db
      .insertInto('coupons')
      .values({
        user_id,
        code: `C${seed}-${index}`,
        name: '우연',
        discount_type: 'FIXED_DISCOUNT',
        discount_value: 100,
        issued_at: issued,
        expires_at: new Date(issued.getTime() + 40 * DAY_MS),
        order_id: null,
        used_at: dice.is(0.5) ? later(issued, dice.to(9) * DAY_MS, now) : null,
        campaign_id: null,
        max_discount_amount: null,
      })
      .execute();
  }
  for (const { id, user } of lines.filter((_, index) => index % 3 === 0)) {
    const at = dice.time();
    const product = await db
      .selectFrom('order_items')
      .select('product_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('reviews')
      .values({
        user_id: user,
        product_id: product.product_id,
        order_item_id: id,
        rating: 1 + dice.to(5),
        size_fit: 'NORMAL',
        cushion: 'MEDIUM',
        stability: 'STABLE',
        title: '우연',
        content: '우연',
        status: dice.of(['ACTIVE', 'HIDDEN', 'DELETED'] as const),
        created_at: at,
        updated_at: at,
      })
      .execute();
  }
  for (let index = 0; index < 20; index += 1)
    await sql`insert into cart_items (user_id, option_id, quantity, seen_price, created_at, updated_at)
      values (${dice.of(users)}, ${dice.of(options).id}, 1, 1000, ${dice.time()}, ${now}) on conflict do nothing`.execute(
      db,
    );
  await sql`insert into order_differences (order_id, kind, promised, happened, ended_on, noted_at)
    select order_id, 'POINTS', '50P', '0P', ${'2026-11-20'}::date, ${now} from order_items where id in (${dice.of(lines).id}, ${dice.of(lines).id})
    on conflict do nothing`.execute(db);
  await watchByChance({ db, clock }, dice, users);
}

type OrderRequest = {
  user: number;
  options: readonly { id: number; product_id: number }[];
  seed: number;
  index: number;
};

async function orderByChance({ db, clock }: Shop, dice: Dice, { user, options, seed, index }: OrderRequest) {
  const now = clock.now();
  const begun = dice.time();
  const status = dice.of([
    'PENDING',
    'EXPIRED',
    'ORDERED',
    'SHIPPED',
    'DELIVERED',
    'DELIVERED',
    'CANCELLED',
    'RETURNED',
  ] as const);
  const isPaid = status !== 'PENDING' && status !== 'EXPIRED';
  // Some are begun before midnight and paid after it.
  const paid = isPaid ? later(begun, dice.of([0, 1_000, 2_000, 600_000]), now) : begun;
  const amount = 10_000 + dice.to(90_000);
  const orderId = await idOf(
    db
      .insertInto('orders')
      .values({
        user_id: user,
        status,
        ordered_at: paid,
        order_no: `R${seed}-${index}`,
        final_price: amount,
        promised_on: isPaid ? deliveryOf(paid).arrivesOn : null,
        request_key: null,
        request_hash: null,
        hold_expires_at: null,
        coupon_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await db
    .insertInto('payments')
    .values({
      order_id: orderId,
      provider: 'test',
      amount,
      created_at: begun,
      opened_key: null,
      payment_key: null,
      status: isPaid ? 'PAID' : dice.of(['READY', 'FAILED'] as const),
      paid_at: isPaid ? paid : null,
      receipt_url: null,
    })
    .execute();
  const lines: { id: number; user: number }[] = [];
  for (let line = 0; line <= dice.to(3); line += 1) {
    const option = dice.of(options);
    const confirmed = status === 'DELIVERED' && dice.is(0.5) ? later(paid, DAY_MS, now) : null;
    const id = await idOf(
      db
        .insertInto('order_items')
        .values({
          order_id: orderId,
          product_id: option.product_id,
          option_id: option.id,
          quantity: 1 + dice.to(2),
          unit_price: 50_000,
          status,
          level_share: dice.to(500),
          follower_share: dice.to(500),
          coupon_share: dice.to(500),
          point_share: dice.to(500),
          carrier: null,
          tracking_no: null,
          shipped_at: null,
          delivered_at: null,
          confirmed_at: confirmed,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    lines.push({ id, user });
    if (isPaid && dice.is(0.35)) await claimByChance(db, dice, { id, orderId, user, now });
  }
  if (isPaid && dice.is(0.4)) await refundByChance(db, dice, { orderId, index, seed, now });
  return lines;
}

type Db = TestShop['db'];

/** Every third delivered line is disputed; every second of these disputes is decided. */
const disputeSome = (db: Db, now: Date) =>
  sql`insert into delivery_disputes (order_id, order_item_id, store_id, state, opened_at, ended_at)
    select order_id, id, store_id, case when id % 2 = 0 then 'OPEN' else 'RECEIVED' end, ${now},
      case when id % 2 = 0 then null else ${now}::timestamptz end
    from order_items where status = 'DELIVERED' and confirmed_at is null and id % 3 = 0`.execute(db);

async function claimByChance(
  db: Db,
  dice: Dice,
  { id, orderId, user, now }: { id: number; orderId: number; user: number; now: Date },
): Promise<void> {
  await db
    .insertInto('claims')
    .values({
      order_id: orderId,
      order_item_id: id,
      user_id: user,
      type: dice.of(['RETURN', 'EXCHANGE'] as const),
      status: dice.of(['REQUESTED', 'COMPLETED', 'COMPLETED', 'REJECTED'] as const),
      created_at: now,
      reason: dice.of(['SIZE', 'SIZE', 'DEFECT']),
      new_option_id: null,
      refund_id: null,
      decided_at: null,
    })
    .execute();
}

async function refundByChance(
  db: Db,
  dice: Dice,
  { orderId, index, seed, now }: { orderId: number; index: number; seed: number; now: Date },
): Promise<void> {
  const created = dice.time();
  const isDone = dice.is(0.6);
  await db
    .insertInto('refunds')
    .values({
      order_id: orderId,
      amount: 1_000 + dice.to(9_000),
      points: 0,
      reason: '우연',
      payment_key: dice.is(0.2) ? `stray-${seed}-${index}` : null,
      status: isDone ? 'DONE' : 'WAITING',
      done_at: isDone ? later(created, dice.to(9) * DAY_MS, now) : null,
      first_asked_at: null,
      created_at: created,
    })
    .execute();
}

/** Cases, mails, and sold-out options. */
async function watchByChance({ db, clock }: Shop, dice: Dice, users: readonly number[]): Promise<void> {
  for (let index = 0; index < 9; index += 1) {
    const at = dice.time();
    const state = dice.of(['PENDING', 'IN_REVIEW', 'RESOLVED']);
    await db
      .insertInto('report_cases')
      .values({
        target_type: 'MEMBER',
        target_id: 900_000 + index,
        author_id: dice.of(users),
        state,
        created_at: at,
      })
      .execute();
    await sql`insert into mails (kind, recipient, subject, text, html, state, next_at, created_at)
      values ('VERIFY', 'a@shop.test', '', '', '', ${dice.of(['FAILED', 'SENT', 'KEPT'])}, ${at}, ${at})`.execute(
      db,
    );
    await sql`update product_options set stock = 0 where id = ${1 + dice.to(300)}`.execute(db);
  }
  await sql`update products set deleted_at = ${clock.now()} where id in (select product_id from product_options
    where stock = 0 order by id limit 1)`.execute(db);
}

const CHANGED: readonly (keyof Database)[] = ['feed_comments', 'feed_likes', 'feed_votes'];

/** Later changes of old days: cancellations, returns, confirmations, undone actions. */
export async function changeByChance({ db, clock }: Shop, seed: number): Promise<void> {
  const now = clock.now();
  const some = (column: string) => sql`abs(hashint8(${sql.ref(column)} + ${seed})) % 4 = 0`;
  await sql`update order_items set status = 'CANCELLED' where status = 'ORDERED' and ${some('id')}`.execute(
    db,
  );
  await sql`update order_items set status = 'RETURNED' where status = 'DELIVERED' and confirmed_at is null and ${some('id')}`.execute(
    db,
  );
  await sql`update order_items set confirmed_at = ${now} where status = 'DELIVERED' and ${some('order_id')}`.execute(
    db,
  );
  await sql`update claims set status = 'COMPLETED' where status = 'REQUESTED' and ${some('id')}`.execute(db);
  await sql`update refunds set status = 'DONE', done_at = ${now} where status = 'WAITING' and ${some('id')}`.execute(
    db,
  );
  await sql`update feeds set deleted_at = ${now} where deleted_at is null and ${some('id')}`.execute(db);
  for (const table of CHANGED)
    await sql`delete from ${sql.table(table)} where ${some('user_id')}`.execute(db);
  await sql`update reviews set rating = 6 - rating where ${some('id')}`.execute(db);
  await sql`update reviews set status = 'DELETED' where ${some('product_id')}`.execute(db);
  await sql`update users set status = 'ACTIVE' where status = 'PENDING' and ${some('id')}`.execute(db);
  await sql`update users set foot_size = 250 where foot_size is not null and ${some('id')}`.execute(db);
  await sql`update coupons set used_at = null where used_at is not null and ${some('id')}`.execute(db);
  await sql`update products set category_id = (select min(id) from categories) where ${some('id')}`.execute(
    db,
  );
}

/** Sums every due day, as a worker does. */
export async function sumAllDays(shop: Shop): Promise<void> {
  while ((await closeDays(shop)) > 0);
}
