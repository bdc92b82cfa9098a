import { assign, setup } from 'xstate';
import type { ProductOption } from '#domain/catalogue/product.ts';
import {
  type Choice,
  completeChoice,
  firstChoice,
  maxQuantityOf,
  meantBy,
  type SelectedOption as Picked,
  type Preselection,
} from '#domain/catalogue/product-list/option-selection.ts';

type Input = { options: readonly ProductOption[]; wanted: Preselection };
type Context = {
  options: readonly ProductOption[];
  choice: Choice;
  /**
   * Size requested by the address without a gender; it follows the chosen gender and colour until the viewer picks.
   */
  size: string | null;
  picks: Picked[];
  /** Size that suits the member's feet; null until it is known. */
  advised: string | null;
};

/** Context after a choice of gender or colour, with the pick that a requested size makes for it. */
function chosen({ options, size, picks }: Pick<Context, 'options' | 'size' | 'picks'>, choice: Choice) {
  if (size === null) return { choice, picks };
  const meant = meantBy(options, choice, size);
  if (!meant) return { choice, picks: [] };
  return {
    choice: { gender: meant.gender, color: meant.color },
    picks: [{ optionId: meant.optionId, quantity: 1 }],
  };
}

/** Machine of the option selection by gender, colour and size; several options can be selected. */
export const productOptionsMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as
      | { type: 'gender.chosen'; gender: ProductOption['gender'] }
      | { type: 'color.chosen'; color: string }
      | { type: 'size.wanted'; size: string }
      | { type: 'size.chosen'; optionId: number }
      | { type: 'quantity.changed'; optionId: number; quantity: number }
      | { type: 'pick.removed'; optionId: number }
      | { type: 'size.advised'; size: string }
      | { type: 'sheet.opened' }
      | { type: 'sheet.closed' },
    tags: {} as 'empty' | 'ready' | 'open',
  },
  guards: {
    isPickable: ({ context }, params: { optionId: number }) =>
      context.options.some(({ optionId, stock }) => optionId === params.optionId && stock > 0) &&
      !context.picks.some(({ optionId }) => optionId === params.optionId),
    isPossible: ({ context }, params: { optionId: number; quantity: number }) => {
      const option = context.options.find(({ optionId }) => optionId === params.optionId);
      return option !== undefined && params.quantity >= 1 && params.quantity <= maxQuantityOf(option);
    },
    hasPicks: ({ context }) => context.picks.length > 0,
    hasNoPicks: ({ context }) => context.picks.length === 0,
  },
  actions: {
    chooseGender: assign(({ context }, { gender }: { gender: ProductOption['gender'] }) =>
      chosen(context, completeChoice(context.options, { gender, color: context.choice.color })),
    ),
    chooseColor: assign(({ context }, { color }: { color: string }) =>
      chosen(context, { ...context.choice, color }),
    ),
    wantSize: assign(({ context }, { size }: { size: string }) => ({
      size,
      // Picks made by hand stay; only the pick that follows a requested size is removed.
      picks: context.size === null ? context.picks : [],
    })),
    keepAdvice: assign({ advised: (_, params: { size: string }) => params.size }),
    // After a pick by hand the requested size no longer follows the choice.
    settle: assign({ size: null }),
    addPick: assign(({ context: { options, choice, size, picks } }, { optionId }: { optionId: number }) => {
      const { gender, color } = options.find((option) => option.optionId === optionId) ?? choice;
      // A pick that followed the requested size is replaced by the pick made by hand.
      const kept = size === null ? picks : [];
      return { choice: { gender, color }, picks: [...kept, { optionId, quantity: 1 }] };
    }),
    changeQuantity: assign({
      picks: ({ context }, params: Picked) =>
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
    'Gender, colour and size: several options can be picked, and another colour keeps the earlier ones. A size that the list was narrowed to follows the colour until one is picked by hand.',
  context: ({ input: { options, wanted } }) => {
    const base = { options, size: wanted.size, picks: [], advised: null };
    return { ...base, ...chosen(base, firstChoice(options, wanted)) };
  },
  type: 'parallel',
  on: {
    'gender.chosen': { actions: { type: 'chooseGender', params: ({ event }) => ({ gender: event.gender }) } },
    'color.chosen': { actions: { type: 'chooseColor', params: ({ event }) => ({ color: event.color }) } },
    'size.advised': { actions: { type: 'keepAdvice', params: ({ event }) => ({ size: event.size }) } },
    'size.wanted': { actions: { type: 'wantSize', params: ({ event }) => ({ size: event.size }) } },
    'size.chosen': {
      guard: { type: 'isPickable', params: ({ event }) => ({ optionId: event.optionId }) },
      actions: [{ type: 'addPick', params: ({ event }) => ({ optionId: event.optionId }) }, 'settle'],
    },
    'quantity.changed': {
      guard: {
        type: 'isPossible',
        params: ({ event }) => ({ optionId: event.optionId, quantity: event.quantity }),
      },
      actions: [
        {
          type: 'changeQuantity',
          params: ({ event }) => ({ optionId: event.optionId, quantity: event.quantity }),
        },
        'settle',
      ],
    },
    'pick.removed': {
      actions: [{ type: 'dropPick', params: ({ event }) => ({ optionId: event.optionId }) }, 'settle'],
    },
  },
  states: {
    picks: {
      initial: 'unpicked',
      states: {
        unpicked: { tags: ['empty'], always: { guard: 'hasPicks', target: 'picked' } },
        picked: { tags: ['ready'], always: { guard: 'hasNoPicks', target: 'unpicked' } },
      },
    },
    sheet: {
      initial: 'closed',
      states: {
        closed: { on: { 'sheet.opened': { target: 'open' } } },
        open: {
          tags: ['open'],
          description: 'Who wanted to buy before choosing sees what is missing, under the thumb.',
          on: { 'sheet.closed': { target: 'closed' } },
        },
      },
    },
  },
});
