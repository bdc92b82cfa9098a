import { assign, setup } from 'xstate';

/** A small flow for the tests of the hooks. */
export const wordsMachine = setup({
  types: {
    context: {} as { words: readonly string[] },
    input: {} as { words: readonly string[] },
    events: {} as { type: 'word.said'; word: string } | { type: 'word.whispered' },
  },
  actions: {
    keepWord: assign({ words: ({ context }, params: { word: string }) => [...context.words, params.word] }),
    forgetWord: () => {},
  },
}).createMachine({
  id: 'words',
  context: ({ input }) => ({ words: input.words }),
  on: {
    'word.said': { actions: { type: 'keepWord', params: ({ event }) => ({ word: event.word }) } },
    'word.whispered': { actions: 'forgetWord' },
  },
});
