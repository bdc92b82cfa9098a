import { sql } from 'kysely';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';

/** Point of a pair on a picture of the feed, by the index of the picture. */
type Point = { picture: number; x: number; y: number };
export type Pair = { orderItemId: number; point?: Point | null | undefined };

/** Inserts the pairs of a new feed; a point on a picture that was not sent is left out. */
export async function addPairs(
  tx: Queryable,
  feedId: number,
  pairs: readonly Pair[],
  imageIds: readonly number[],
): Promise<void> {
  if (pairs.length === 0) return;
  const rows = pairs.map(({ orderItemId, point }, place) => {
    const image_id = point ? imageIds[point.picture] : undefined;
    const placed = point && image_id !== undefined ? { image_id, x: point.x, y: point.y } : null;
    return {
      feed_id: feedId,
      order_item_id: orderItemId,
      place,
      ...(placed ?? { image_id: null, x: null, y: null }),
    };
  });
  await tx.insertInto('feed_products').values(rows).execute();
}

/** Deletes the pairs of a feed that goes, or that shows others. */
export const dropPairs = (tx: Queryable, feedId: number) =>
  tx.deleteFrom('feed_products').where('feed_id', '=', feedId).execute();

/** Finds the order lines of the pairs that a feed shows, without its own where it has no rows. */
export async function shownLines(tx: Queryable, feedId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('feed_products')
    .select(columns(['order_item_id']))
    .where('feed_id', '=', feedId)
    .execute();
  return rows.map(({ orderItemId }) => orderItemId);
}

/** Finds names and colours of the pairs that a feed shows, its own first. */
export async function shownNames(tx: Queryable, feedId: number) {
  const { rows } = await sql<{ name: string; color: string }>`
    select p.name, o.color from feeds f
    join order_items i on i.id = f.order_item_id
      or i.id in (select order_item_id from feed_products where feed_id = f.id)
    join products p on p.id = i.product_id join product_options o on o.id = i.option_id
    where f.id = ${feedId} order by i.id <> f.order_item_id, i.id`.execute(tx);
  return rows;
}
