// Size: keyboard, mouse and touch input of the option grid is one chart.
import { assign, setup } from 'xstate';
import { SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { type Layer, mostDigits, pasteOf } from './grid-layers.model.ts';
import {
  copiesOf,
  type Frame,
  type Gender,
  type GridEdit,
  keysOf,
  type Pasted,
  type Place,
  placeIn,
  rowKeys,
  type Selection,
  wholeOf,
} from './option-grid.model.ts';

type Context = Frame & {
  layer: Layer;
  selection: Selection;
  /** Digits being typed; the selected cells show them. */
  typed: string;
  /** Result of the last paste. */
  pasted: Omit<Pasted, 'cells'> | null;
};
type Moved = { down: number; across: number; isExtending: boolean };

const start: Selection = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };
const at = (place: Place): Selection => ({ from: place, to: place });

/** Machine of the grid of colours and sizes, whose selected cells are filled together. */
export const optionGridMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Frame,
    events: {} as
      | { type: 'gender.chosen'; gender: Gender }
      | { type: 'layer.chosen'; layer: Layer }
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
      | { type: 'block.pasted'; text: string; options: readonly string[] },
    tags: {} as 'ready',
  },
  guards: {
    isNew: ({ context }, params: { color: string }) => !context.colors.includes(params.color),
    isThere: ({ context }, params: { color: string }) => context.colors.includes(params.color),
    isExtending: (_, params: { isExtending: boolean }) => params.isExtending,
    isShort: ({ context }) => context.typed.length < mostDigits(context.layer),
    /** Codes are not numbers: they are typed and pasted one by one. */
    isCounted: ({ context }) => context.layer !== 'sku',
    isBlank: ({ context }) => context.typed === '',
  },
  actions: {
    showGender: assign((_, params: { gender: Gender }) => ({ gender: params.gender, pasted: null })),
    showLayer: assign((_, params: { layer: Layer }) => ({ layer: params.layer, pasted: null })),
    /** Adds a row and selects it, so that the next key fills it. */
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
    keepPasted: assign((_, { pasted: { done, left } }: { pasted: Omit<Pasted, 'cells'> }) => ({
      pasted: { done, left },
    })),
    edit: (_, _params: { layer: Layer; edit: GridEdit }) => {},
    keepColors: (_, _params: { colors: readonly string[] }) => {},
  },
}).createMachine({
  id: 'optionGrid',
  description:
    'Options of a shoe as rows of colours and columns of sizes: whatever is selected is filled at once.',
  context: ({ input }) => ({ ...input, layer: 'stock', selection: start, typed: '', pasted: null }),
  initial: 'resting',
  on: {
    'gender.chosen': { target: '.resting', actions: { type: 'showGender', params: ({ event }) => event } },
    'layer.chosen': { target: '.resting', actions: { type: 'showLayer', params: ({ event }) => event } },
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
          params: ({ event }) => ({
            layer: 'stock',
            edit: { kind: 'emptied', keys: rowKeys(event.color) },
          }),
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
      guard: 'isCounted',
      target: '.resting',
      actions: {
        type: 'edit',
        params: ({ context, event }) => ({
          layer: context.layer,
          edit: { kind: 'filled', keys: keysOf(context, context.selection), stock: event.stock },
        }),
      },
    },
    'stock.raised': {
      guard: 'isCounted',
      target: '.resting',
      actions: {
        type: 'edit',
        params: ({ context, event }) => ({
          layer: context.layer,
          edit: { kind: 'raised', keys: keysOf(context, context.selection), by: event.by },
        }),
      },
    },
    'cells.emptied': {
      target: '.resting',
      actions: {
        type: 'edit',
        params: ({ context }) => ({
          layer: context.layer,
          edit: { kind: 'emptied', keys: keysOf(context, context.selection) },
        }),
      },
    },
    'row.copied': {
      guard: 'isCounted',
      target: '.resting',
      actions: {
        type: 'edit',
        params: ({ context, event }) => ({
          layer: context.layer,
          edit: { kind: 'copied', pairs: copiesOf(context, event.to) },
        }),
      },
    },
    'block.pasted': {
      target: '.resting',
      actions: [
        {
          type: 'edit',
          params: ({ context, event }) => ({
            layer: context.layer,
            edit: pasteOf(context, event).edit,
          }),
        },
        {
          type: 'keepPasted',
          params: ({ context, event }) => ({ pasted: pasteOf(context, event) }),
        },
      ],
    },
  },
  states: {
    resting: {
      tags: ['ready'],
      on: {
        'digit.typed': {
          guard: 'isCounted',
          target: 'typing',
          actions: { type: 'type', params: ({ event }) => event },
        },
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
            layer: context.layer,
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
