import { expect, it } from 'vitest';
import { MAX_MY_PRICES } from '#domain/trade/cart/my-price-limit.ts';
import { done, failed } from '#proof/entry.ts';
import { myPricesEntry, priceSample } from '#proof/trade/my-prices.proof.ts';
import { start } from '../start.ts';

const wanted = (productId: number) => ({ type: 'price.wanted', productId });
const collected = { type: 'xstate.after.COLLECT_MS.myPrices.collecting' };
const aged = { type: 'xstate.after.FRESH_MS.myPrices.resting' };

it('myPricesMachine asks once for all products that are shown together, and not again for a known one', async () => {
  const { play, asked } = start(myPricesEntry);
  await play(wanted(1), wanted(2), wanted(1), collected);
  expect(asked('loadPrices')).toEqual([{ productIds: [1, 2] }]);
  const known = await play(done('loadPrices', [priceSample(1)]), wanted(1), wanted(2));
  // The second product has no price, which is an answer too.
  expect([known.value, asked('loadPrices').length]).toEqual(['resting', 1]);
});

it('myPricesMachine asks for more products than one call takes in several calls', async () => {
  const { play, asked } = start(myPricesEntry);
  const ids = Array.from({ length: MAX_MY_PRICES + 2 }, (_, index) => index + 1);
  await play(...ids.map(wanted), collected, done('loadPrices', []));
  expect(asked('loadPrices')).toEqual([
    { productIds: ids.slice(0, MAX_MY_PRICES) },
    { productIds: ids.slice(MAX_MY_PRICES) },
  ]);
});

it('myPricesMachine asks again for a price that is a minute old, and keeps it on screen meanwhile', async () => {
  const { play, asked } = start(myPricesEntry);
  await play(wanted(1), collected, done('loadPrices', [priceSample(1)]), aged);
  const asking = await play(wanted(1), collected);
  expect([asking.context.prices.length, asked('loadPrices').length]).toEqual([1, 2]);
});

it('myPricesMachine asks for all shown prices again after an order', async () => {
  const { play, asked } = start(myPricesEntry);
  await play(wanted(1), wanted(2), collected, done('loadPrices', [priceSample(1), priceSample(2)]));
  await play({ type: 'prices.outdated' });
  expect(asked('loadPrices').at(-1)).toEqual({ productIds: [1, 2] });
});

it('myPricesMachine shows nothing of the previous member', async () => {
  const { play, flow } = start(myPricesEntry);
  await play(wanted(1), collected, done('loadPrices', [priceSample(1)]), wanted(2), collected);
  const next = await play({ type: 'member.arrived' });
  expect(next.context).toEqual({ prices: [], fresh: [], wanted: [] });
  await flow.calls.at(-1)?.settle({ output: [priceSample(2)] });
  expect(flow.snapshot.context.prices).toEqual([]);
});

it('myPricesMachine shows no price after a failure, and asks again for the next product', async () => {
  const { play, asked } = start(myPricesEntry);
  const failing = await play(wanted(1), collected, failed('loadPrices', new Error('끊김')));
  expect([failing.value, failing.context.prices]).toEqual(['resting', []]);
  await play(wanted(1), collected);
  expect(asked('loadPrices').length).toBe(2);
});
