import { expect, it } from 'vitest';
import { productDetailEntry } from '#proof/catalogue/products.proof.ts';
import { done, failed } from '#proof/entry.ts';
import { shoe } from '#proof/kit/product.samples.ts';
import { start, tagsOf } from '../start.ts';

const lost = failed('load', new Error('연결이 끊겼어요.'));
const dearer = { ...shoe(1), price: 90_000, discountPrice: 88_000 };

it('productDetailMachine starts with the preview of a list and loads the product all the same', () => {
  const { flow, asked } = start(productDetailEntry, { id: 1, preview: shoe(1) });
  expect(flow.snapshot.value).toEqual({ loading: 'previewed' });
  expect(tagsOf(flow.snapshot)).toEqual(['busy']);
  expect(flow.snapshot.context).toMatchObject({ preview: shoe(1), data: null });
  expect(asked('load')).toEqual([{ id: 1 }]);
});

it('productDetailMachine starts without a preview if no list has shown the product', () => {
  const { flow } = start(productDetailEntry, { id: 1, preview: null });
  expect([flow.snapshot.value, tagsOf(flow.snapshot)]).toEqual([{ loading: 'blank' }, ['busy']]);
});

it('productDetailMachine shows only the loaded product, whose price counts', async () => {
  const { play } = start(productDetailEntry, { id: 1, preview: shoe(1) });
  const shown = await play(done('load', dearer));
  expect(tagsOf(shown)).toEqual(['ready']);
  expect(shown.context.data).toBe(dearer);
});

it('productDetailMachine hides the preview after a failure, and shows it again on a retry', async () => {
  const { play, asked } = start(productDetailEntry, { id: 1, preview: shoe(1) });
  const failing = await play(lost);
  expect([tagsOf(failing), failing.context.error]).toEqual([['failed'], '연결이 끊겼어요.']);
  const trying = await play({ type: 'screen.retried' });
  expect(trying.value).toEqual({ loading: 'previewed' });
  const shown = await play(done('load', dearer));
  expect([tagsOf(shown), shown.context.error, asked('load').length]).toEqual([['ready'], null, 2]);
});
