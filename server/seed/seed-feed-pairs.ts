import type { Queryable } from '../db/database.ts';
import type { Look } from './seed-posted-purchases.ts';

type Posted = { id: number; look: Look; imageId: number | undefined };

/** Place of the points in the sample pictures, which show shoes in their lower half. */
const OWN = { x: 400, y: 710 };
const OTHER = { x: 640, y: 750 };

/** Every fourth ordinary feed with a picture shows another pair that its author posted about, both with points. */
export async function seedFeedPairs(db: Queryable, feeds: readonly Posted[]): Promise<void> {
  const rows = feeds.flatMap(({ id, look, imageId }, index) => {
    const own = look.pair;
    const other = feeds.find(
      ({ look: { pair } }) =>
        pair.userId === own.userId &&
        pair.orderItemId !== own.orderItemId &&
        pair.product.id !== own.product.id,
    )?.look.pair;
    if (index % 4 !== 0 || look.event || imageId === undefined || !other) return [];
    return [
      { feed_id: id, order_item_id: own.orderItemId, place: 0, image_id: imageId, ...OWN },
      { feed_id: id, order_item_id: other.orderItemId, place: 1, image_id: imageId, ...OTHER },
    ];
  });
  if (rows.length > 0) await db.insertInto('feed_products').values(rows).execute();
}
