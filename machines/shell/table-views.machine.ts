import { assign, setup } from 'xstate';
import { type ColumnWidths, columnPx, type TableDensity, type TableViews } from '#domain/kit/table-views.ts';

type Column = { table: string; column: string };
type Sized = { table: string; widths: ColumnWidths };

const toggledIn = (hidden: TableViews['hidden'], { table, column }: Column): TableViews['hidden'] => {
  const known = hidden[table] ?? [];
  const next = known.includes(column) ? known.filter((one) => one !== column) : [...known, column];
  return { ...hidden, [table]: next };
};

/** Widths of the columns of a table, over those that are known, such as of columns that are hidden now. */
const sizedIn = (known: TableViews['widths'], { table, widths }: Sized): TableViews['widths'] => ({
  ...known,
  [table]: {
    ...known[table],
    ...Object.fromEntries(Object.entries(widths).map(([column, px]) => [column, columnPx(px)])),
  },
});

const unsizedIn = (known: TableViews['widths'], table: string): TableViews['widths'] =>
  Object.fromEntries(Object.entries(known).filter(([name]) => name !== table));

/**
 * Machine of the tables of desks: density of rows, hidden columns and widths of columns, stored in the browser with each
 * change.
 */
export const tableViewsMachine = setup({
  types: {
    context: {} as TableViews,
    input: {} as TableViews,
    events: {} as
      | { type: 'density.chosen'; density: TableDensity }
      | ({ type: 'column.toggled' } & Column)
      | ({ type: 'widths.chosen' } & Sized)
      | { type: 'widths.cleared'; table: string },
    tags: {} as 'ready',
  },
  guards: {
    isOther: ({ context }, params: { density: TableDensity }) => context.density !== params.density,
    hasWidths: ({ context }, params: { table: string }) => params.table in context.widths,
  },
  actions: {
    keepDensity: assign({ density: (_, params: { density: TableDensity }) => params.density }),
    toggleColumn: assign({ hidden: ({ context }, params: Column) => toggledIn(context.hidden, params) }),
    keepWidths: assign({ widths: ({ context }, params: Sized) => sizedIn(context.widths, params) }),
    dropWidths: assign({
      widths: ({ context }, params: { table: string }) => unsizedIn(context.widths, params.table),
    }),
    storeViews: (_, _params: TableViews) => {},
  },
}).createMachine({
  id: 'tableViews',
  description:
    'How tables are shown: close rows or wide ones, without which columns, and how wide the others are; it outlives the visit.',
  context: ({ input }) => input,
  initial: 'shown',
  states: {
    shown: {
      tags: ['ready'],
      on: {
        'density.chosen': {
          guard: { type: 'isOther', params: ({ event }) => ({ density: event.density }) },
          actions: [
            { type: 'keepDensity', params: ({ event }) => ({ density: event.density }) },
            { type: 'storeViews', params: ({ context }) => context },
          ],
        },
        'column.toggled': {
          actions: [
            {
              type: 'toggleColumn',
              params: ({ event: { table, column } }) => ({ table, column }),
            },
            { type: 'storeViews', params: ({ context }) => context },
          ],
        },
        'widths.chosen': {
          actions: [
            { type: 'keepWidths', params: ({ event: { table, widths } }) => ({ table, widths }) },
            { type: 'storeViews', params: ({ context }) => context },
          ],
        },
        'widths.cleared': {
          guard: { type: 'hasWidths', params: ({ event }) => ({ table: event.table }) },
          actions: [
            { type: 'dropWidths', params: ({ event }) => ({ table: event.table }) },
            { type: 'storeViews', params: ({ context }) => context },
          ],
        },
      },
    },
  },
});
