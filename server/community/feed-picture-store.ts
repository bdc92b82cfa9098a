import type { Queryable } from '../db/database.ts';
import type { StoredPicture } from '../files/images.ts';

type NewPictures = { pictures: readonly StoredPicture[]; alts: readonly string[] };

/** Inserts pictures with their alternative texts after position `lastOrder`; returns their ids in order. */
export async function addPictures(
  tx: Queryable,
  feedId: number,
  { pictures, alts }: NewPictures,
  lastOrder: number,
): Promise<number[]> {
  if (pictures.length === 0) return [];
  const rows = pictures.map(({ objectName, width, height }, index) => ({
    feed_id: feedId,
    url: objectName,
    sort_order: lastOrder + 1 + index,
    width,
    height,
    alt: alts[index] ?? null,
  }));
  const inserted = await tx.insertInto('feed_images').values(rows).returning('id').execute();
  return inserted.map(({ id }) => id);
}

/** Deletes pictures of this feed and returns their object names; ids of other feeds are ignored. */
export async function takePictures(
  tx: Queryable,
  feedId: number,
  ids: readonly number[] | 'all',
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .deleteFrom('feed_images')
    .where('feed_id', '=', feedId)
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids === 'all' ? [] : ids))
    .returning('url')
    .execute();
  return rows.map(({ url }) => url);
}

/** Finds the pictures of a feed in order. */
export const pictureRows = (tx: Queryable, feedId: number) =>
  tx
    .selectFrom('feed_images')
    .select(['id', 'url'])
    .where('feed_id', '=', feedId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

/** Sorts the pictures of a feed by id or object name; others follow in their previous order. */
export async function placePictures(
  tx: Queryable,
  feedId: number,
  places: readonly (number | string | undefined)[],
): Promise<void> {
  const placeOf = ({ id, url }: { id: number; url: string }) => {
    const place = places.findIndex((one) => one === id || one === url);
    return place === -1 ? places.length : place;
  };
  const rows = await pictureRows(tx, feedId);
  const ordered = rows.toSorted((one, other) => placeOf(one) - placeOf(other));
  for (const [sort_order, { id }] of ordered.entries())
    await tx.updateTable('feed_images').set({ sort_order }).where('id', '=', id).execute();
}

/** Sets the alternative texts of the pictures of a feed, in their order; an empty text keeps that of its picture. */
export async function describePictures(
  tx: Queryable,
  feedId: number,
  alts: readonly string[],
): Promise<void> {
  const rows = await pictureRows(tx, feedId);
  for (const [index, { id }] of rows.entries())
    if (alts[index])
      await tx.updateTable('feed_images').set({ alt: alts[index] }).where('id', '=', id).execute();
}

/** Returns the number of pictures of a feed and the highest position. */
export async function picturesOf(tx: Queryable, feedId: number) {
  const row = await tx
    .selectFrom('feed_images')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sort_order').as('last')])
    .where('feed_id', '=', feedId)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), last: row.last ?? -1 };
}
