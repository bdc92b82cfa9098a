import type { Queryable } from '../db/database.ts';
import type { Art } from './art/art.ts';
import { reviewPicture, wornPicture } from './art/shown-pictures.ts';
import type { SeededProduct } from './catalogue/seed-products.ts';
import { MEMBERS } from './facts/members.ts';
import { between, createRandom, pick } from './facts/random.ts';
import { reviewTextsOf } from './facts/review-texts.ts';
import { fittingOption, memberAt } from './fitting.ts';
import { isLike, votesOf } from './review-votes.ts';
import { type DeliveredItem, insertDelivered } from './seed-delivered.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Days after the delivery on which reviews are written. */
const WRITTEN_DAYS = [8, 26] as const;

/**
 * Inserts reviews of the whole catalogue, each of a delivered order; counters equal the rows.
 * Returns the purchases.
 */
export async function seedReviews(
  db: Queryable,
  memberIds: readonly number[],
  products: readonly SeededProduct[],
  art: Art,
  now: Date,
): Promise<SeededPurchase[]> {
  const random = createRandom(29);
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const authors = await db
    .selectFrom('users')
    .select(['id', 'height', 'weight', 'foot_size', 'foot_width'])
    .execute();
  const bought = products.flatMap((product, index) =>
    buyersOf(shoppers, index).flatMap((userId, place) => {
      const option = fittingOption(random, memberAt(memberIds, userId), product);
      const orderedAt = new Date(now.getTime() - (70 + index + place * 11) * DAY);
      return option ? [{ userId, product, option, orderedAt }] : [];
    }),
  );
  const items = await insertDelivered(db, bought);
  const reviews = await insertReviews(db, items, authors, random);
  await insertPictures(db, reviews, items, art);
  await insertMarks(db, reviews, shoppers, random);
  return items;
}

type Author = {
  id: number;
  height: number | null;
  weight: number | null;
  foot_size: number | null;
  foot_width: string;
};

/** Returns up to ten shoppers per product; every eleventh product has no review. */
function buyersOf(shoppers: readonly number[], index: number): number[] {
  const count = index % 11 === 10 ? 0 : 7 + ((index * 5) % 4);
  return Array.from({ length: count }, (_, place) => shoppers[(index + place * 3) % shoppers.length] ?? 0);
}

function insertReviews(
  db: Queryable,
  items: readonly DeliveredItem[],
  authors: readonly Author[],
  random: () => number,
) {
  const said = new Set<string>();
  const rows = items.map((item, index) => {
    const { id: productId, shoe } = item.product;
    const fresh = reviewTextsOf(shoe.category).filter(
      ([, title, , felt]) => !said.has(`${productId}:${title}`) && isLike(productId, felt),
    );
    const [rating, title, content, felt] = pick(random, fresh);
    said.add(`${productId}:${title}`);
    const author = index % 5 === 4 ? undefined : authors.find(({ id }) => id === item.userId);
    const written = new Date(item.deliveredAt.getTime() + between(random, ...WRITTEN_DAYS) * DAY);
    return {
      user_id: item.userId,
      product_id: item.product.id,
      order_item_id: item.orderItemId,
      rating,
      title,
      content,
      ...votesOf(productId, felt, random),
      author_height: author?.height ?? null,
      author_weight: author?.weight ?? null,
      author_foot_size: author?.foot_size ?? null,
      author_foot_width: author?.foot_width ?? null,
      created_at: written,
      updated_at: written,
      deleted_at: null,
    };
  });
  // Ids follow the time of writing, as lists are sorted by id.
  const inOrder = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return db
    .insertInto('reviews')
    .values(inOrder)
    .returning(['id', 'user_id', 'order_item_id', 'created_at'])
    .execute();
}

type Written = { id: number; user_id: number; order_item_id: number; created_at: Date };

/**
 * Inserts pictures on every third review, of the bought colour, every second time with an outdoor
 * one; no picture repeats within a product.
 */
async function insertPictures(
  db: Queryable,
  reviews: readonly Written[],
  items: readonly DeliveredItem[],
  art: Art,
): Promise<void> {
  const byLine = new Map(items.map((item) => [item.orderItemId, item]));
  const used = new Set<string>();
  const rows = reviews
    .filter((_, index) => index % 3 === 0)
    .flatMap(({ id, order_item_id }) => {
      const item = byLine.get(order_item_id);
      if (!item) return [];
      const { product, option } = item;
      const atHome = reviewPicture(art, product.shoe, option.color, id);
      const outside = wornPicture(art, product.shoe, option.color, id + 5);
      const fresh = [atHome, outside].filter(({ url }) => !used.has(`${product.id}:${url}`));
      const shown = fresh.slice(0, 1 + (id % 2));
      for (const { url } of shown) used.add(`${product.id}:${url}`);
      return shown.map((picture, sort_order) => ({ review_id: id, sort_order, ...picture }));
    });
  await db.insertInto('review_images').values(rows).execute();
}

/** Inserts helpful marks. */
async function insertMarks(
  db: Queryable,
  reviews: readonly Written[],
  shoppers: readonly number[],
  random: () => number,
): Promise<void> {
  const helped = reviews.flatMap(({ id, user_id, created_at }) =>
    shoppers
      .filter((userId) => userId !== user_id && random() < 0.2)
      .map((userId) => ({ review_id: id, user_id: userId, created_at })),
  );
  await db.insertInto('review_helpfuls').values(helped).execute();
  for (const { id } of reviews) {
    const helpful_count = helped.filter(({ review_id }) => review_id === id).length;
    if (helpful_count > 0)
      await db.updateTable('reviews').set({ helpful_count }).where('id', '=', id).execute();
  }
}
