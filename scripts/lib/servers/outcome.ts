import { sql } from 'kysely';
import { CHECKS } from '#server/consistency/checks.ts';
import { verifyShop } from '#server/consistency/verify-shop.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import type { ShopProcess } from './shop-process.ts';
import type { Acknowledged } from './shoppers.ts';

type Db = OpenDatabase['db'];

/** Acknowledged writes that are not there, and writes that are there more often than they were sent. */
export type Kept = { what: string; sent: number; acknowledged: number; lost: number; doubled: number };

const acknowledgedOf = <T>(said: ReadonlyMap<string, T | null>): T[] =>
  [...said.values()].filter((value): value is T => value !== null);

async function missing(
  db: Db,
  table: 'orders' | 'feeds' | 'feed_comments',
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select count(distinct id)::int as found from ${sql.table(table)} where id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  return ids.length - (rows[0]?.found ?? 0);
}

/** Counts orders of the buyers: more than keys that were sent are doubled, fewer than acknowledged ones are lost. */
async function ordersKept(db: Db, { orders }: Acknowledged, buyers: readonly number[]): Promise<Kept> {
  const ids = acknowledgedOf(orders);
  const { rows } = await sql<{ placed: number }>`
    select count(*)::int as placed from orders where user_id = any(${[...buyers]}::bigint[])`.execute(db);
  const lost = (await missing(db, 'orders', ids)) + ids.length - new Set(ids).size;
  const doubled = Math.max(0, (rows[0]?.placed ?? 0) - orders.size);
  return { what: 'orders', sent: orders.size, acknowledged: ids.length, lost, doubled };
}

/** Texts are unique, as each holds its key: one that is there twice is doubled. */
async function textsKept(
  db: Db,
  table: 'feeds' | 'feed_comments',
  said: ReadonlyMap<string, number | null>,
): Promise<Kept> {
  const ids = acknowledgedOf(said);
  const keys = [...said.keys()];
  const { rows } = await sql<{ doubled: number }>`
    select coalesce(sum(times - 1), 0)::int as doubled from (
      select count(*) as times from ${sql.table(table)}
      where right(content, 36) = any(${keys}::text[]) group by content) as texts`.execute(db);
  const lost = await missing(db, table, ids);
  return {
    what: table === 'feeds' ? 'posts' : 'comments',
    sent: said.size,
    acknowledged: ids.length,
    lost,
    doubled: rows[0]?.doubled ?? 0,
  };
}

/** Returns what became of every acknowledged write. */
export async function keptOf(db: Db, said: Acknowledged, buyers: readonly number[]): Promise<Kept[]> {
  const posts = new Map([...said.posts].map(([key, one]) => [key, one?.feedId ?? null]));
  return [
    await ordersKept(db, said, buyers),
    await textsKept(db, 'feeds', posts),
    await textsKept(db, 'feed_comments', said.comments),
  ];
}

/** Returns the number of pictures of acknowledged posts that one of the servers does not answer. */
export async function picturesMissing(
  webs: readonly ShopProcess[],
  { posts }: Acknowledged,
): Promise<number> {
  const paths = acknowledgedOf(posts).flatMap(({ pictures }) => pictures);
  let gone = 0;
  for (const path of paths)
    for (const { base } of webs) {
      const answer = await fetch(new URL(path, base));
      await answer.arrayBuffer();
      if (answer.status !== 200) gone += 1;
    }
  return gone;
}

/** Returns the pieces that left an option, less those in orders of the buyers, which are of one piece each. */
export async function stockDifference(
  db: Db,
  { optionId, before, buyers }: { optionId: number; before: number; buyers: readonly number[] },
): Promise<number> {
  const { rows } = await sql<{ stock: number; sold: number }>`
    select o.stock, (select coalesce(sum(i.quantity), 0) from order_items i join orders r on r.id = i.order_id
      where i.option_id = o.id and r.user_id = any(${[...buyers]}::bigint[]))::int as sold
    from product_options o where o.id = ${optionId}`.execute(db);
  const row = rows[0];
  return row ? before - row.stock - row.sold : before;
}

/** Returns the names of consistency checks that do not hold. */
export async function brokenChecks(db: Db): Promise<string[]> {
  const { faults, unchecked } = await verifyShop(db, CHECKS, new Date());
  return [...faults, ...unchecked].map(({ check }) => check.name);
}

/** Returns how many refunds the providers were asked for. */
export async function refundsAsked(db: Db): Promise<number> {
  const { rows } = await sql<{ asked: number }>`select count(*)::int as asked from refunds`.execute(db);
  return rows[0]?.asked ?? 0;
}
