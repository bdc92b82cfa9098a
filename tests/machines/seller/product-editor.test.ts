import { describe, expect, it } from 'vitest';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { productChange } from '#domain/seller/products/product-form.ts';
import {
  BLANK_PRODUCT,
  differingFields,
  isUnsaved,
  type ProductEditorOpening,
  type ProductEditorValues,
  priceOf,
  publicProblems,
  rebased,
  savingProblems,
  valuesOf,
  wordsOf,
} from '#machines/seller/products/product-editor.model.ts';
import { done, failed, refusal } from '#proof/entry.ts';
import { draftProduct } from '#proof/seller/product-editor.samples.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const written: ProductEditorOpening = {
  values: valuesOf(draftProduct),
  about: { goods: draftProduct, categories: [], brands: [] },
};
const blank: ProductEditorOpening = {
  values: BLANK_PRODUCT,
  about: { goods: null, categories: [], brands: [] },
};
const whole: ProductEditorOpening = { ...blank, values: written.values };
const typed = (change: Partial<ProductEditorValues>) => ({ type: 'field.changed', change });
const submitted = { type: 'form.submitted' };
const asked = { type: 'publication.asked' };
const stored = { id: 1 };
const outrun = refusal('다른 사람이 먼저 처리했어요.', 'VERSION_CONFLICT');
const names = (problems: readonly FieldProblem[]) => problems.map(({ field }) => field);
const begin = async (opening: ProductEditorOpening) => {
  const flow = start(entryOf('productEditor'), { id: opening.about.goods?.productId ?? null });
  await flow.play(done('load', opening));
  return flow;
};

describe('productEditorMachine: a new product', () => {
  it('is stored without statutory information and opens at its new address', async () => {
    const { play, asked: said, effects } = await begin(blank);
    const refused = await play(submitted);
    expect(names(refused.context.problems)).toEqual(['name', 'price', 'categoryId', 'options']);
    expect([said('save'), effects]).toEqual([[], [['focusProblem']]]);
    const words = { name: '로퍼', price: '89,000', categoryId: '2', cells: { 'UNISEX/BLACK/250': 3 } };
    expect((await play(typed(words), submitted)).value).toBe('saving');
    expect((await play(done('save', stored))).value).toBe('created');
    expect(effects.slice(-3)).toEqual([['dropStored'], ['announceSaved'], ['openStored', stored]]);
  });

  it('is published as the stored version, without another change of address', async () => {
    const { play, asked: said, effects } = await begin(whole);
    await play(asked, done('store', stored));
    expect(said('check')).toEqual([stored]);
    await play(done('check', written));
    expect(said('publish')).toEqual([{ id: 1, version: 2 }]);
    expect((await play(done('publish'))).value).toBe('created');
    expect(effects.slice(-2)).toEqual([['announcePublished'], ['openStored', stored]]);
  });

  it('is not created twice if publishing fails after the save', async () => {
    const { play, asked: said } = await begin(whole);
    const suspended = refusal('지금은 판매할 수 없어요.', 'INVALID_PRODUCT_STATE');
    await play(asked, done('store', stored), done('check', written), failed('publish', suspended), submitted);
    expect(said('save').at(-1)).toMatchObject({ about: { goods: { productId: 1, version: 2 } } });
  });
});

describe('productEditorMachine: publishing', () => {
  it('lists missing fields and links to them, without a call', async () => {
    const { play, asked: said, effects } = await begin(written);
    const facts = { ...written.values.facts, care: ' ', heelMm: '' };
    const missing = await play(typed({ facts, mainImages: [] }), asked);
    expect(missing.value).toEqual({ editing: 'missing' });
    expect(names(missing.context.problems)).toEqual(['mainImages', 'facts.care', 'facts.heelMm']);
    expect([said('store'), effects.at(-1)]).toEqual([[], ['focusProblem']]);
    const told = await play({ type: 'fact.changed', name: 'care', value: '닦아 주세요.' });
    expect(names(told.context.problems)).toEqual(['mainImages', 'facts.heelMm']);
  });

  it('shows what the server misses, and the stored product', async () => {
    const lacking = Object.assign(refusal('정보를 채워 주세요.', 'FACTS_REQUIRED'), {
      fieldProblems: [{ field: 'facts.country', message: '제조국을 입력해 주세요.' }],
    });
    const { play } = await begin(written);
    await play(asked, done('store', stored), done('check', written));
    const missing = await play(failed('publish', lacking));
    expect([missing.value, names(missing.context.problems)]).toEqual([
      { editing: 'missing' },
      ['facts.country'],
    ]);
    const again = await play(asked, done('store', stored), done('check', written), done('publish'));
    expect(again.value).toEqual({ publishing: 'showing' });
    expect((await play(done('show', written))).value).toEqual({ editing: 'published' });
  });
});

describe('productEditorMachine: a change', () => {
  it('shows the other version on an edit conflict; keeping mine saves it over theirs', async () => {
    const theirs = { ...draftProduct, name: '페니 로퍼', version: 5, images: [] };
    const { play, asked: said } = await begin(written);
    await play(typed({ name: '나루 로퍼' }), submitted, failed('save', outrun), done('lookUp', theirs));
    await play({ type: 'mine.confirmed' });
    expect(said('save').at(-1)).toMatchObject({
      // A picture deleted on the server cannot be loaded here.
      values: { name: '나루 로퍼', mainImages: [] },
      about: { goods: { version: 5 } },
    });
    const other = await begin(written);
    await other.play(typed({ name: '나루' }), submitted, failed('save', outrun), done('lookUp', theirs));
    expect((await other.play({ type: 'other.taken' })).value).toBe('loading');
    expect(other.effects.at(-1)).toEqual(['dropStored']);
  });

  it('asks before the page is left', async () => {
    const { play, effects } = await begin(written);
    const leaving = await play(typed({ name: '나루' }), { type: 'form.left', to: '/' });
    expect(leaving.hasTag('open')).toBe(true);
    expect((await play({ type: 'leave.cancelled' })).context.values.name).toBe('나루');
    expect((await play({ type: 'form.left', to: '/' }, { type: 'leave.confirmed' })).value).toBe('left');
    expect(effects.slice(-2)).toEqual([['dropStored'], ['goTo', { path: '/' }]]);
  });

  it('exists only if a field differs', () => {
    expect([isUnsaved(written), isUnsaved(blank)]).toEqual([false, false]);
    expect(isUnsaved({ ...written, values: { ...written.values, cells: {} } })).toBe(true);
    const facts = { ...written.values.facts, care: '' };
    expect(differingFields({ ...written.values, facts, name: '' }, written.values)).toEqual([
      'name',
      'facts.care',
    ]);
  });
});

describe('productEditorMachine: request body', () => {
  it('is accepted by the schema', () => {
    expect(problemsOf(productChange, wordsOf(written))).toEqual([]);
    expect([savingProblems(written), publicProblems(written)]).toEqual([[], []]);
  });

  it('has the seen stock of a draft, and leaves live stock unchanged', () => {
    const cells = { 'UNISEX/BLACK/250': 40, 'UNISEX/BLACK/265': 7 };
    const values = { ...written.values, cells };
    expect(wordsOf({ ...written, values }).options).toEqual([
      { gender: 'UNISEX', color: 'BLACK', size: '250', stock: 40, seenStock: 5 },
      { gender: 'UNISEX', color: 'BLACK', size: '265', stock: 7 },
    ]);
    const goods = { ...draftProduct, state: 'ON_SALE' } as const;
    const sold = wordsOf({ values, about: { ...written.about, goods } });
    expect(sold.options[0]).toMatchObject({ stock: 5, seenStock: 5 });
  });

  it('refers to pictures by id, or by their index among the files of their kind', () => {
    const [one, two] = ['1.png', '2.png'].map((name) => new File(['1'], name, { type: 'image/png' }));
    if (!one || !two) throw new Error('there are two files');
    const kept = written.values.mainImages[0];
    if (!kept) throw new Error('the sample has a picture');
    const mainImages = [{ image: two, color: 'BLACK' }, kept, { image: one, color: null }];
    const values = { ...written.values, mainImages, detailImages: [{ image: one, color: null }] };
    expect(wordsOf({ ...written, values }).images).toEqual([
      { fileIndex: 0, type: 'MAIN', color: 'BLACK' },
      { imageId: 1, type: 'MAIN', color: null },
      { fileIndex: 1, type: 'MAIN', color: null },
      { fileIndex: 0, type: 'DETAIL', color: null },
    ]);
    // Unchanged pictures are not sent.
    expect(wordsOf(written)).not.toHaveProperty('images');
    const there = rebased({ ...written, values }, { ...draftProduct, images: [] });
    expect(there.values.mainImages.map(({ image }) => image)).toEqual([two, one]);
  });
});

it.each([
  ['NONE', '', 89_000, null],
  ['RATE_DISCOUNT', '10', 80_100, null],
  ['RATE_DISCOUNT', '91', null, '할인율은 1부터 90%까지예요.'],
  ['FIXED_DISCOUNT', '88000', 1_000, null],
  [
    'FIXED_DISCOUNT',
    '88,001',
    null,
    '할인 금액은 1원부터, 판매가가 1,000원 아래로 내려가지 않게 입력해 주세요.',
  ],
  ['FIXED_DISCOUNT', '', null, '할인은 정수로 입력해 주세요.'],
] as const)('priceOf: a shopper pays with %s %s: %s', (discountType, discountValue, shopper, problem) => {
  const told = priceOf({ ...BLANK_PRODUCT, price: '89,000', discountType, discountValue });
  expect([told.shopper, told.problem]).toEqual([shopper, problem]);
  expect(priceOf(BLANK_PRODUCT)).toEqual({ price: null, shopper: null, problem: null });
});
