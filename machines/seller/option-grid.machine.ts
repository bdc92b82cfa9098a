// Size: one chart of everything that a key, a mouse and a finger do to a grid.
import { assign, setup } from 'xstate';
import { SHOE_SIZES } from '#domain/catalogue/product-values.ts';
import {
  copiesOf,
  type Frame,
  type Gender,
  type GridEdit,
  keysOf,
  MOST_DIGITS,
  type Pasted,
  type Place,
  pastedBlock,
  placeIn,
  rowKeys,
  type Selection,
  wholeOf,
} from './option-grid.model.ts';

type Context = Frame & {
  selection: Selection;
  /** Digits of a number that is still being typed: the selected cells show it. */
  typed: string;
  /** What became of the last block. */
  pasted: Omit<Pasted, 'cells'> | null;
};
type Moved = { down: number; across: number; isExtending: boolean };

const start: Selection = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };
const at = (place: Place): Selection => ({ from: place, to: place });

export const optionGridMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Frame,
    events: {} as
      | { type: 'gender.chosen'; gender: Gender }
      | { type: 'color.added'; color: string }
      | { type: 'color.removed'; color: string }
      | { type: 'cell.pressed'; place: Place; isExtending: boolean }
      | { type: 'cell.crossed'; place: Place }
      | ({ type: 'focus.moved' } & Moved)
      | { type: 'row.chosen'; row: number }
      | { type: 'column.chosen'; column: number }
      | { type: 'all.chosen' }
      | { type: 'range.started' }
      | { type: 'digit.typed'; digit: string }
      | { type: 'digit.erased' }
      | { type: 'number.confirmed' }
      | { type: 'number.dropped' }
      | { type: 'number.given'; stock: number }
      | { type: 'stock.raised'; by: number }
      | { type: 'cells.emptied' }
      | { type: 'row.copied'; to: string | null }
      | { type: 'block.pasted'; text: string },
    tags: {} as 'ready',
  },
  guards: {
    isNew: ({ context }, params: { color: string }) => !context.colors.includes(params.color),
    isThere: ({ context }, params: { color: string }) => context.colors.includes(params.color),
    isExtending: (_, params: { isExtending: boolean }) => params.isExtending,
    isShort: ({ context }) => context.typed.length < MOST_DIGITS,
    isBlank: ({ context }) => context.typed === '',
  },
  actions: {
    showGender: assign((_, params: { gender: Gender }) => ({ gender: params.gender, pasted: null })),
    /** The new row is selected, so that the next key fills it. */
    addColor: assign(({ context: { colors } }, params: { color: string }) => ({
      colors: [...colors, params.color],
      selection: at({ row: colors.length, column: 0 }),
      pasted: null,
    })),
    dropColor: assign(({ context: { colors, selection } }, params: { color: string }) => {
      const rest = colors.filter((color) => color !== params.color);
      return { colors: rest, selection: at(placeIn(rest, selection.to)), pasted: null };
    }),
    select: assign(({ context: { colors } }, params: { place: Place }) => ({
      selection: at(placeIn(colors, params.place)),
      pasted: null,
    })),
    extend: assign(({ context: { colors, selection } }, params: { place: Place }) => ({
      selection: { from: selection.from, to: placeIn(colors, params.place) },
    })),
    move: assign(({ context: { colors, selection } }, { down, across, isExtending }: Moved) => {
      const { row, column } = selection.to;
      const to = placeIn(colors, { row: row + down, column: column + across });
      return { selection: { from: isExtending ? selection.from : to, to } };
    }),
    selectRow: assign(({ context: { colors } }, { row }: { row: number }) => ({
      selection: {
        from: placeIn(colors, { row, column: 0 }),
        to: placeIn(colors, { row, column: SHOE_SIZES.length }),
      },
    })),
    selectColumn: assign(({ context: { colors } }, { column }: { column: number }) => ({
      selection: {
        from: placeIn(colors, { row: 0, column }),
        to: placeIn(colors, { row: colors.length, column }),
      },
    })),
    selectAll: assign(({ context: { colors } }) => ({ selection: wholeOf(colors) })),
    type: assign(({ context: { typed } }, params: { digit: string }) => ({ typed: typed + params.digit })),
    erase: assign(({ context: { typed } }) => ({ typed: typed.slice(0, -1) })),
    forgetTyped: assign({ typed: '' }),
    keepPasted: assign((_, { pasted: { done, left } }: { pasted: Pasted }) => ({ pasted: { done, left } })),
    edit: (_, _params: { edit: GridEdit }) => {},
    keepColors: (_, _params: { colors: readonly string[] }) => {},
  },
}).createMachine({
  id: 'optionGrid',
  description:
    'Options of a shoe as rows of colours and columns of sizes: whatever is selected is filled at once.',
  context: ({ input }) => ({ ...input, selection: start, typed: '', pasted: null }),
  initial: 'resting',
  on: {
    'gender.chosen': { target: '.resting', actions: { type: 'showGender', params: ({ event }) => event } },
    'color.added': {
      guard: { type: 'isNew', params: ({ event }) => event },
      target: '.resting',
      actions: [
        { type: 'addColor', params: ({ event }) => event },
        { type: 'keepColors', params: ({ context }) => ({ colors: context.colors }) },
      ],
    },
    'color.removed': {
      guard: { type: 'isThere', params: ({ event }) => event },
      target: '.resting',
      actions: [
        {
          type: 'edit',
          params: ({ event }) => ({ edit: { kind: 'emptied', keys: rowKeys(event.color) } }),
        },
        { type: 'dropColor', params: ({ event }) => event },
        { type: 'keepColors', params: ({ context }) => ({ colors: context.colors }) },
      ],
    },
    'cell.pressed': [
      {
        guard: { type: 'isExtending', params: ({ event }) => event },
        target: '.resting',
        actions: { type: 'extend', params: ({ event }) => event },
      },
      { target: '.resting', actions: { type: 'select', params: ({ event }) => event } },
    ],
    'focus.moved': { target: '.resting', actions: { type: 'move', params: ({ event }) => event } },
    'row.chosen': { target: '.resting', actions: { type: 'selectRow', params: ({ event }) => event } },
    'column.chosen': { target: '.resting', actions: { type: 'selectColumn', params: ({ event }) => event } },
    'all.chosen': { target: '.resting', actions: 'selectAll' },
    'range.started': { target: '.ranging' },
    'number.given': {
      target: '.resting',
      actions: {
        type: 'edit',
        params: ({ context, event }) => ({
          edit: { kind: 'filled', keys: keysOf(context, context.selection), stock: event.stock },
        }),
      },
    },
    'stock.raised': {
      target: '.resting',
      actions: {
        type: 'edit',
        params: ({ context, event }) => ({
          edit: { kind: 'raised', keys: keysOf(context, context.selection), by: event.by },
        }),
      },
    },
    'cells.emptied': {
      target: '.resting',
      actions: {
        type: 'edit',
        params: ({ context }) => ({
          edit: { kind: 'emptied', keys: keysOf(context, context.selection) },
        }),
      },
    },
    'row.copied': {
      target: '.resting',
      actions: {
        type: 'edit',
        params: ({ context, event }) => ({ edit: { kind: 'copied', pairs: copiesOf(context, event.to) } }),
      },
    },
    'block.pasted': {
      target: '.resting',
      actions: [
        {
          type: 'edit',
          params: ({ context, event }) => ({
            edit: { kind: 'pasted', cells: pastedBlock(context, context.selection, event.text).cells },
          }),
        },
        {
          type: 'keepPasted',
          params: ({ context, event }) => ({
            pasted: pastedBlock(context, context.selection, event.text),
          }),
        },
      ],
    },
  },
  states: {
    resting: {
      tags: ['ready'],
      on: {
        'digit.typed': { target: 'typing', actions: { type: 'type', params: ({ event }) => event } },
        'cell.crossed': { actions: { type: 'extend', params: ({ event }) => event } },
      },
    },
    typing: {
      tags: ['ready'],
      description: 'The selected cells show the number; it counts as soon as the keyboard goes elsewhere.',
      always: { guard: 'isBlank', target: 'resting' },
      exit: [
        {
          type: 'edit',
          params: ({ context }) => ({
            edit: {
              kind: 'filled',
              keys: context.typed === '' ? [] : keysOf(context, context.selection),
              stock: Number(context.typed),
            },
          }),
        },
        'forgetTyped',
      ],
      on: {
        'digit.typed': { guard: 'isShort', actions: { type: 'type', params: ({ event }) => event } },
        'digit.erased': { actions: 'erase' },
        'number.dropped': { actions: 'forgetTyped' },
        'number.confirmed': { target: 'resting' },
      },
    },
    ranging: {
      tags: ['ready'],
      description: 'A finger cannot hold a key: the next cell that it presses is the other corner.',
      on: {
        'cell.pressed': { target: 'resting', actions: { type: 'extend', params: ({ event }) => event } },
        'range.started': { target: 'resting' },
      },
    },
  },
});
