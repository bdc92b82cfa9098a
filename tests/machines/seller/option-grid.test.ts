// Size: selection, numbers, colours and blocks of one grid share its set-up.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { MAX_STOCK } from '#domain/policies/selling.ts';
import {
  type Cells,
  colorNamed,
  copiedBlock,
  editedCells,
  firstGender,
  type GridEdit,
  keysOf,
  pastedBlock,
  type Selection,
} from '#machines/seller/products/option-grid.model.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const frame = { gender: 'UNISEX', colors: ['BLACK', 'WHITE', 'NAVY'] } as const;
const begin = () => start(entryOf('optionGrid'), frame);
const digits = (number: string) => [...number].map((digit) => ({ type: 'digit.typed', digit }));
const moved = (down: number, across: number, isExtending = false) => ({
  type: 'focus.moved',
  down,
  across,
  isExtending,
});
const area = (top: number, left: number, bottom: number, right: number): Selection => ({
  from: { row: top, column: left },
  to: { row: bottom, column: right },
});
const isEdit = (params: unknown): params is { edit: GridEdit } =>
  typeof params === 'object' && params !== null && 'edit' in params;
/** Cells after everything that a flow has done to them. */
const cellsAfter = (effects: readonly (readonly [string, unknown?])[], before: Cells = {}): Cells =>
  effects.reduce((cells, [, params]) => (isEdit(params) ? editedCells(cells, params.edit) : cells), before);

describe('optionGridMachine: selection', () => {
  it('follows the keyboard, grows with Shift, and stays within the grid', async () => {
    const { play } = begin();
    await play(moved(0, -1), moved(1, 2));
    const grown = await play(moved(5, 20, true));
    expect(grown.context.selection).toEqual(area(1, 2, 2, 14));
    expect((await play(moved(0, -1))).context.selection).toEqual(area(2, 13, 2, 13));
  });

  it('is drawn by mouse, by Shift-click, and by two taps', async () => {
    const press = (row: number, column: number, isExtending = false) => ({
      type: 'cell.pressed',
      place: { row, column },
      isExtending,
    });
    const { play } = begin();
    const drawn = await play(press(0, 1), { type: 'cell.crossed', place: { row: 1, column: 4 } });
    expect(drawn.context.selection).toEqual(area(0, 1, 1, 4));
    expect((await play(press(2, 0, true))).context.selection).toEqual(area(0, 1, 2, 0));
    expect((await play(press(1, 1), { type: 'range.started' })).value).toBe('ranging');
    const ranged = await play(press(2, 3));
    expect([ranged.value, ranged.context.selection]).toEqual(['resting', area(1, 1, 2, 3)]);
  });

  it('can be a row, a column or the whole grid', async () => {
    const { play } = begin();
    expect((await play({ type: 'row.chosen', row: 1 })).context.selection).toEqual(area(1, 0, 1, 14));
    expect((await play({ type: 'column.chosen', column: 3 })).context.selection).toEqual(area(0, 3, 2, 3));
    const all = await play({ type: 'all.chosen' });
    expect(keysOf(frame, all.context.selection)).toHaveLength(45);
  });
});

describe('optionGridMachine: typing a number', () => {
  it('fills every selected cell when the keyboard moves on, and none before', async () => {
    const { play, effects } = begin();
    const typing = await play({ type: 'all.chosen' }, ...digits('12'));
    expect([typing.value, typing.context.typed, effects]).toEqual(['typing', '12', []]);
    await play({ type: 'number.confirmed' });
    const cells = cellsAfter(effects);
    expect(Object.keys(cells)).toHaveLength(45);
    expect(new Set(Object.values(cells))).toEqual(new Set([12]));
    // Going on counts as well, and for the cells that were selected then.
    await play(moved(-9, -99), ...digits('7'), moved(0, 1), ...digits('8'), {
      type: 'gender.chosen',
      gender: 'MEN',
    });
    expect(cellsAfter(effects)).toMatchObject({ 'UNISEX/BLACK/230': 7, 'UNISEX/BLACK/235': 8 });
  });

  it('is cancelled as a whole or digit by digit', async () => {
    const { play, effects } = begin();
    await play(...digits('4'), { type: 'number.dropped' });
    const erased = await play(...digits('4'), { type: 'digit.erased' });
    expect([erased.value, erased.context.typed, cellsAfter(effects)]).toEqual(['resting', '', {}]);
  });

  it('is limited to the digits and the limits of stock', async () => {
    const { play, effects } = begin();
    expect((await play(...digits('9999999'))).context.typed).toBe('999999');
    await play({ type: 'stock.raised', by: 5 });
    expect(cellsAfter(effects)).toEqual({ 'UNISEX/BLACK/230': MAX_STOCK });
    await play({ type: 'number.given', stock: 3 }, { type: 'stock.raised', by: -5 });
    expect(cellsAfter(effects)).toEqual({ 'UNISEX/BLACK/230': 0 });
    await play({ type: 'cells.emptied' });
    expect(cellsAfter(effects)).toEqual({});
  });
});

describe('optionGridMachine: colours', () => {
  it('are unique, each new one with its row selected, and are removed with their options of every gender', async () => {
    const { play, effects } = begin();
    const added = await play({ type: 'color.added', color: 'MINT' }, { type: 'color.added', color: 'MINT' });
    expect([added.context.colors.length, added.context.selection]).toEqual([4, area(3, 0, 3, 0)]);
    const before = { 'MEN/BLACK/250': 1, 'UNISEX/BLACK/300': 2, 'UNISEX/WHITE/300': 3 };
    await play({ type: 'color.removed', color: 'BLACK' });
    expect(cellsAfter(effects, before)).toEqual({ 'UNISEX/WHITE/300': 3 });
    expect(effects.at(-1)).toEqual(['keepColors', { colors: ['WHITE', 'NAVY', 'MINT'] }]);
  });

  it('are found by name, by code, and by a unique prefix', () => {
    expect(
      ['블랙', 'black', ' 라이트그레이 ', '머스', '네이비', '다크', '없는 색', ''].map(colorNamed),
    ).toEqual(['BLACK', 'BLACK', 'LIGHT_GRAY', 'MUSTARD', 'NAVY', null, null, null]);
  });

  it('of the first gender with options are shown first', () => {
    expect([firstGender({ 'WOMEN/NAVY/240': 1 }), firstGender({})]).toEqual(['WOMEN', 'UNISEX']);
  });
});

describe('optionGridMachine: copying a row', () => {
  it('copies it to one colour or to all, with its blanks', async () => {
    const { play, effects } = begin();
    const before = { 'UNISEX/BLACK/230': 4, 'UNISEX/WHITE/240': 9, 'MEN/WHITE/240': 1 };
    await play({ type: 'row.copied', to: 'WHITE' });
    expect(cellsAfter(effects, before)).toEqual({
      'UNISEX/BLACK/230': 4,
      'UNISEX/WHITE/230': 4,
      'MEN/WHITE/240': 1,
    });
    await play({ type: 'row.copied', to: null });
    expect(cellsAfter(effects, before)).toMatchObject({ 'UNISEX/NAVY/230': 4 });
  });
});

describe('optionGridMachine: pasting a block', () => {
  const paste = (text: string, selection = area(0, 0, 0, 0)) => pastedBlock(frame, selection, text);

  it('fills from the top left of the selection, and copying gives the same text', () => {
    const { cells } = paste('1\t2\n3\t4\n', area(1, 3, 1, 3));
    expect(cells).toEqual({
      'UNISEX/WHITE/245': 1,
      'UNISEX/WHITE/250': 2,
      'UNISEX/NAVY/245': 3,
      'UNISEX/NAVY/250': 4,
    });
    expect(copiedBlock(frame, area(1, 3, 2, 4), cells)).toBe('1\t2\n3\t4');
  });

  it('reads usual notations, skips blanks, and counts invalid values', () => {
    const odd = '1,200\t\t품절\t열\t-3\t1.5\t"7"\t12개\t1000000\t ４ ';
    const { cells, done, left } = paste(odd);
    expect(Object.values(cells)).toEqual([1_200, 0, 7, 12, 4]);
    expect([done, left]).toEqual([5, 4]);
  });

  it('accepts uneven lines and other line breaks, and stops at the edge', () => {
    expect(paste('1\r\n2\t3\r\n', area(2, 14, 2, 14))).toEqual({
      cells: { 'UNISEX/NAVY/300': 1 },
      done: 1,
      left: 2,
    });
    expect(paste('').done).toBe(0);
  });

  it('repeats the block if the selection is a multiple of it', () => {
    expect(paste('6', area(0, 0, 2, 14)).done).toBe(45);
    expect(paste('1\t2', area(0, 0, 2, 3)).cells['UNISEX/NAVY/245']).toBe(2);
    expect(paste('1\t2', area(0, 0, 0, 2)).done).toBe(2);
  });

  it('never leaves the grid or the limits of stock for any text', () => {
    const place = fc.record({ row: fc.nat(2), column: fc.nat(14) });
    const cell = fc.oneof(fc.string({ maxLength: 4 }), fc.integer().map(String));
    const block = fc.array(
      fc.array(cell, { maxLength: 4 }).map((line) => line.join('\t')),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(place, place, block, (from, to, lines) => {
        const { cells, done } = pastedBlock(frame, { from, to }, lines.join('\n'));
        for (const [key, stock] of Object.entries(cells)) {
          const [, color = '', size = ''] = key.split('/');
          expect(frame.colors.some((one) => one === color) && SHOE_SIZES.includes(size)).toBe(true);
          expect(Number.isInteger(stock) && stock >= 0 && stock <= MAX_STOCK).toBe(true);
        }
        expect(Object.keys(cells)).toHaveLength(done);
      }),
    );
  });

  it('reports the number of filled and refused cells', async () => {
    const { play, effects } = begin();
    const pasted = await play({ type: 'block.pasted', text: '5\t여섯', options: [] });
    expect(pasted.context.pasted).toEqual({ done: 1, left: 1 });
    expect(cellsAfter(effects)).toEqual({ 'UNISEX/BLACK/230': 5 });
  });
});
