import { assertEvent, assign, setup } from 'xstate';
import { type Postcode, searchPostcodes } from '#domain/members/account/address.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { invoking } from '../../kit/pieces/invoking.ts';
import { withEvent, withOutput } from '../../kit/pieces/transitions.ts';

/** Machine of the road address search; where there is none, the address is typed. */
export const postcodeMachine = setup({
  types: {
    context: {} as { found: Postcode[] },
    events: {} as
      | { type: 'search.opened' }
      | { type: 'search.closed' }
      | { type: 'search.submitted'; query: string }
      | { type: 'postcode.chosen'; postcode: Postcode },
    tags: {} as 'open' | 'pending' | 'empty' | 'failed',
  },
  actors: {
    look: endpointPort(searchPostcodes, () => ({ query: { q: '' } }), nothing),
    search: endpointPort(searchPostcodes, ({ query }: { query: string }) => ({ query: { q: query } })),
  },
  guards: {
    hasWords: (_, params: { query: string }) => params.query.trim() !== '',
    isNone: (_, params: { found: Postcode[] }) => params.found.length === 0,
  },
  actions: {
    keepFound: assign({ found: (_, params: { found: Postcode[] }) => params.found }),
    forget: assign({ found: [] }),
    typeByHand: () => {},
    fillIn: (_, _params: { postcode: Postcode }) => {},
  },
}).createMachine({
  id: 'postcode',
  description: 'Finds a road address. Typing the address by hand is always possible beside it.',
  context: { found: [] },
  initial: 'closed',
  states: {
    closed: { entry: 'forget', on: { 'search.opened': { target: 'opening' } } },
    opening: invoking({
      tags: ['pending'],
      description: 'A shop without a search says so before a dialog opens.',
      src: 'look',
      onDone: { target: 'open' },
      onError: { target: 'byHand', actions: 'typeByHand' },
    }),
    byHand: {
      tags: ['failed'],
      description: 'There is no search now: the focus is in the form, which says to type the address.',
      on: { 'search.opened': { target: 'opening' } },
    },
    open: {
      tags: ['open'],
      initial: 'waiting',
      on: {
        'search.closed': { target: 'closed' },
        'search.submitted': {
          guard: { type: 'hasWords', params: ({ event }) => event },
          target: '.searching',
        },
        'postcode.chosen': withEvent('closed', 'fillIn'),
      },
      states: {
        waiting: {},
        searching: invoking({
          tags: ['pending'],
          description: 'A newer search takes the place of this one.',
          src: 'search',
          input: ({ event }) => {
            assertEvent(event, 'search.submitted');
            return { query: event.query };
          },
          onDone: [
            {
              guard: { type: 'isNone', params: ({ event }) => ({ found: event.output }) },
              target: 'none',
              actions: 'forget',
            },
            withOutput('found', 'keepFound', 'found'),
          ],
          onError: { target: 'unavailable', actions: 'forget' },
        }),
        none: { tags: ['empty'] },
        found: {},
        unavailable: {
          tags: ['failed'],
          description: 'The search does not answer: the form says to type the address.',
        },
      },
    },
  },
});
