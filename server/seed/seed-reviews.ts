import { deliveryFee } from '#domain/kit/pricing.ts';
import { seoulDay } from '#domain/kit/time.ts';
import { REVIEW_SCALES } from '#domain/reviews/review-scales.ts';
import type { Queryable } from '../db/database.ts';
import { MEMBERS } from './members.ts';
import { scenePicture } from './pictures.ts';
import { between, createRandom, pick } from './random.ts';
import { REVIEW_TEXTS } from './review-texts.ts';
import type { SeededProduct } from './seed-products.ts';

const DAY = 24 * 60 * 60 * 1000;
const DELIVERY = 4 * DAY;

type Bought = { userId: number; product: SeededProduct; optionId: number; orderedAt: Date };
type Item = Bought & { orderItemId: number };

/** Reviews of the whole catalogue, each of a delivered order of its own; counters equal the rows. */
export async function seedReviews(
  db: Queryable,
  memberIds: readonly number[],
  products: readonly SeededProduct[],
  now: Date,
): Promise<void> {
  const random = createRandom(29);
  const shoppers = memberIds.filter((_, index) => MEMBERS[index]?.role === 'user');
  const authors = await db
    .selectFrom('users')
    .select(['id', 'height', 'weight', 'foot_size', 'foot_width'])
    .execute();
  const options = await db.selectFrom('product_options').select(['id', 'product_id', 'size']).execute();
  const bought = products.flatMap((product, index) =>
    buyersOf(shoppers, index).map((userId, place) => ({
      userId,
      product,
      optionId: fittingOption(
        options.filter(({ product_id }) => product_id === product.id),
        authors.find(({ id }) => id === userId)?.foot_size ?? 250,
        random,
      ),
      orderedAt: new Date(now.getTime() - (70 + index + place * 11) * DAY),
    })),
  );
  const items = await insertDelivered(db, bought);
  const reviews = await insertReviews(db, items, authors, random);
  await insertMarks(db, reviews, shoppers, random);
}

type Option = { id: number; size: string };
type Author = {
  id: number;
  height: number | null;
  weight: number | null;
  foot_size: number | null;
  foot_width: string;
};

/** People buy what is nearest to their feet, in any colour. */
function fittingOption(options: readonly Option[], foot: number, random: () => number): number {
  const miss = ({ size }: Option) => Math.abs(Number(size) - foot);
  const least = Math.min(...options.map(miss));
  return pick(
    random,
    options.filter((option) => miss(option) === least),
  ).id;
}

/** Five to ten shoppers per product; every eleventh product has no review yet. */
function buyersOf(shoppers: readonly number[], index: number): number[] {
  const count = index % 11 === 10 ? 0 : 5 + ((index * 5) % 6);
  return Array.from({ length: count }, (_, place) => shoppers[(index + place * 3) % shoppers.length] ?? 0);
}

/** One delivered order with one line each, as a finished purchase leaves them. */
async function insertDelivered(db: Queryable, bought: readonly Bought[]): Promise<Item[]> {
  const orders = await db
    .insertInto('orders')
    .values(
      bought.map(({ userId, orderedAt, product }, index) => ({
        user_id: userId,
        status: 'DELIVERED',
        ordered_at: orderedAt,
        order_no: `S${seoulDay(orderedAt).replaceAll('-', '')}9${String(index).padStart(9, '0')}`,
        base_total: product.price,
        goods_total: product.discountPrice,
        delivery_fee: deliveryFee(product.discountPrice),
        final_price: product.discountPrice + deliveryFee(product.discountPrice),
      })),
    )
    .returning('id')
    .execute();
  const lines = await db
    .insertInto('order_items')
    .values(
      bought.map(({ product, optionId, orderedAt }, index) => ({
        order_id: orders[index]?.id ?? 0,
        product_id: product.id,
        option_id: optionId,
        quantity: 1,
        unit_price: product.discountPrice,
        base_price: product.price,
        status: 'DELIVERED',
        delivered_at: new Date(orderedAt.getTime() + DELIVERY),
        confirmed_at: new Date(orderedAt.getTime() + DELIVERY),
      })),
    )
    .returning('id')
    .execute();
  return bought.map((one, index) => ({ ...one, orderItemId: lines[index]?.id ?? 0 }));
}

function insertReviews(
  db: Queryable,
  items: readonly Item[],
  authors: readonly Author[],
  random: () => number,
) {
  const rows = items.map((item, index) => {
    const [rating, title, content] = pick(random, REVIEW_TEXTS);
    const author = index % 5 === 4 ? undefined : authors.find(({ id }) => id === item.userId);
    const written = new Date(item.orderedAt.getTime() + DELIVERY + between(random, 1, 20) * DAY);
    return {
      user_id: item.userId,
      product_id: item.product.id,
      order_item_id: item.orderItemId,
      rating,
      title,
      content,
      size_fit: stepOf('sizeFit', item.product.id, random),
      cushion: stepOf('cushion', item.product.id, random),
      stability: stepOf('stability', item.product.id, random),
      author_height: author?.height ?? null,
      author_weight: author?.weight ?? null,
      author_foot_size: author?.foot_size ?? null,
      author_foot_width: author?.foot_width ?? null,
      created_at: written,
      updated_at: written,
      deleted_at: null,
    };
  });
  // Ids follow the time of writing: lists are ordered by id.
  const inOrder = rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return db.insertInto('reviews').values(inOrder).returning(['id', 'user_id', 'created_at']).execute();
}

/** A product has a character that most buyers agree on. */
function stepOf(element: keyof typeof REVIEW_SCALES, productId: number, random: () => number): string {
  const place = { sizeFit: 1 + (productId % 3), cushion: 1 + ((productId * 7) % 4), stability: 2 };
  const step = place[element] + (random() < 0.25 ? 1 : 0) - (random() < 0.2 ? 1 : 0);
  return REVIEW_SCALES[element][Math.max(0, Math.min(4, step))] ?? 'NORMAL';
}

type Written = { id: number; user_id: number; created_at: Date };

/** Pictures on every third review, and members whom reviews helped. */
async function insertMarks(
  db: Queryable,
  reviews: readonly Written[],
  shoppers: readonly number[],
  random: () => number,
): Promise<void> {
  const pictured = reviews.filter((_, index) => index % 3 === 0);
  await db
    .insertInto('review_images')
    .values(
      pictured.flatMap(({ id }) =>
        Array.from({ length: 1 + (id % 2) }, (_, place) => ({
          review_id: id,
          url: scenePicture(id + place * 5),
          sort_order: place,
          width: 800,
          height: 800,
        })),
      ),
    )
    .execute();
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
