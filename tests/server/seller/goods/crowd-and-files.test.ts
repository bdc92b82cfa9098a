import { afterAll, beforeAll, expect, it } from 'vitest';
import { thorough } from '../../../../scripts/lib/thorough.mjs';
import { addCrowd } from '../../../support/crowd.ts';
import { readGoods, shownGoods } from '../../../support/goods.ts';
import { multipart } from '../../../support/multipart.ts';
import { startTestShop, type TestShop } from '../../../support/server.ts';
import { approve, confirmBody, patiently, shopper, stockOf } from '../../../support/shopping.ts';
import { movesOf, stockProblems } from '../../../support/stock.ts';

const BUYERS = thorough ? 200 : 60;
const EDITS = thorough ? 40 : 15;
const FILES = 3;
const PATH = '/api/seller/products';
const SIZES = ['250', '255', '260'];
/** Few enough to be sold out in between. */
const STOCK = Math.floor(BUYERS / 5);
type Caller = ReturnType<TestShop['as']>;

let shop: TestShop;
let mine: Caller;
beforeAll(async () => {
  shop = await startTestShop();
  mine = shop.as('seller');
}, 60_000);
afterAll(() => shop.close());

/** Buys a pair and keeps it, gives it up, or takes it back; answers how many it keeps. */
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

it(`C.10: ${BUYERS} buyers, a seller who counts and files that are applied, all at once: nothing oversold, no edit lost`, {
  timeout: 300_000,
}, async () => {
  const code = 'CROWD-1';
  const option = (size: string) => ({ gender: 'UNISEX', size, color: 'BLACK', stock: STOCK });
  const id = await shownGoods(mine, { sellerCode: code, options: SIZES.map(option) });
  const options: { optionId: number; size: string }[] = (await readGoods(mine, id)).options;
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
  /** Looks at a file, applies it twice at once, and says what it has added where it was taken. */
  const applyFile = async (index: number): Promise<void> => {
    const seen = await Promise.all(options.map(({ optionId }) => stockOf(shop, optionId)));
    const lines = options.map(
      ({ size }, at) => `${code},UNISEX,BLACK,${size},${(seen[at] ?? 0) + 5 + index}`,
    );
    const { payload, headers } = multipart([
      {
        name: 'file',
        data: ['sellerCode,gender,color,size,stock', ...lines].join('\n'),
        filename: 'p.csv',
        type: 'text/csv',
      },
    ]);
    const looked = await patiently(() => mine.post(`${PATH}/import?dryRun=1`, payload, { headers }));
    expect([looked.status, looked.body.data.refused]).toEqual([200, 0]);
    const { ticket } = looked.body.data;
    const answers = await Promise.all(
      [1, 2].map(() => patiently(() => mine.post(`${PATH}/import/apply`, { ticket }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const done = await patiently(() => mine.post(`${PATH}/import/apply`, { ticket }));
    expect(done.body.data).toMatchObject({ isOver: true, total: 1, settled: 1 });
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
      for (let index = 0; index < FILES; index += 1) await applyFile(index);
    })(),
  ]);
  for (const { optionId } of options) {
    const moves = await movesOf(shop, optionId);
    const sum = (reason: string) =>
      moves.filter((one) => one.reason === reason).reduce((all, { delta }) => all + delta, 0);
    const sold = kept.filter((one) => one.optionId === optionId).reduce((all, { pieces }) => all + pieces, 0);
    // What was sold left it, what was counted and what a file has added came to it, and nothing else did.
    expect(sum('HOLD') + sum('RELEASE') + sum('CANCEL')).toBe(-sold);
    expect(await stockOf(shop, optionId)).toBe((put.get(optionId) ?? 0) + sum('IMPORT') - sold);
    expect(moves.filter(({ reason }) => reason === 'IMPORT').length).toBeLessThanOrEqual(FILES);
    expect(Math.min(...moves.map(({ after }) => after))).toBeGreaterThanOrEqual(0);
  }
  expect(
    await stockProblems(
      shop,
      options.map(({ optionId }) => optionId),
    ),
  ).toEqual([]);
});
