import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { productDetailEntry } from '#proof/samples/catalogue/products.entry.ts';
import { shoe } from '#proof/samples/kit/shoes.entry.ts';
import { start, tagsOf } from '../start.ts';

const lost = failed('load', new Error('연결이 끊겼어요.'));
const dearer = { ...shoe(1), price: 90_000, discountPrice: 88_000 };

it('begins with what a list knew, and asks for the shoe all the same', () => {
  const { flow, asked } = start(productDetailEntry, { id: 1, preview: shoe(1) });
  expect(flow.snapshot.value).toEqual({ loading: 'previewed' });
  expect(tagsOf(flow.snapshot)).toEqual(['busy']);
  expect(flow.snapshot.context).toMatchObject({ preview: shoe(1), data: null });
  expect(asked('load')).toEqual([{ id: 1 }]);
});

it('begins with nothing where no list knew it, as on the first page', () => {
  const { flow } = start(productDetailEntry, { id: 1, preview: null });
  expect([flow.snapshot.value, tagsOf(flow.snapshot)]).toEqual([{ loading: 'blank' }, ['busy']]);
});

it('shows the answer alone once it is there: its price counts', async () => {
  const { play } = start(productDetailEntry, { id: 1, preview: shoe(1) });
  const shown = await play(done('load', dearer));
  expect(tagsOf(shown)).toEqual(['ready']);
  expect(shown.context.data).toBe(dearer);
});

it('shows nothing of the list where the answer fails, and begins with it again on another try', async () => {
  const { play, asked } = start(productDetailEntry, { id: 1, preview: shoe(1) });
  const failing = await play(lost);
  expect([tagsOf(failing), failing.context.error]).toEqual([['failed'], '연결이 끊겼어요.']);
  const trying = await play({ type: 'screen.retried' });
  expect(trying.value).toEqual({ loading: 'previewed' });
  const shown = await play(done('load', dearer));
  expect([tagsOf(shown), shown.context.error, asked('load').length]).toEqual([['ready'], null, 2]);
});
