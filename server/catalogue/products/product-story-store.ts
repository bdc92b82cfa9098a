import { sql } from 'kysely';
import type { StoryBlock } from '#domain/catalogue/product-story.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { onSale } from './on-sale-sql.ts';

const BLOCK = columns(['body', 'url', 'alt', 'width', 'height']);
type BlockRow = { body: string | null; url: string | null; alt: string | null } & {
  width: number | null;
  height: number | null;
};

/** Maps a row to a block; the database has either a text, or a picture with its size. */
const blockOf = ({ body, url, alt, width, height }: BlockRow): StoryBlock =>
  url === null || width === null || height === null
    ? { kind: 'TEXT', text: body ?? '' }
    : { kind: 'PICTURE', imageUrl: url, alt, width, height };

/** Finds the stories of products in any state by product, in order. */
export async function findStories(
  db: Queryable,
  productIds: readonly number[],
): Promise<Map<number, StoryBlock[]>> {
  const rows = await db
    .selectFrom('product_story_blocks')
    .select([...BLOCK, ...columns(['product_id'])])
    .where(sql<boolean>`product_id = any(${[...productIds]}::bigint[])`)
    .orderBy('product_id')
    .orderBy('place')
    .execute();
  const stories = new Map<number, StoryBlock[]>();
  for (const { productId, ...row } of rows)
    stories.set(productId, [...(stories.get(productId) ?? []), blockOf(row)]);
  return stories;
}

/** Finds the story of a product in any state, in order. */
export const findStory = async (db: Queryable, productId: number): Promise<StoryBlock[]> =>
  (await findStories(db, [productId])).get(productId) ?? [];

/** Finds the story of a product on sale, in order. */
export async function findShownStory(db: Queryable, productId: number): Promise<StoryBlock[]> {
  const rows = await db
    .selectFrom('product_story_blocks')
    .innerJoin('products', 'products.id', 'product_story_blocks.product_id')
    .select(BLOCK)
    .where('product_id', '=', productId)
    .where(onSale())
    .orderBy('place')
    .execute();
  return rows.map(blockOf);
}
