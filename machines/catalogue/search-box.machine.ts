import { assign, setup } from 'xstate';
import type { Suggestions } from '#domain/catalogue/search/search.ts';
import { searchText } from '#domain/catalogue/search/search-text.ts';
import { port } from '../kit/port.ts';
import { stepFrom } from '../kit/step.ts';
import { optionsOf, type SearchBox, type SearchOption } from './search-box.model.ts';

/** Machine of the header search: typing, suggestions, recent searches and submission. */
export const searchBoxMachine = setup({
  types: {
    context: {} as SearchBox & { active: number },
    events: {} as
      | { type: 'box.focused'; recent: readonly string[] }
      | { type: 'box.left' }
      | { type: 'text.typed'; text: string }
      | { type: 'text.submitted'; text: string }
      | { type: 'option.moved'; step: 1 | -1 }
      | { type: 'option.chosen'; option: SearchOption }
      | { type: 'recent.removed'; label: string }
      | { type: 'recent.cleared' }
      | { type: 'list.closed' },
    tags: {} as 'open' | 'busy' | 'ready' | 'empty' | 'failed',
  },
  actors: { suggest: port<Suggestions, { text: string }>('suggest') },
  delays: { debounce: 120 },
  guards: {
    isBlank: ({ context }) => searchText(context.text) === null,
    isSearch: (_, params: { text: string }) => searchText(params.text) !== null,
    hasActive: ({ context }) => optionsOf(context)[context.active] !== undefined,
    hasOptions: ({ context }) => optionsOf(context).length > 0,
  },
  actions: {
    keepRecent: assign({ recent: (_, params: { recent: readonly string[] }) => params.recent }),
    keepText: assign({ text: (_, params: { text: string }) => params.text, active: -1 }),
    keepFound: assign({ found: (_, params: { found: Suggestions }) => params.found, active: -1 }),
    forgetFound: assign({ found: null, active: -1 }),
    moveActive: assign({
      active: ({ context }, params: { step: 1 | -1 }) =>
        stepFrom(context.active, params.step, optionsOf(context).length),
    }),
    leaveOptions: assign({ active: -1 }),
    emptyBox: assign({ text: '', found: null, active: -1 }),
    dropRecent: assign({
      recent: ({ context }, params: { label: string }) =>
        context.recent.filter((label) => label !== params.label),
      active: -1,
    }),
    dropAllRecent: assign({ recent: [], active: -1 }),
    searchFor: (_, _params: { text: string }) => {},
    openOption: (_, _params: { option: SearchOption | undefined }) => {},
    forgetRecent: (_, _params: { label: string }) => {},
    forgetAllRecent: () => {},
  },
}).createMachine({
  id: 'searchBox',
  description: 'The search box of the header: typing, suggestions, recent searches, and the search itself.',
  context: { text: '', recent: [], found: null, active: -1 },
  initial: 'closed',
  on: {
    'text.typed': {
      target: '.open',
      reenter: true,
      actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) },
    },
    'text.submitted': {
      guard: { type: 'isSearch', params: ({ event }) => ({ text: event.text }) },
      target: '.closed',
      actions: [{ type: 'searchFor', params: ({ event }) => ({ text: event.text }) }, 'emptyBox'],
    },
  },
  states: {
    closed: {
      on: {
        'box.focused': {
          target: 'open',
          actions: { type: 'keepRecent', params: ({ event }) => ({ recent: event.recent }) },
        },
        'option.moved': { target: 'open' },
      },
    },
    open: {
      tags: ['open'],
      initial: 'reading',
      on: {
        'box.left': { target: 'closed', actions: 'leaveOptions' },
        'list.closed': { target: 'closed', actions: 'leaveOptions' },
        'option.moved': {
          guard: 'hasOptions',
          actions: { type: 'moveActive', params: ({ event }) => ({ step: event.step }) },
        },
        'option.chosen': {
          target: 'closed',
          actions: [{ type: 'openOption', params: ({ event }) => ({ option: event.option }) }, 'emptyBox'],
        },
        'text.submitted': {
          guard: 'hasActive',
          target: 'closed',
          actions: [
            {
              type: 'openOption',
              params: ({ context }) => ({ option: optionsOf(context)[context.active] }),
            },
            'emptyBox',
          ],
        },
      },
      states: {
        reading: { always: [{ guard: 'isBlank', target: 'recalling' }, { target: 'waiting' }] },
        recalling: {
          description: 'Nothing is typed: recent searches are offered.',
          on: {
            'recent.removed': {
              actions: [
                { type: 'forgetRecent', params: ({ event }) => ({ label: event.label }) },
                { type: 'dropRecent', params: ({ event }) => ({ label: event.label }) },
              ],
            },
            'recent.cleared': { actions: ['forgetAllRecent', 'dropAllRecent'] },
          },
        },
        waiting: {
          description: 'A person is typing; another letter starts the wait again.',
          after: { debounce: { target: 'asking' } },
        },
        asking: {
          tags: ['busy'],
          description: 'Another letter leaves this state, and with it the answer to the old text.',
          invoke: {
            id: 'suggest',
            src: 'suggest',
            input: ({ context }) => ({ text: context.text }),
            onDone: {
              target: 'answered',
              actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
            },
            onError: { target: 'unaided', actions: 'forgetFound' },
          },
        },
        answered: { always: [{ guard: 'hasOptions', target: 'suggesting' }, { target: 'clueless' }] },
        suggesting: { tags: ['ready'] },
        clueless: { tags: ['empty'], description: 'Nothing is known for this text.' },
        unaided: { tags: ['failed'], description: 'No suggestions came; Enter searches all the same.' },
      },
    },
  },
});
