import { afterAll, beforeAll, expect, it } from 'vitest';
import { thorough } from '../../../../scripts/lib/testing/thorough.mjs';
import { approve, confirmBody, patiently, shopper, stockOf } from '../../../support/orders/shopping.ts';
import { movesOf, stockProblems } from '../../../support/orders/stock.ts';
import { readSellerProduct, shownProduct } from '../../../support/seller-products.ts';
import { addCrowd } from '../../../support/server/crowd.ts';
import { multipart } from '../../../support/server/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server/server.ts';

const BUYERS = thorough ? 200 : 60;
const EDITS = thorough ? 40 : 15;
/** Pieces that the file adds to each option. */
const ADDED = 7;
const PATH = '/api/seller/products';
const CODES = ['CROWD-1', 'CROWD-2', 'CROWD-3'];
/** A stock that sells out in between. */
const STOCK = Math.floor(BUYERS / 5);
type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
}, 60_000);
afterAll(() => shop.close());

/** Buys a pair and keeps it, abandons it or cancels it; returns the number kept. */
async function trade(buyer: Caller, optionId: number, index: number): Promise<number> {
  const items = [{ optionId, quantity: 1 }];
  const quoted = await patiently(() => shopper(buyer).quote({ items }));
  const expectedTotal = quoted.body.data.finalPrice;
  const key = `crowd-${index}`;
  const started = await patiently(() => shopper(buyer).start({ items, expectedTotal, key }));
  if (started.status !== 200) {
    expect(['OUT_OF_STOCK', 'PRICE_CHANGED']).toContain(started.body.code);
    return 0;
  }
  const { orderNo } = started.body.data;
  if (index % 4 === 0) {
    expect((await patiently(() => buyer.post('/api/payments/abandon', { orderNo }))).status).toBe(200);
    return 0;
  }
  await approve(shop, started);
  const paid = await patiently(() => buyer.post('/api/payments/confirm', confirmBody(started)));
  expect(paid.status).toBe(200);
  if (index % 4 === 1) {
    const headers = { 'idempotency-key': `crowd-back-${index}` };
    const path = `/api/users/orders/${paid.body.data.orderId}/cancel`;
    expect((await patiently(() => buyer.post(path, {}, { headers }))).status).toBe(200);
    return 0;
  }
  return 1;
}

/** Previews a file before the buyers order; returns its ticket. */
async function lookedAt(lines: readonly string[]): Promise<string> {
  const data = ['sellerCode,gender,color,size,stock', ...lines].join('\n');
  const { payload, headers } = multipart([{ name: 'file', data, filename: 'p.csv', type: 'text/csv' }]);
  const looked = await mine.post(`${PATH}/import?dryRun=1`, payload, { headers });
  expect(looked.body.data).toMatchObject({ changed: CODES.length, refused: 0 });
  return looked.body.data.ticket;
}

it(`C.10: ${BUYERS} buyers, stock changes and repeated imports at once oversell nothing and lose no change`, {
  timeout: 300_000,
}, async () => {
  const option = { gender: 'UNISEX', size: '260', color: 'BLACK', stock: STOCK };
  const options: { optionId: number }[] = [];
  for (const sellerCode of CODES) {
    const id = await shownProduct(mine, { sellerCode, options: [option] });
    options.push((await readSellerProduct(mine, id)).options[0]);
  }
  const ticket = await lookedAt(CODES.map((code) => `${code},UNISEX,BLACK,260,${STOCK + ADDED}`));
  const crowd = await addCrowd(shop, BUYERS);
  const put = new Map(options.map(({ optionId }) => [optionId, STOCK]));
  const add = (optionId: number, delta: number) => put.set(optionId, (put.get(optionId) ?? 0) + delta);

  const count = async (index: number): Promise<void> => {
    const rows = await Promise.all(
      options.map(async ({ optionId }, at) => {
        const seenStock = await stockOf(shop, optionId);
        return { optionId, seenStock, stock: Math.max(0, seenStock + ((index * 5 + at * 3) % 7) - 3) };
      }),
    );
    const headers = { 'idempotency-key': `crowd-count-${index}` };
    const answer = await patiently(() => mine.patch('/api/seller/options/stock', rows, { headers }));
    expect(answer.status).toBe(200);
    for (const { optionId, stock, seenStock } of rows)
      if (answer.body.data.find((row: { optionId: number }) => row.optionId === optionId).done)
        add(optionId, stock - seenStock);
  };
  const applyFile = async (): Promise<void> => {
    const answers = await Promise.all(
      [1, 2].map(() => patiently(() => mine.post(`${PATH}/import/apply`, { ticket }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  };

  const [kept] = await Promise.all([
    Promise.all(
      crowd.map(async ({ token }, index) => {
        const { optionId } = options[index % options.length] as { optionId: number };
        return { optionId, pieces: await trade(shop.withToken(token), optionId, index) };
      }),
    ),
    (async () => {
      for (let index = 0; index < EDITS; index += 1) await count(index);
    })(),
    (async () => {
      for (let index = 0; index < 3; index += 1) await applyFile();
    })(),
  ]);
  for (const { optionId } of options) {
    const moves = await movesOf(shop, optionId);
    const sum = (reason: string) =>
      moves.filter((one) => one.reason === reason).reduce((all, { delta }) => all + delta, 0);
    const sold = kept.filter((one) => one.optionId === optionId).reduce((all, { pieces }) => all + pieces, 0);
    // The stock equals the old one plus counted and imported pieces minus sold ones.
    expect(sum('HOLD') + sum('RELEASE') + sum('CANCEL')).toBe(-sold);
    expect(await stockOf(shop, optionId)).toBe((put.get(optionId) ?? 0) + ADDED - sold);
    expect(moves.filter(({ reason }) => reason === 'IMPORT').map(({ delta }) => delta)).toEqual([ADDED]);
    expect(Math.min(...moves.map(({ after }) => after))).toBeGreaterThanOrEqual(0);
  }
  expect(
    await stockProblems(
      shop,
      options.map(({ optionId }) => optionId),
    ),
  ).toEqual([]);
});
