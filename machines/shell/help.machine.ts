import { assign, setup } from 'xstate';
import type { HelpTopic } from '#domain/help/help-answer.ts';
import { findAnswers } from '#domain/help/help-search.ts';

/** What the address of the help page says: topic, typed words, and the key of the open answer. */
export type HelpAddress = { topic: HelpTopic | null; q: string; open: string | null };

/** Machine of the help page: topic, search words and the open answer, which its address keeps. */
export const helpMachine = setup({
  types: {
    context: {} as HelpAddress,
    input: {} as HelpAddress,
    events: {} as
      | { type: 'words.typed'; q: string }
      | { type: 'topic.chosen'; topic: HelpTopic | null }
      | { type: 'answer.opened'; key: string }
      | { type: 'answer.closed' }
      | { type: 'filter.cleared' }
      | { type: 'address.changed'; address: HelpAddress },
    tags: {} as 'ready' | 'empty',
  },
  guards: {
    hasNone: ({ context }) => findAnswers(context).length === 0,
    hasOpen: ({ context: { topic, q, open } }) => findAnswers({ topic, q }).some(({ key }) => key === open),
  },
  actions: {
    keepAddress: assign((_, { address }: { address: HelpAddress }) => address),
    keepWords: assign({ q: (_, params: { q: string }) => params.q }),
    keepTopic: assign({ topic: (_, params: { topic: HelpTopic | null }) => params.topic }),
    keepOpen: assign({ open: (_, params: { key: string }) => params.key }),
    dropOpen: assign({ open: null }),
    dropFilter: assign({ topic: null, q: '' }),
    showAddress: (_, _params: HelpAddress) => {},
  },
}).createMachine({
  id: 'help',
  description:
    'Answers of the shop by topic and typed words; one of them is open, and the address says which.',
  context: ({ input }) => input,
  initial: 'searching',
  on: {
    'words.typed': {
      target: '.searching',
      actions: [
        { type: 'keepWords', params: ({ event }) => ({ q: event.q }) },
        'dropOpen',
        { type: 'showAddress', params: ({ context }) => context },
      ],
    },
    'topic.chosen': {
      target: '.searching',
      actions: [
        { type: 'keepTopic', params: ({ event }) => ({ topic: event.topic }) },
        'dropOpen',
        { type: 'showAddress', params: ({ context }) => context },
      ],
    },
    'address.changed': {
      target: '.searching',
      actions: { type: 'keepAddress', params: ({ event }) => ({ address: event.address }) },
    },
  },
  states: {
    searching: {
      always: [
        { guard: 'hasNone', target: 'nothing' },
        { guard: 'hasOpen', target: 'reading' },
        { target: 'listing' },
      ],
    },
    listing: {
      tags: ['ready'],
      description: 'Questions only; all answers are closed.',
      on: {
        'answer.opened': {
          target: 'reading',
          actions: [
            { type: 'keepOpen', params: ({ event }) => ({ key: event.key }) },
            { type: 'showAddress', params: ({ context }) => context },
          ],
        },
      },
    },
    reading: {
      tags: ['ready'],
      description: 'One answer is open.',
      on: {
        'answer.opened': {
          actions: [
            { type: 'keepOpen', params: ({ event }) => ({ key: event.key }) },
            { type: 'showAddress', params: ({ context }) => context },
          ],
        },
        'answer.closed': {
          target: 'listing',
          actions: ['dropOpen', { type: 'showAddress', params: ({ context }) => context }],
        },
      },
    },
    nothing: {
      tags: ['empty'],
      description: 'No answer contains the typed words in this topic.',
      on: {
        'filter.cleared': {
          target: 'searching',
          actions: ['dropFilter', 'dropOpen', { type: 'showAddress', params: ({ context }) => context }],
        },
      },
    },
  },
});
