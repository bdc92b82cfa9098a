import type { Page } from '@playwright/test';
import { shipping } from '#proof/trade/shipping-sample.ts';
import { STORES } from '#server/seed/facts/catalogue.ts';
import { bearer } from './members.ts';
import type { Newcomer } from './newcomers.ts';

type Option = { optionId: number; stock: number };
/** Sellers of the seeded stores, in the order of `STORES`. */
const SELLERS = ['seller', 'runners', 'alley', 'seasons'];
export const TO = { ...shipping, recipientName: '문새봄', recipientPhone: '01012345678' };
type Headers = { authorization: string };

/** Stores the address of `TO` as the member's default, so that the order form is filled in. */
export async function giveAddress(page: Page, headers: Headers): Promise<void> {
  const { recipientName, recipientPhone, postalCode: zipCode } = TO;
  const answer = await page.request.post('/api/users/addresses', {
    headers,
    data: {
      recipientName,
      recipientPhone,
      zipCode,
      isDefault: true,
      addressLine1: TO.deliveryAddress,
      addressLine2: TO.deliveryDetailAddress,
    },
  });
  if (!answer.ok()) throw new Error(`the address was answered ${answer.status()}`);
}

type Pieces = { optionId: number; quantity: number };

/** Base address of the shop, and the delivery message of the order. */
type At = { base?: string; deliveryMessage?: string };

/** Creates a paid order; returns its number. */
export async function payFor(
  page: Page,
  headers: Headers,
  items: readonly Pieces[],
  { base = '', deliveryMessage = '' }: At = {},
): Promise<number> {
  const ask = async (path: string, data: object) => {
    const key = { 'Idempotency-Key': `bought-${crypto.randomUUID()}` };
    const answer = await page.request.post(base + path, { headers: { ...headers, ...key }, data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const wish = { items, couponId: null, usedPoints: 0 };
  const { finalPrice } = await ask('/api/checkout/quote', wish);
  const order = { ...wish, ...TO, deliveryMessage, paymentMethod: '카드', expectedTotal: finalPrice };
  const { paymentUrl, orderNo, amount } = await ask('/api/checkout/payments', order);
  const paymentKey = String(paymentUrl).split('/').at(-1) ?? '';
  await page.request.post(`${base}/test-pay/${paymentKey}/approve`, { maxRedirects: 0 });
  return (await ask('/api/payments/confirm', { orderNo, paymentKey, amount })).orderId;
}

/** A pair that a newcomer has bought and its store has shipped: it is delivered as the clock advances. */
export async function sentPair(page: Page, member: Newcomer, productId: number): Promise<void> {
  const headers = await bearer(page, member);
  const { data } = await (await page.request.get(`/api/products/${productId}`)).json();
  const { optionId } = data.options.toSorted((a: Option, b: Option) => b.stock - a.stock)[0];
  const orderId = await payFor(page, headers, [{ optionId, quantity: 1 }]);
  const seller = SELLERS[STORES.findIndex(({ name }) => name === data.storeName)];
  if (!seller) throw new Error(`the seed has no seller of ${data.storeName}`);
  const shipped = await page.request.post(`/api/seller/orders/${orderId}/status`, {
    data: { status: 'SHIPPED' },
    headers: await bearer(page, seller),
  });
  if (!shipped.ok()) throw new Error(`the parcel was answered ${shipped.status()}`);
}
