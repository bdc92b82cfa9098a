import { assign, setup } from 'xstate';
import type { ProductOption } from '#domain/catalogue/product.ts';
import { type Choice, completeChoice, mostPieces, type Pick } from '#domain/catalogue/product-picks.ts';

export const productOptionsMachine = setup({
  types: {
    context: {} as { options: readonly ProductOption[]; choice: Choice; picks: Pick[] },
    input: {} as { options: readonly ProductOption[] },
    events: {} as
      | { type: 'gender.chosen'; gender: ProductOption['gender'] }
      | { type: 'color.chosen'; color: string }
      | { type: 'size.chosen'; optionId: number }
      | { type: 'quantity.changed'; optionId: number; quantity: number }
      | { type: 'pick.removed'; optionId: number },
    tags: {} as 'empty' | 'ready',
  },
  guards: {
    isPickable: ({ context }, params: { optionId: number }) =>
      context.options.some(({ optionId, stock }) => optionId === params.optionId && stock > 0) &&
      !context.picks.some(({ optionId }) => optionId === params.optionId),
    isPossible: ({ context }, params: { optionId: number; quantity: number }) => {
      const option = context.options.find(({ optionId }) => optionId === params.optionId);
      return option !== undefined && params.quantity >= 1 && params.quantity <= mostPieces(option);
    },
    hasPicks: ({ context }) => context.picks.length > 0,
    hasNoPicks: ({ context }) => context.picks.length === 0,
  },
  actions: {
    chooseGender: assign({
      choice: ({ context }, params: { gender: ProductOption['gender'] }) =>
        completeChoice(context.options, { gender: params.gender, color: context.choice.color }),
    }),
    chooseColor: assign({
      choice: ({ context }, params: { color: string }) => ({ ...context.choice, color: params.color }),
    }),
    addPick: assign({
      picks: ({ context }, params: { optionId: number }) => [
        ...context.picks,
        { optionId: params.optionId, quantity: 1 },
      ],
    }),
    changeQuantity: assign({
      picks: ({ context }, params: Pick) =>
        context.picks.map((pick) => (pick.optionId === params.optionId ? params : pick)),
    }),
    dropPick: assign({
      picks: ({ context }, params: { optionId: number }) =>
        context.picks.filter(({ optionId }) => optionId !== params.optionId),
    }),
  },
}).createMachine({
  id: 'productOptions',
  description:
    'Gender, then colour, then sizes: several options can be picked, and another colour keeps the earlier ones.',
  context: ({ input }) => ({
    options: input.options,
    choice: completeChoice(input.options, { gender: null, color: null }),
    picks: [],
  }),
  initial: 'unpicked',
  on: {
    'gender.chosen': { actions: { type: 'chooseGender', params: ({ event }) => ({ gender: event.gender }) } },
    'color.chosen': { actions: { type: 'chooseColor', params: ({ event }) => ({ color: event.color }) } },
    'size.chosen': {
      guard: { type: 'isPickable', params: ({ event }) => ({ optionId: event.optionId }) },
      actions: { type: 'addPick', params: ({ event }) => ({ optionId: event.optionId }) },
    },
    'quantity.changed': {
      guard: {
        type: 'isPossible',
        params: ({ event }) => ({ optionId: event.optionId, quantity: event.quantity }),
      },
      actions: {
        type: 'changeQuantity',
        params: ({ event }) => ({ optionId: event.optionId, quantity: event.quantity }),
      },
    },
    'pick.removed': { actions: { type: 'dropPick', params: ({ event }) => ({ optionId: event.optionId }) } },
  },
  states: {
    unpicked: { tags: ['empty'], always: { guard: 'hasPicks', target: 'picked' } },
    picked: { tags: ['ready'], always: { guard: 'hasNoPicks', target: 'unpicked' } },
  },
});
