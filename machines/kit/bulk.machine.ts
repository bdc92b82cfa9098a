import { assign, type PromiseActorLogic, setup } from 'xstate';
import {
  type Bulk,
  type BulkRequest,
  bulkRequestOf,
  nothingChosen,
  type RowOutcome,
  toggled,
} from './bulk.ts';
import { messageOf } from './failure.ts';
import { port } from './port.ts';

type BulkOptions<Wish> = {
  id: string;
  description: string;
  /** Ports that name endpoints. */
  count?: PromiseActorLogic<number, Wish>;
  act?: PromiseActorLogic<readonly RowOutcome[], Wish>;
};

/** Creates a chart for a bulk action on selected rows: it counts them, asks for confirmation and reports each row. */
export function createBulkMachine<Filter, Act>(options: BulkOptions<BulkRequest<Filter, Act>>) {
  type Wish = BulkRequest<Filter, Act>;
  return setup({
    types: {
      context: {} as Bulk<Filter, Act>,
      events: {} as
        | { type: 'row.toggled'; id: number }
        | { type: 'page.toggled'; ids: readonly number[] }
        | { type: 'all.chosen'; filter: Filter }
        | { type: 'list.changed' }
        | { type: 'selection.cleared' }
        | { type: 'act.asked'; act: Act }
        | { type: 'act.confirmed' }
        | { type: 'act.cancelled' },
      tags: {} as 'busy' | 'saving' | 'asking' | 'choosing',
    },
    actors: {
      count: options.count ?? port<number, Wish>('count'),
      act: options.act ?? port<readonly RowOutcome[], Wish>('act'),
    },
    guards: {
      hasRows: ({ context }) => context.ids.length > 0 || context.all !== null,
      isEmptied: ({ context }, params: { id: number }) => toggled(context.ids, params.id).length === 0,
      isPageChosen: ({ context }, params: { ids: readonly number[] }) =>
        params.ids.every((id) => context.ids.includes(id)),
      isAllDone: (_, params: { outcomes: readonly RowOutcome[] }) =>
        params.outcomes.every(({ done }) => done),
    },
    actions: {
      toggle: assign({
        ids: ({ context }, params: { id: number }) => toggled(context.ids, params.id),
        all: null,
      }),
      choosePage: assign({ ids: (_, params: { ids: readonly number[] }) => params.ids, all: null }),
      chooseAll: assign({ all: (_, params: { filter: Filter }) => params.filter, ids: [] }),
      keepAct: assign({ act: (_, params: { act: Act }) => params.act, error: null }),
      keepCount: assign({ count: (_, params: { count: number }) => params.count }),
      keepRefused: assign({
        outcomes: (_, params: { outcomes: readonly RowOutcome[] }) => params.outcomes,
        ids: (_, params: { outcomes: readonly RowOutcome[] }) =>
          params.outcomes.filter(({ done }) => !done).map(({ id }) => id),
        all: null,
        act: null,
      }),
      keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
      forget: assign(() => nothingChosen),
      announceDone: () => {},
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: nothingChosen,
    initial: 'none',
    on: {
      'row.toggled': [
        {
          guard: { type: 'isEmptied', params: ({ event }) => ({ id: event.id }) },
          target: '.none',
        },
        { target: '.some', actions: { type: 'toggle', params: ({ event }) => ({ id: event.id }) } },
      ],
      'page.toggled': [
        {
          guard: { type: 'isPageChosen', params: ({ event }) => ({ ids: event.ids }) },
          target: '.none',
        },
        { target: '.some', actions: { type: 'choosePage', params: ({ event }) => ({ ids: event.ids }) } },
      ],
    },
    states: {
      none: { entry: 'forget', description: 'No row is chosen.' },
      dropped: {
        entry: 'forget',
        description: 'The table shows other rows now: what was chosen is let go, and that is said.',
      },
      some: {
        tags: ['choosing'],
        on: {
          'all.chosen': {
            actions: { type: 'chooseAll', params: ({ event }) => ({ filter: event.filter }) },
          },
          'selection.cleared': { target: 'none' },
          'list.changed': { target: 'dropped' },
          'act.asked': {
            guard: 'hasRows',
            target: 'counting',
            actions: { type: 'keepAct', params: ({ event }) => ({ act: event.act }) },
          },
        },
      },
      counting: {
        tags: ['busy'],
        description: 'The server says how many rows would change; nothing changes yet.',
        on: { 'row.toggled': {}, 'page.toggled': {} },
        invoke: {
          id: 'count',
          src: 'count',
          input: ({ context }) => bulkRequestOf(context),
          onDone: {
            target: 'asking',
            actions: { type: 'keepCount', params: ({ event }) => ({ count: event.output }) },
          },
          onError: {
            target: 'some',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      asking: {
        tags: ['asking'],
        description: 'A dialog says what would happen to how many rows.',
        on: {
          'row.toggled': {},
          'page.toggled': {},
          'act.confirmed': { target: 'acting' },
          'act.cancelled': { target: 'some' },
        },
      },
      acting: {
        tags: ['saving', 'asking'],
        on: { 'row.toggled': {}, 'page.toggled': {} },
        invoke: {
          id: 'act',
          src: 'act',
          input: ({ context }) => bulkRequestOf(context),
          onDone: [
            {
              guard: { type: 'isAllDone', params: ({ event }) => ({ outcomes: event.output }) },
              target: 'done',
              actions: [
                { type: 'keepRefused', params: ({ event }) => ({ outcomes: event.output }) },
                'announceDone',
              ],
            },
            {
              target: 'refused',
              actions: [
                { type: 'keepRefused', params: ({ event }) => ({ outcomes: event.output }) },
                'announceDone',
              ],
            },
          ],
          onError: {
            target: 'some',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      done: { description: 'Every row was changed.' },
      refused: {
        tags: ['choosing'],
        description: 'Some rows were refused: they stay chosen, each with its reason.',
        on: {
          'selection.cleared': { target: 'none' },
          'list.changed': { target: 'dropped' },
          'act.asked': {
            guard: 'hasRows',
            target: 'counting',
            actions: { type: 'keepAct', params: ({ event }) => ({ act: event.act }) },
          },
        },
      },
    },
  });
}
