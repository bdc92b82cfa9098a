import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_PENDING_SHOWN } from '#domain/kit/time/pending-cap.ts';
import { withQueryCount } from '#server/db/statements/query-counter.ts';
import { idOf } from '../../support/community.ts';
import { ask, deliver, twins, twoStores } from '../../support/orders/delivered.ts';
import { inquire } from '../../support/orders/inquiries.ts';
import { buy, sellerOf } from '../../support/orders/shopping.ts';
import { ask as askQuestion } from '../../support/questions.ts';
import { postReview } from '../../support/reviews.ts';
import { shownProduct } from '../../support/seller-products.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Option = Awaited<ReturnType<typeof twoStores>>[number];
let shop: TestShop;
let mine: Option;
let seller: Caller;
let rival: Caller;

beforeAll(async () => {
  shop = await startTestShop();
  const [first, second] = await twoStores(shop);
  mine = first;
  [seller, rival] = [await sellerOf(shop, first.product_id), await sellerOf(shop, second.product_id)];
});
afterAll(() => shop.close());

type Waiting = Readonly<
  Record<'orders' | 'claims' | 'reviews' | 'questions' | 'inquiries' | 'lowGoods', number>
>;
const read = async (caller: Caller): Promise<Waiting> => (await caller.get('/api/seller/waiting')).body.data;

/** Expects that `act` adds this much to the counts of its store, and nothing to those of another one. */
async function adds(change: Partial<Waiting>, happens: () => Promise<unknown>) {
  const [before, others] = [await read(seller), await read(rival)];
  const result = await happens();
  const wanted = Object.fromEntries(
    Object.entries(before).map(([key, count]) => [key, count + (Object(change)[key] ?? 0)]),
  );
  expect(await read(seller)).toEqual(wanted);
  expect(await read(rival)).toEqual(others);
  return result;
}

it('seller work counts: unsent lines equal dashboard and list, for an order with two lines as well', async () => {
  const { option, twin } = await twins(shop);
  const items = [option, twin].map(({ id }) => ({ optionId: id, quantity: 1 }));
  const own = await sellerOf(shop, option.product_id);
  const before = (await read(own)).orders;
  await buy(shop, shop.as('user'), { items });
  const { toDo } = (await own.get('/api/seller/dashboard?days=1')).body.data;
  const { counts } = (await own.get('/api/seller/orders/lines?size=1')).body.data;
  const menu = (await read(own)).orders;
  expect([menu, toDo.newLines, counts.NEW]).toEqual([before + 2, before + 2, before + 2]);
});

it('seller work counts: unsent, undecided and unanswered, of the own store only', async () => {
  const user = shop.as('user');
  const userId = await idOf(shop, 'user@sinbaljang.test');
  await adds({ orders: 1 }, () => buy(shop, user, { items: [{ optionId: mine.id, quantity: 1 }] }));
  // A delivered line needs no action until the buyer requests something.
  let itemId = 0;
  await adds({}, async () => {
    [itemId = 0] = (await deliver(shop, user, [mine])).itemIds;
  });
  await adds({ claims: 1 }, () => ask(user, { orderItemId: itemId, type: 'RETURN', detail: '작아요' }));
  const { id } = await shop.db
    .selectFrom('claims')
    .select('id')
    .where('order_item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  await adds({}, () =>
    seller.post(`/api/seller/claims/${id}/collect`, { carrier: 'CJ', tracking: '123456789012' }),
  );
  await adds({ claims: -1 }, () =>
    shop.db.updateTable('claims').set({ status: 'COMPLETED' }).where('id', '=', id).execute(),
  );
  let reviewId = 0;
  await adds({ reviews: 1 }, async () => {
    reviewId = (await postReview(shop, user, userId, {}, mine.product_id)).reviewId;
  });
  await adds({ reviews: -1 }, () =>
    seller.put(`/api/seller/reviews/${reviewId}/answer`, { content: '고맙습니다' }),
  );
  let questionId = 0;
  await adds({ questions: 1 }, async () => {
    questionId = await askQuestion(user, mine.product_id);
  });
  await adds({ questions: -1 }, () =>
    seller.put(`/api/seller/questions/${questionId}/answer`, { content: '고맙습니다' }),
  );
  let inquiryId = 0;
  await adds({ inquiries: 1 }, async () => {
    inquiryId = await inquire(user, itemId);
  });
  await adds({ inquiries: -1 }, () =>
    seller.post(`/api/seller/inquiries/${inquiryId}/messages`, { content: '고맙습니다' }),
  );
});

it('seller work counts: products on sale with a low option, zero included, like the linked page', async () => {
  const listed = async () =>
    (await seller.get('/api/seller/products?state=ON_SALE&stock=low&size=1')).body.data.totalElements;
  const before = await listed();
  let id = 0;
  // Two of its options are low, but it is one product.
  await adds({ lowGoods: 1 }, async () => {
    const options = ['260', '265', '270'].map((size, index) => ({
      gender: 'UNISEX',
      size,
      color: 'BLACK',
      stock: index * 3,
    }));
    id = await shownProduct(seller, { options });
  });
  expect(await listed()).toBe(before + 1);
  const { toDo } = (await seller.get('/api/seller/dashboard?days=1')).body.data;
  expect(toDo.lowGoods).toBe(before + 1);
  await adds({ lowGoods: -1 }, () =>
    shop.db.updateTable('products').set({ state: 'HIDDEN' }).where('id', '=', id).execute(),
  );
});

it('seller work counts are limited, and cost one statement beside the authentication', async () => {
  const own = await startTestShop();
  try {
    const line = await own.db
      .selectFrom('order_items')
      .selectAll()
      .where('product_id', '=', mine.product_id)
      .executeTakeFirst();
    const any = line ?? (await own.db.selectFrom('order_items').selectAll().executeTakeFirstOrThrow());
    const { id: _, ...row } = any;
    const many = Array.from({ length: MAX_PENDING_SHOWN + 20 }, () => ({
      ...row,
      store_id: mine.store_id,
      product_id: mine.product_id,
      option_id: mine.id,
      status: 'ORDERED' as const,
    }));
    await own.db.insertInto('order_items').values(many).execute();
    const caller = await sellerOf(own, mine.product_id);
    const counted = await withQueryCount(async (count) => {
      expect((await read(caller)).orders).toBe(MAX_PENDING_SHOWN + 1);
      return count.queries;
    });
    expect(counted).toBeLessThanOrEqual(2);
  } finally {
    await own.close();
  }
});
