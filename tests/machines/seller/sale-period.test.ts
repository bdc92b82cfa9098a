import { describe, expect, it } from 'vitest';
import {
  differingFields,
  isUnsaved,
  type ProductEditorOpening,
  savingProblems,
  valuesOf,
  wordsOf,
} from '#machines/seller/products/product-editor.model.ts';
import { draftProduct } from '#proof/seller/product-editor.samples.ts';

const written: ProductEditorOpening = {
  values: valuesOf(draftProduct),
  about: { goods: draftProduct, categories: [], brands: [] },
};

describe('discount period of the product editor', () => {
  const [from, until] = ['2026-11-24T09:00', '2026-11-30T18:00'];
  const timed = (saleFrom: string, saleUntil: string): ProductEditorOpening => ({
    ...written,
    values: { ...written.values, saleFrom, saleUntil },
  });

  it('is sent as ISO times, and as null without a discount', () => {
    const moments = { saleFrom: '2026-11-24T00:00:00.000Z', saleUntil: '2026-11-30T09:00:00.000Z' };
    expect(wordsOf(timed(from, until))).toMatchObject(moments);
    expect(wordsOf(timed('', ''))).toMatchObject({ saleFrom: null, saleUntil: null });
    const { values } = timed(from, until);
    const none = wordsOf({ ...written, values: { ...values, discountType: 'NONE' } });
    expect(none).toMatchObject({ saleFrom: null, saleUntil: null });
    // The loaded value, to the second.
    const goods = { ...draftProduct, saleUntil: '2026-11-30T09:00:30.000Z' };
    const about = { ...written.about, goods };
    expect(wordsOf({ values: valuesOf(goods), about })).toMatchObject({ saleUntil: goods.saleUntil });
  });

  it('must end after it begins to be saved', () => {
    expect(savingProblems(timed(from, until))).toEqual([]);
    for (const wrong of [timed(until, from), timed(from, from)])
      expect(savingProblems(wrong)).toEqual([
        { field: 'saleUntil', message: expect.stringContaining('늦어야') },
      ]);
  });

  it('counts as an unsaved change, and is compared on an edit conflict', () => {
    expect(isUnsaved(timed(from, ''))).toBe(true);
    expect(differingFields(timed(from, until).values, written.values)).toEqual(['saleFrom', 'saleUntil']);
  });
});
