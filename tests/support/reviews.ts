import { randomInt } from 'node:crypto';
import type { LineState } from '#domain/trade/orders/order-lifecycle.ts';
import { productToCopy } from './catalogue.ts';
import type { TestShop } from './server/server.ts';

/** A text that the rules of reviews accept. */
export const WORDS = {
  title: '편하게 신고 있어요',
  rating: 5,
  sizeFit: 'NORMAL',
  cushion: 'SOFT',
  stability: 'STABLE',
  content: '하루 종일 걸어도 발이 편해서 자주 신어요.',
} as const;

/** Creates a delivered purchase for a member; returns product and item. */
export async function buy(
  shop: TestShop,
  userId: number,
  options: { status?: LineState; productId?: number } = {},
) {
  const option = await shop.db
    .selectFrom('product_options')
    .select(['id', 'product_id'])
    .$if(options.productId !== undefined, (query) => query.where('product_id', '=', options.productId ?? 0))
    .orderBy('product_id', 'desc')
    .executeTakeFirstOrThrow();
  const order = await shop.db
    .insertInto('orders')
    .values({
      user_id: userId,
      status: options.status ?? 'DELIVERED',
      ordered_at: shop.clock.now(),
      order_no: `S${randomInt(1e9)}`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await shop.db
    .insertInto('order_items')
    .values({
      order_id: order.id,
      product_id: option.product_id,
      option_id: option.id,
      quantity: 1,
      unit_price: 10_000,
      status: options.status ?? 'DELIVERED',
      delivered_at: shop.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { productId: option.product_id, orderItemId: item.id, orderId: order.id };
}

/** Creates a product without purchases and reviews. */
export async function freshProduct(shop: TestShop): Promise<number> {
  const values = await productToCopy(shop.db);
  const { id } = await shop.db
    .insertInto('products')
    .values({ ...values, name: `시험 신발 ${Math.random()}`, wish_number: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('product_options')
    .values({ product_id: id, gender: 'UNISEX', size: '260', color: 'BLACK', stock: 3 })
    .execute();
  return id;
}

type Caller = Awaited<ReturnType<TestShop['asMember']>>;

/** Posts a review of a newly bought item. */
export async function postReview(
  shop: TestShop,
  author: Caller,
  userId: number,
  extra: Record<string, unknown> = {},
  productId?: number,
) {
  const bought = await buy(shop, userId, { productId: productId ?? (await freshProduct(shop)) });
  const answer = await author.post('/api/user/reviews', { ...WORDS, ...bought, ...extra });
  if (answer.status !== 200) throw new Error(`posting failed: ${JSON.stringify(answer.body)}`);
  return { ...bought, ...answer.body.data, reviewId: Number(answer.body.data.reviewId) };
}
