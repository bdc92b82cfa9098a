import { assertEvent, assign, setup } from 'xstate';
import {
  type CategoryRow,
  changeCategory,
  listAllCategories,
  sortCategories,
} from '#domain/admin/settings/category-admin.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { messageOf } from '../../kit/failure.ts';
import { failed, keepError, toFailed } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withOutput } from '../../kit/pieces/transitions.ts';

type Move = { id: number; by: 1 | -1 };

/** Ids of all categories in their order after the move; null if the row is already at the edge. */
export function movedBy(rows: readonly CategoryRow[], { id, by }: Move): number[] | null {
  const ids = rows.map(({ categoryId }) => categoryId);
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return null;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Machine of the category list: order and visibility, one change at a time. */
export const categoryDeskMachine = setup({
  types: {
    context: {} as { rows: readonly CategoryRow[]; error: string | null; refusal: string | null },
    events: {} as
      | ({ type: 'category.moved' } & Move)
      | { type: 'category.hidden'; row: CategoryRow }
      | { type: 'screen.reloaded' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving',
  },
  actors: {
    load: endpointPort(listAllCategories, () => ({})),
    sort: endpointPort(sortCategories, (input: { ids: number[] }) => ({ body: input })),
    hide: endpointPort(
      changeCategory,
      ({ row }: { row: CategoryRow }) => {
        const { categoryId, type, name, isHidden, version } = row;
        return { params: { id: categoryId }, body: { type, name, isHidden: !isHidden, version } };
      },
      nothing,
    ),
  },
  guards: { hasPlace: ({ context }, params: Move) => movedBy(context.rows, params) !== null },
  actions: {
    keepRows: assign({ rows: (_, params: { rows: readonly CategoryRow[] }) => params.rows, error: null }),
    keepError,
    keepRefusal: assign({ refusal: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetRefusal: assign({ refusal: null }),
  },
}).createMachine({
  id: 'categoryDesk',
  description: 'Categories in their order: moved, hidden and shown again, one change at a time.',
  context: { rows: [], error: null, refusal: null },
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      onDone: withOutput('listing', 'keepRows', 'rows'),
      onError: toFailed,
    }),
    listing: {
      tags: ['ready'],
      on: {
        'category.moved': {
          guard: { type: 'hasPlace', params: ({ event }) => event },
          target: 'sorting',
        },
        'category.hidden': { target: 'hiding' },
        'screen.reloaded': { target: 'loading', actions: 'forgetRefusal' },
      },
    },
    sorting: invoking({
      tags: ['ready', 'saving'],
      entry: 'forgetRefusal',
      src: 'sort',
      input: ({ context, event }) => {
        assertEvent(event, 'category.moved');
        return { ids: movedBy(context.rows, event) ?? [] };
      },
      onDone: withOutput('listing', 'keepRows', 'rows'),
      onError: {
        target: 'loading',
        description: 'Somebody may have been faster: the list is read again.',
        actions: { type: 'keepRefusal', params: ({ event }) => event },
      },
    }),
    hiding: invoking({
      tags: ['ready', 'saving'],
      entry: 'forgetRefusal',
      src: 'hide',
      input: ({ event }) => {
        assertEvent(event, 'category.hidden');
        return { row: event.row };
      },
      onDone: { target: 'loading' },
      onError: { target: 'loading', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
    failed: failed('loading'),
  },
});
