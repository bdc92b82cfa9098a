import { describe, expect, it } from 'vitest';
import { type ProductEditorOpening, valuesOf } from '#machines/seller/products/product-editor.model.ts';
import { done, failed, refusal, unanswered } from '#proof/entry.ts';
import { draftProduct } from '#proof/seller/product-editor.samples.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const written: ProductEditorOpening = {
  values: valuesOf(draftProduct),
  about: { goods: draftProduct, categories: [], brands: [] },
};
const typed = { type: 'field.changed', change: { name: '나루 로퍼', price: '91,000' } };
const submitted = { type: 'form.submitted' };
const asked = { type: 'publication.asked' };
const broken = Object.assign(refusal('잠시 뒤에 다시 시도해 주세요.', 'INTERNAL_SERVER_ERROR'), {
  status: 500,
});
const outrun = refusal('다른 사람이 먼저 처리했어요.', 'VERSION_CONFLICT');

const begin = async () => {
  const flow = start(entryOf('productEditor'), { id: draftProduct.productId });
  await flow.play(done('load', written), typed);
  return flow;
};

it('productEditorMachine shows "not found" without a retry for a missing product', async () => {
  const { play, asked: said } = start(entryOf('productEditor'), { id: 77 });
  const refused = Object.assign(refusal('상품을 찾을 수 없어요.', 'PRODUCT_NOT_FOUND'), { status: 404 });
  const shown = await play(failed('load', refused), { type: 'screen.retried' });
  expect([shown.value, shown.hasTag('failed'), said('load')]).toEqual(['notFound', false, [{ id: 77 }]]);
});

it('productEditorMachine offers a retry after a failed load', async () => {
  const { play } = start(entryOf('productEditor'), { id: 77 });
  expect((await play(failed('load', broken))).value).toBe('failed');
});

describe('C.10: productEditorMachine', () => {
  it.each([
    ['the shop answers 500', broken, { editing: 'unanswered' }],
    ['the line is dead', unanswered, { editing: 'unanswered' }],
  ])('keeps typed values where %s, shows it, and saves with the next press', async (_, error, state) => {
    const { play, asked: said, effects } = await begin();
    const shown = await play(submitted, failed('save', error));
    expect([shown.value, shown.context.error]).toEqual([state, error.message]);
    expect(shown.context.values).toMatchObject(typed.change);
    // A draft of another visit is not deleted before it is saved.
    expect(effects.flat()).not.toContain('dropStored');
    await play(submitted);
    expect(said('save')).toHaveLength(2);
    expect(said('save').at(-1)).toEqual(said('save').at(0));
    const next = { ...written, values: { ...written.values, ...typed.change } };
    expect((await play(done('save', { id: 1 }), done('reread', next))).value).toEqual({ editing: 'saved' });
  });

  it('saves once for a double press, in any order', async () => {
    for (const second of [submitted, asked]) {
      const { play, asked: said } = await begin();
      await play(submitted, second, second);
      expect([said('save').length, said('store').length]).toEqual([1, 0]);
    }
    const { play, asked: said } = await begin();
    await play(asked, asked, submitted);
    expect([said('save').length, said('store').length]).toEqual([0, 1]);
  });

  it('keeps typed values if publishing fails, and shows both versions on an edit conflict', async () => {
    const { play } = await begin();
    const shown = await play(asked, failed('store', broken));
    expect([shown.value, shown.context.values.name]).toEqual([{ editing: 'unanswered' }, '나루 로퍼']);
    const theirs = { ...draftProduct, name: '다른 탭의 로퍼', version: 9 };
    const both = await play(asked, failed('store', outrun), done('lookUp', theirs));
    expect(both.value).toBe('outrun');
    expect([both.context.values.name, both.context.other?.name]).toEqual(['나루 로퍼', '다른 탭의 로퍼']);
    // If the stored version cannot be read, the own values stay.
    const alone = await begin();
    const left = await alone.play(submitted, failed('save', outrun), failed('lookUp', unanswered));
    expect([left.value, left.context.values.name]).toEqual([{ editing: 'refused' }, '나루 로퍼']);
  });
});
