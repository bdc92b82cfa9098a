import { startOfDay } from '#domain/kit/time/time.ts';
import { maySellerDeliver, sellerDeliversFrom } from '#domain/trade/delivery/seller-delivery.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import { multipart } from '../server/multipart.ts';
import type { TestShop } from '../server/server.ts';
import { buy, optionsInStock, sellerOf } from './shopping.ts';

const DAY_MS = 86_400_000;
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

/** Advances the clock to the first day on which the seller may mark earlier dispatches as delivered. */
export function passDispatchDay({ clock }: Pick<TestShop, 'clock'>): void {
  clock.advance(startOfDay(sellerDeliversFrom(clock.now())).getTime() - clock.now().getTime());
}

/**
 * Runs `work` on the last day on which a seller may still mark dispatches as delivered, then resets the clock, so
 * that no session expires.
 */
export async function onDispatchDay<T>(
  { clock }: Pick<TestShop, 'clock'>,
  does: () => Promise<T>,
): Promise<T> {
  let days = 1;
  while (!maySellerDeliver(daysAfter(clock.now(), -days), clock.now())) days += 1;
  clock.advance(-days * DAY_MS);
  try {
    return await does();
  } finally {
    clock.advance(days * DAY_MS);
  }
}

type Parcel = { carrier?: string; trackingNumber?: string };
type Sold = Pick<Option, 'id' | 'product_id'>;

/** One pair of each option or `quantity` of them, bought, shipped on the day of dispatch and delivered now; returns the order. */
export async function buyDelivered(
  shop: TestShop,
  buyer: Caller,
  options: readonly Sold[],
  { quantity = 1, couponId = null, ...parcel }: Parcel & { quantity?: number; couponId?: number | null } = {},
): Promise<number> {
  const items = options.map(({ id }) => ({ optionId: id, quantity }));
  const move = async (orderId: number, to: object) => {
    for (const { product_id } of options) {
      const seller = await sellerOf(shop, product_id);
      await seller.post(`/api/seller/orders/${orderId}/status`, to);
    }
  };
  const orderId = await onDispatchDay(shop, async () => {
    const id = await buy(shop, buyer, { items, couponId });
    await move(id, { status: 'SHIPPED', ...parcel });
    return id;
  });
  await move(orderId, { status: 'DELIVERED' });
  return orderId;
}

/** The same, with its lines in the order of the options. */
export async function deliver(
  shop: TestShop,
  buyer: Caller,
  options: readonly Sold[],
  quantity = 1,
  couponId: number | null = null,
): Promise<{ orderId: number; itemIds: number[] }> {
  const orderId = await buyDelivered(shop, buyer, options, { quantity, couponId });
  const { body } = await buyer.get(`/api/users/orders/${orderId}`);
  if (body.data.status !== 'DELIVERED') throw new Error(`the order is ${body.data.status}`);
  const lines: { orderItemId: number; optionId: number }[] = body.data.items;
  const itemOf = (id: number) => lines.find(({ optionId }) => optionId === id)?.orderItemId ?? 0;
  return { orderId, itemIds: options.map(({ id }) => itemOf(id)) };
}

/** Requests the return or exchange of a line. */
export function ask(
  buyer: Caller,
  form: {
    orderItemId: number;
    type: string;
    reason?: string;
    detail?: string;
    newOptionId?: number;
    method?: string;
    pickupOn?: string;
    pickupPlace?: string;
    isPrepaid?: boolean;
    quantity?: number;
  },
) {
  const words = { reason: 'SIZE', ...form };
  const { payload, headers } = multipart([{ name: 'claim', data: JSON.stringify(words) }]);
  return buyer.post('/api/users/claims', payload, { headers });
}
