import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { payFor } from './bought.ts';

export type SoldLine = { orderId: number; orderNo: string; orderItemId: number };
type Option = { optionId: number; stock: number };

/** Lines of one order. */
const AT_ONCE = 25;

async function loggedIn(page: Page, base: string, name: string) {
  const credentials = { email: `${name}@sinbaljang.test`, password: DEMO_PASSWORD };
  const answer = await page.request.post(`${base}/api/auth/login`, { data: credentials });
  return (await answer.json()).data;
}

/** Starts the page as a seeded member of a shop of its own. */
export async function startAs(page: Page, base: string, name: string): Promise<void> {
  const { token, nickname, name: said, email, role } = await loggedIn(page, base, name);
  const stored = { token, nickname, name: said, email, userType: String(role).toLowerCase() };
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, String(value));
  }, stored);
}

/** Lines that the seeded customer has bought of the seeded seller and paid for. */
export async function buyLines(page: Page, base: string, count: number): Promise<SoldLine[]> {
  const seller = { authorization: `Bearer ${(await loggedIn(page, base, 'seller')).token}` };
  const buyer = { authorization: `Bearer ${(await loggedIn(page, base, 'user')).token}` };
  const read = async (path: string) =>
    (await (await page.request.get(base + path, { headers: seller })).json()).data;
  const { content } = await read('/api/seller/products?size=100&state=ON_SALE');
  const options: number[] = [];
  for (const { productId } of content) {
    if (options.length >= count) break;
    const rows: Option[] = await read(`/api/seller/products/${productId}/options`);
    options.push(...rows.filter(({ stock }) => stock > 0).map(({ optionId }) => optionId));
  }
  const lines: SoldLine[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const items = options
      .slice(from, Math.min(from + AT_ONCE, count))
      .map((optionId) => ({ optionId, quantity: 1 }));
    const orderId = await payFor(page, buyer, items, { base, deliveryMessage: '문 앞에 두세요' });
    const { orderNo, lines: sold } = await read(`/api/seller/orders/${orderId}`);
    lines.push(...sold.map(({ orderItemId }: SoldLine) => ({ orderId, orderNo, orderItemId })));
  }
  return lines;
}
