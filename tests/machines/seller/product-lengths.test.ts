import { describe, expect, it } from 'vitest';
import {
  BLANK_PRODUCT,
  differingFields,
  isUnsaved,
  type ProductEditorValues,
  savingProblems,
  valuesOf,
  wordsOf,
} from '#machines/seller/products/product-editor.model.ts';
import { draftProduct } from '#proof/seller/product-editor.samples.ts';

const about = { goods: null, categories: [], brands: [] };
const cells = { 'MEN/BLACK/265': 1, 'WOMEN/WHITE/250': 2, 'WOMEN/BLACK/250': 0 };
const form = (values: Partial<ProductEditorValues>) => ({
  values: { ...BLANK_PRODUCT, cells, ...values },
  about,
});

describe('product editor: traits and lengths', () => {
  it('sends the typed lengths of the sizes that the product has, smallest first', () => {
    const innerLengths = { 265: ' 277 ', 250: '1,62', 300: '312' };
    expect(wordsOf(form({ innerLengths })).innerLengths).toEqual([
      { size: '250', innerMm: 162 },
      { size: '265', innerMm: 277 },
    ]);
    expect(wordsOf(form({ innerLengths: { 250: ' ' } })).innerLengths).toEqual([]);
  });

  it('sends null for a width and a material that are not chosen', () => {
    expect(wordsOf(form({ footWidth: 'WIDE' }))).toMatchObject({ footWidth: 'WIDE', mainMaterial: null });
  });

  it.each(['149', '401', 'long', '27.5'])('names one problem of lengths for %s', (text) => {
    const problems = savingProblems(form({ innerLengths: { 250: text, 265: text } }));
    expect(problems.filter(({ field }) => field.startsWith('innerLengths'))).toEqual([
      { field: 'innerLengths', message: '안쪽 길이는 150부터 400mm까지예요.' },
    ]);
  });

  it('opens with what is stored, and is unsaved once a length differs', () => {
    const stored = { values: valuesOf(draftProduct), about: { ...about, goods: draftProduct } };
    expect(isUnsaved(stored)).toBe(false);
    const [size] = Object.keys(stored.values.innerLengths);
    const values = { ...stored.values, innerLengths: { [size ?? '']: '280' } };
    expect(isUnsaved({ ...stored, values })).toBe(true);
    expect(differingFields(values, stored.values)).toEqual(['innerLengths']);
  });
});
