import { multipart } from './multipart.ts';
import type { TestShop } from './server.ts';
import { buy, optionsInStock, sellerOf } from './shopping.ts';

type Caller = ReturnType<TestShop['as']>;
type Option = Awaited<ReturnType<typeof optionsInStock>>[number];

/** Two options of one product, so that an exchange is possible. */
export async function twins(shop: TestShop): Promise<{ option: Option; twin: Option }> {
  const options = await optionsInStock(shop, 400, 8);
  for (const option of options) {
    const twin = options.find((one) => one.product_id === option.product_id && one.id !== option.id);
    if (twin) return { option, twin };
  }
  throw new Error('no product with two options in stock');
}

/** Two options of products of two stores. */
export async function twoStores(shop: TestShop): Promise<[Option, Option]> {
  const options = await optionsInStock(shop, 4_000, 8);
  const [first] = options;
  const second = options.find(({ store_id }) => store_id !== first?.store_id);
  if (!first || !second) throw new Error('no two stores with options in stock');
  return [first, second];
}

/** One pair of each option, bought, sent and delivered by their sellers. */
export async function deliver(
  shop: TestShop,
  buyer: Caller,
  options: readonly Pick<Option, 'id' | 'product_id'>[],
): Promise<{ orderId: number; itemIds: number[] }> {
  const items = options.map(({ id }) => ({ optionId: id, quantity: 1 }));
  const orderId = await buy(shop, buyer, { items });
  for (const { product_id } of options) {
    const seller = await sellerOf(shop, product_id);
    for (const status of ['SHIPPED', 'DELIVERED'])
      await seller.post(`/api/seller/orders/${orderId}/status`, { status });
  }
  const { body } = await buyer.get(`/api/users/orders/${orderId}`);
  if (body.data.status !== 'DELIVERED') throw new Error(`the order is ${body.data.status}`);
  const lines: { orderItemId: number; optionId: number }[] = body.data.items;
  const itemOf = (id: number) => lines.find(({ optionId }) => optionId === id)?.orderItemId ?? 0;
  return { orderId, itemIds: options.map(({ id }) => itemOf(id)) };
}

/** Asks for return or exchange of a line. */
export function ask(
  buyer: Caller,
  form: { orderItemId: number; type: string; reason?: string; detail?: string; newOptionId?: number },
) {
  const words = { reason: 'SIZE', ...form };
  const { payload, headers } = multipart([{ name: 'claim', data: JSON.stringify(words) }]);
  return buyer.post('/api/users/claims', payload, { headers });
}
