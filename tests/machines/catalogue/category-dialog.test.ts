import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { categoryDialogEntry } from '#proof/catalogue/category-dialog.proof.ts';
import { done, failed } from '#proof/entry.ts';
import { wireCategoryDialog } from '#src/areas/catalogue/categories/category-dialog.wiring.ts';
import { ApiError } from '#src/http/api-error.ts';
import { start } from '../start.ts';

const opened = { type: 'dialog.opened' } as const;
const categories = [{ categoryId: 9, type: 'SLIPPERS', name: '슬리퍼' }];
const loaded = done('loadCategories', categories);
const min = (value: number) => ({ type: 'price.minMoved', value });
const max = (value: number) => ({ type: 'price.maxMoved', value });
const picked = { type: 'category.picked', categoryId: 9 };

describe('categoryDialogMachine: categories', () => {
  it('load when the dialog opens', async () => {
    const { flow, play } = start(categoryDialogEntry);
    expect(flow.calls).toEqual([]);
    expect((await play(opened)).hasTag('busy')).toBe(true);
    const { context, tags } = await play(loaded);
    expect([context.categories, [...tags]]).toEqual([categories, ['open']]);
  });

  it('are the default list with a banner if loading fails', async () => {
    const snapshot = await start(categoryDialogEntry).play(
      opened,
      failed('loadCategories', new Error('거절')),
    );
    expect(snapshot.hasTag('failed')).toBe(true);
    expect(snapshot.context).toMatchObject({ categories: DEFAULT_CATEGORIES, error: '거절' });
  });

  it('load again at the next opening, without the banner', async () => {
    const { play, asked } = start(categoryDialogEntry);
    await play(opened, failed('loadCategories', new Error('거절')), { type: 'dialog.closed' }, opened);
    const { context } = await play(loaded);
    expect([asked('loadCategories').length, context.error]).toEqual([2, null]);
  });

  it('that arrive after closing do not open the dialog', async () => {
    const { flow, play } = start(categoryDialogEntry);
    await play(opened, { type: 'dialog.closed' });
    await flow.calls[0]?.settle({ output: categories });
    expect([flow.snapshot.value, flow.snapshot.context.categories]).toEqual(['closed', []]);
  });
});

describe('categoryDialogMachine: price sliders', () => {
  it('go from 0 to 1,000,000 in steps of 10,000', async () => {
    const { flow, play } = start(categoryDialogEntry);
    expect(flow.snapshot.context.price).toEqual({ min: 0, max: 1_000_000 });
    expect((await play(opened, min(14_999), max(985_001))).context.price).toEqual({
      min: 10_000,
      max: 990_000,
    });
    expect((await play(min(-5), max(2_000_000))).context.price).toEqual({ min: 0, max: 1_000_000 });
  });

  it('push each other, so that min never exceeds max', async () => {
    const { play } = start(categoryDialogEntry);
    expect((await play(opened, max(200_000), min(300_000))).context.price).toEqual({
      min: 300_000,
      max: 300_000,
    });
    expect((await play(max(100_000))).context.price).toEqual({ min: 100_000, max: 100_000 });
  });

  it('can be moved while categories load, and keep their values for the next opening', async () => {
    const { play } = start(categoryDialogEntry);
    const { context } = await play(opened, min(50_000), loaded, { type: 'dialog.closed' }, opened);
    expect(context.price.min).toBe(50_000);
  });
});

it('categoryDialogMachine closes with a choice and opens the filtered list once', async () => {
  const { play, effects } = start(categoryDialogEntry);
  const { value } = await play(opened, loaded, min(50_000), picked, picked);
  expect(value).toBe('closed');
  expect(effects).toEqual([['showProducts', { categoryId: 9, price: { min: 50_000, max: 1_000_000 } }]]);
});

describe('wireCategoryDialog', () => {
  type Services = Parameters<typeof wireCategoryDialog>[0];
  async function openWith(failure: Error) {
    const visited: string[] = [];
    // The dialog uses only these two services.
    const services = { call: () => Promise.reject(failure), navigate: (path: string) => visited.push(path) };
    const actor = createActor(wireCategoryDialog(services as unknown as Services)).start();
    actor.send(opened);
    const snapshot = await waitFor(actor, (state) => !state.hasTag('busy'));
    return { actor, snapshot, visited };
  }

  it.each([
    ['no response', new ApiError('offline', null, null, [])],
    ['a time-out', new ApiError('timeout', null, null, [])],
    ['a status of 500', new ApiError('http', 500, '점검', [])],
    ['a status of 503', new ApiError('http', 503, null, [])],
  ])('shows the default list silently after %s (spec 8.2)', async (_, failure) => {
    const { snapshot } = await openWith(failure);
    expect(snapshot.hasTag('failed')).toBe(false);
    expect(snapshot.context).toMatchObject({ categories: DEFAULT_CATEGORIES, error: null });
  });

  it.each([
    ['its own message', new ApiError('http', 400, '잘못된 요청', []), '잘못된 요청'],
    [
      'the sentence of the catalogue',
      new ApiError('http', 400, null, []),
      '카테고리 목록을 불러오는데 실패했습니다.',
    ],
    [
      'that sentence for an answer that cannot be read',
      new ApiError('shape', null, null, []),
      '카테고리 목록을 불러오는데 실패했습니다.',
    ],
  ])('shows %s and the default list after a refusal', async (_, failure, sentence) => {
    const { snapshot } = await openWith(failure);
    expect(snapshot.hasTag('failed')).toBe(true);
    expect(snapshot.context.error).toBe(sentence);
    expect(snapshot.context.categories).toBe(DEFAULT_CATEGORIES);
  });

  it('opens page 0 of 9 latest products, without limits that restrict nothing', async () => {
    const { actor, visited } = await openWith(new ApiError('offline', null, null, []));
    actor.send({ type: 'price.maxMoved', value: 300_000 });
    actor.send({ type: 'category.picked', categoryId: 2 });
    expect(visited).toEqual(['/products?categoryId=2&maxPrice=300000&page=0&size=9&sort=latest']);
  });
});
