import { describe, expect, it } from 'vitest';
import { editedMarks, type Layer, type Marks } from '#machines/seller/products/grid-layers.model.ts';
import type { GridEdit } from '#machines/seller/products/option-grid.model.ts';
import {
  differingFields,
  isUnsaved,
  type ProductEditorOpening,
  valuesOf,
  wordsOf,
} from '#machines/seller/products/product-editor.model.ts';
import { draftProduct } from '#proof/seller/product-editor.samples.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const frame = { gender: 'UNISEX', colors: ['BLACK', 'WHITE', 'NAVY'] } as const;
const begin = () => start(entryOf('optionGrid'), frame);
const digits = (number: string) => [...number].map((digit) => ({ type: 'digit.typed', digit }));
const moved = (down: number, across: number) => ({ type: 'focus.moved', down, across, isExtending: false });
const isEdit = (params: unknown): params is { layer: Layer; edit: GridEdit } =>
  typeof params === 'object' && params !== null && 'edit' in params;

describe('option grid: thresholds and codes', () => {
  const cells = { 'UNISEX/BLACK/230': 1, 'UNISEX/BLACK/235': 2, 'UNISEX/WHITE/230': 3 };
  const none: Marks = { lows: {}, codes: {} };
  const layer = (shown: Layer) => ({ type: 'layer.chosen', layer: shown });
  const paste = (text: string) => ({ type: 'block.pasted', text, options: Object.keys(cells) });
  /** Thresholds and codes after all events of a flow. */
  const marksAfter = (effects: readonly (readonly [string, unknown?])[], before = none): Marks =>
    effects.reduce(
      (marks, [, params]) => (isEdit(params) ? editedMarks(marks, cells, params.layer, params.edit) : marks),
      before,
    );

  it('are filled, raised, copied and cut like stock, for existing options and within their limits', async () => {
    const { play, effects } = begin();
    const typing = await play(layer('lowStock'), { type: 'all.chosen' }, ...digits('99999'));
    // One digit less than pieces have.
    expect(typing.context.typed).toBe('9999');
    await play({ type: 'number.confirmed' }, { type: 'stock.raised', by: 5 });
    expect(marksAfter(effects).lows).toEqual({
      'UNISEX/BLACK/230': 9_999,
      'UNISEX/BLACK/235': 9_999,
      'UNISEX/WHITE/230': 9_999,
    });
    await play({ type: 'cell.pressed', place: { row: 0, column: 0 }, isExtending: false });
    await play({ type: 'number.given', stock: 7 }, { type: 'row.copied', to: 'WHITE' });
    await play(moved(0, 1), { type: 'cells.emptied' });
    expect(marksAfter(effects).lows).toEqual({
      'UNISEX/BLACK/230': 7,
      'UNISEX/BLACK/235': 3,
      'UNISEX/WHITE/230': 7,
    });
  });

  it('apply a typed value to the layer that was shown while typing', async () => {
    const { play, effects } = begin();
    await play(layer('lowStock'), ...digits('8'), layer('stock'), ...digits('4'), moved(1, 0));
    const edits = effects.flatMap(([, params]) => (isEdit(params) ? [params] : []));
    expect(edits.map((one) => [one.layer, Object(one.edit).stock])).toEqual([
      ['lowStock', 8],
      ['stock', 4],
    ]);
  });

  it('removes a colour with its options in any layer', async () => {
    const { play, effects } = begin();
    await play(layer('sku'), { type: 'color.removed', color: 'BLACK' });
    expect(effects[0]).toMatchObject(['edit', { layer: 'stock', edit: { kind: 'emptied' } }]);
  });

  it('codes are pasted and cleared, and digits are not applied to them', async () => {
    const { play, effects } = begin();
    const pasted = await play(layer('sku'), paste(`A-1\t${'길'.repeat(41)}\tA-3\n B-1 \n`));
    expect(pasted.context.pasted).toEqual({ done: 2, left: 2 });
    const before = marksAfter(effects);
    expect(before).toEqual({ lows: {}, codes: { 'UNISEX/BLACK/230': 'A-1', 'UNISEX/WHITE/230': 'B-1' } });
    const count = effects.length;
    const held = await play(...digits('5'));
    await play({ type: 'number.given', stock: 1 }, { type: 'stock.raised', by: 1 });
    await play({ type: 'row.copied', to: null });
    expect([held.value, effects.length, marksAfter(effects)]).toEqual(['resting', count, before]);
    await play({ type: 'cells.emptied' });
    expect(marksAfter(effects).codes).toEqual({ 'UNISEX/WHITE/230': 'B-1' });
  });

  it('thresholds are pasted only into existing options and only as valid numbers', async () => {
    const { play, effects } = begin();
    const pasted = await play(layer('lowStock'), paste('5\t10000\t5\n0'));
    expect(pasted.context.pasted).toEqual({ done: 2, left: 2 });
    expect(marksAfter(effects).lows).toEqual({
      'UNISEX/BLACK/230': 5,
      'UNISEX/BLACK/235': 3,
      'UNISEX/WHITE/230': 0,
    });
  });
});

const written: ProductEditorOpening = {
  values: valuesOf(draftProduct),
  about: { goods: draftProduct, categories: [], brands: [] },
};

it('thresholds and codes that differ from the stored ones are sent and count as changes', () => {
  const [key, other] = ['UNISEX/BLACK/250', 'UNISEX/BLACK/255'] as const;
  const lows = { ...written.values.lows, [key]: 9 };
  const values = { ...written.values, lows, codes: { [other]: 'NR-255', 'UNISEX/BLACK/300': '없는 옵션' } };
  const [first, second, third] = wordsOf({ ...written, values }).options;
  expect([first?.lowStock, first?.sku, second?.lowStock, second?.sku]).toEqual([
    9,
    undefined,
    undefined,
    'NR-255',
  ]);
  expect([third && 'lowStock' in third, third && 'sku' in third]).toEqual([false, false]);
  expect(differingFields(values, written.values)).toEqual(['options']);
  const goods = { ...draftProduct, options: draftProduct.options.map((option) => ({ ...option, sku: 'X' })) };
  const about = { ...written.about, goods };
  // A cleared field is sent; a field changed by another tab is compared with the new value.
  expect(wordsOf({ values: { ...valuesOf(goods), codes: {} }, about }).options[0]?.sku).toBe('');
  expect(isUnsaved({ values: valuesOf(goods), about })).toBe(false);
  const warned = { ...draftProduct, options: draftProduct.options.map((one) => ({ ...one, lowStock: 9 })) };
  const again = { ...valuesOf(warned), lows: { ...valuesOf(warned).lows, [key]: 3 } };
  const said = wordsOf({ values: again, about: { ...written.about, goods: warned } }).options;
  expect(said.map((option) => option.lowStock)).toEqual([3, undefined, undefined]);
});
