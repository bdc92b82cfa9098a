// Size: draft, publication and edit conflict with another tab are states of one form.
import { assign, setup } from 'xstate';
import {
  changeProductState,
  readSellerProduct,
  type SellerProductDetail,
} from '#domain/seller/products/product-endpoints.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { codeOf, isPermanent, unanswered } from '../../kit/failure.ts';
import { type FormEvent, type FormState, refusedBy } from '../../kit/form.ts';
import { failed, isUnanswered, keepError, toFailed, withError } from '../../kit/pieces/failures.ts';
import { backTo } from '../../kit/pieces/form.ts';
import { invoking, reading, saving } from '../../kit/pieces/invoking.ts';
import { withEvent, withOutput } from '../../kit/pieces/transitions.ts';
import { port } from '../../kit/port.ts';
import {
  BLANK_PRODUCT,
  type FactName,
  type ProductEditorAbout,
  type ProductEditorOpening,
  type ProductEditorValues,
  type ProductSave,
  publicProblems,
  rebased,
  savingProblems,
} from './product-editor.model.ts';

type Context = FormState<ProductEditorValues> & {
  /** Null until the product is stored for the first time. */
  id: number | null;
  /** True while the address is that of a new product. */
  isNewAddress: boolean;
  about: ProductEditorAbout;
  /** The product as another tab has changed it meanwhile; null without an edit conflict. */
  other: SellerProductDetail | null;
  /** Address that the person wants to leave the page for. */
  leavingTo: string;
};
type Named = { id: number | null };
/** Fields whose problems are shown with the options. */
const PARTS_OF_OPTIONS = new Set(['cells', 'lows', 'codes']);

/** Machine of the product editor: drafts, changes, and publishing with the statutory information. */
export const productEditorMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Named,
    events: {} as
      | FormEvent<ProductEditorValues>
      | { type: 'fact.changed'; name: FactName; value: string }
      | { type: 'publication.asked' }
      | { type: 'other.taken' }
      | { type: 'mine.confirmed' }
      | { type: 'form.left'; to: string }
      | { type: 'leave.confirmed' }
      | { type: 'leave.cancelled' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'saving' | 'open',
  },
  actors: {
    load: port<ProductEditorOpening, Named>('load'),
    save: port<{ id: number }, ProductSave>('save'),
    lookUp: endpointPort(readSellerProduct, ({ id }: Named) => ({ params: { id: id ?? 0 } })),
    publish: endpointPort(
      changeProductState,
      ({ id, version }: { id: number | null; version: number }) => ({
        params: { id: id ?? 0 },
        body: { state: 'ON_SALE' as const, version },
      }),
      nothing,
    ),
  },
  guards: {
    isNewAddress: ({ context }) => context.isNewAddress,
    hasProblems: ({ context }) => savingProblems(context).length > 0,
    hasPublicProblems: ({ context }) => publicProblems(context).length > 0,
    isMissing: (_, params: { error: unknown }) => isPermanent(params.error),
    lacksFacts: (_, params: { error: unknown }) => codeOf(params.error) === 'FACTS_REQUIRED',
    isOutrun: (_, params: { error: unknown }) => codeOf(params.error) === 'VERSION_CONFLICT',
    isUnanswered,
  },
  actions: {
    keepOpening: assign((_, { opening: { values, about } }: { opening: ProductEditorOpening }) => ({
      values,
      about,
      other: null,
      problems: [],
      error: null,
    })),
    /** Form after a save; remaining problems stay visible. */
    keepStoredForm: assign((_, { opening: { values, about } }: { opening: ProductEditorOpening }) => ({
      values,
      about,
      other: null,
    })),
    change: assign(({ context: { values, problems } }, params: { change: Partial<ProductEditorValues> }) => {
      const names = Object.keys(params.change).map((name) => (PARTS_OF_OPTIONS.has(name) ? 'options' : name));
      return {
        values: { ...values, ...params.change },
        problems: problems.filter(({ field }) => !names.includes(field)),
      };
    }),
    changeFact: assign(({ context: { values, problems } }, params: { name: FactName; value: string }) => ({
      values: { ...values, facts: { ...values.facts, [params.name]: params.value } },
      problems: problems.filter(({ field }) => field !== `facts.${params.name}`),
    })),
    showProblems: assign({ problems: ({ context }) => savingProblems(context), error: null }),
    showPublicProblems: assign({ problems: ({ context }) => publicProblems(context), error: null }),
    keepError,
    keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
    keepId: assign({ id: (_, params: { id: number }) => params.id }),
    keepOther: assign({ other: (_, params: { goods: SellerProductDetail }) => params.goods }),
    /** Resolves an edit conflict: the typed values stay, on top of the other tab's version. */
    keepMine: assign(({ context }) =>
      context.other ? { ...rebased(context, context.other), other: null } : {},
    ),
    noteTarget: assign({ leavingTo: (_, params: { to: string }) => params.to }),
    focusProblem: () => {},
    storeDraft: () => {},
    dropStored: () => {},
    announceSaved: () => {},
    announcePublished: () => {},
    openStored: (_, _params: { id: number | null }) => {},
    goTo: (_, _params: { path: string }) => {},
  },
}).createMachine({
  id: 'productEditor',
  description:
    'A product is written as a draft, or changed; it comes to shoppers with everything that the law wants to be told.',
  context: ({ input }) => ({
    id: input.id,
    isNewAddress: input.id === null,
    about: { goods: null, categories: [], brands: [] },
    values: BLANK_PRODUCT,
    other: null,
    leavingTo: '',
    problems: [],
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: reading({
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: withOutput('editing', 'keepOpening', 'opening'),
      onError: [{ guard: { type: 'isMissing', params: ({ event }) => event }, target: 'notFound' }, toFailed],
    }),
    notFound: { description: 'There is no such product in the own store; the list of products is offered.' },
    failed: failed('loading'),
    editing: {
      tags: ['ready'],
      initial: 'typing',
      on: {
        'field.changed': {
          target: '.typing',
          actions: [{ type: 'change', params: ({ event }) => ({ change: event.change }) }, 'storeDraft'],
        },
        'fact.changed': {
          target: '.typing',
          actions: [{ type: 'changeFact', params: ({ event }) => event }, 'storeDraft'],
        },
        'form.submitted': [
          { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
          { target: 'saving', actions: 'showProblems' },
        ],
        'publication.asked': [
          { guard: 'hasPublicProblems', target: '.missing', actions: ['showPublicProblems', 'focusProblem'] },
          { target: 'publishing', actions: 'showPublicProblems' },
        ],
        'form.left': {
          target: 'leaving',
          actions: { type: 'noteTarget', params: ({ event }) => ({ to: event.to }) },
        },
      },
      states: {
        typing: {},
        saved: { description: 'What is on the page is what the shop has.' },
        published: { description: 'What is on the page is what shoppers see.' },
        missing: {
          description: 'What it lacks before it may be sold is listed, and the first of it has the keyboard.',
        },
        refused: { description: 'The server did not take it and says why, where it can beside the fields.' },
        unanswered: { description: 'Nobody knows whether it was taken: sent again, it is done once.' },
      },
    },
    leaving: {
      tags: ['ready', 'open'],
      description: 'What is typed would be lost: whoever leaves is asked first.',
      on: {
        'leave.confirmed': {
          target: 'left',
          actions: ['dropStored', { type: 'goTo', params: ({ context }) => ({ path: context.leavingTo }) }],
        },
        'leave.cancelled': { target: 'editing' },
      },
    },
    left: { type: 'final', description: 'The page is on its way out.' },
    saving: saving({
      description: 'One attempt at a time; what was typed stays if the server refuses.',
      src: 'save',
      input: ({ context: { about, values } }) => ({ about, values }),
      onDone: [
        {
          guard: 'isNewAddress',
          target: 'created',
          actions: [
            'dropStored',
            'announceSaved',
            { type: 'openStored', params: ({ event }) => event.output },
          ],
        },
        { target: 'reading', actions: ['dropStored', 'announceSaved'] },
      ],
      onError: [
        { guard: { type: 'isOutrun', params: ({ event }) => event }, target: 'comparing' },
        ...backTo('editing'),
      ],
    }),
    created: { type: 'final', description: 'It has an address of its own now.' },
    reading: saving({
      description: 'It is stored: what the shop has made of it is read, and its next version.',
      id: 'reread',
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: withOutput('editing.saved', 'keepOpening', 'opening'),
      onError: toFailed,
    }),
    publishing: {
      tags: ['saving'],
      initial: 'storing',
      states: {
        storing: invoking({
          description: 'Shoppers shall see what is on the page: it is stored first.',
          id: 'store',
          src: 'save',
          input: ({ context: { about, values } }) => ({ about, values }),
          onDone: {
            target: 'checking',
            actions: [{ type: 'keepId', params: ({ event }) => event.output }, 'dropStored'],
          },
          onError: [
            { guard: { type: 'isOutrun', params: ({ event }) => event }, target: '#productEditor.comparing' },
            ...backTo('#productEditor.editing'),
          ],
        }),
        checking: invoking({
          description: 'What was stored is read: this version is published and no other.',
          id: 'check',
          src: 'load',
          input: ({ context }) => ({ id: context.id }),
          onDone: withOutput('opening', 'keepOpening', 'opening'),
          onError: withError('#productEditor.failed'),
        }),
        opening: invoking({
          src: 'publish',
          input: ({ context: { id, about } }) => ({ id, version: about.goods?.version ?? 0 }),
          onDone: [
            {
              guard: 'isNewAddress',
              target: '#productEditor.created',
              actions: [
                'announcePublished',
                { type: 'openStored', params: ({ context }) => ({ id: context.id }) },
              ],
            },
            { target: 'showing', actions: 'announcePublished' },
          ],
          onError: [
            {
              guard: { type: 'lacksFacts', params: ({ event }) => event },
              target: '#productEditor.editing.missing',
              actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
            },
            { guard: { type: 'isOutrun', params: ({ event }) => event }, target: '#productEditor.comparing' },
            {
              guard: unanswered,
              target: '#productEditor.looking',
              actions: { type: 'keepRefusal', params: ({ event }) => event },
            },
            withEvent('#productEditor.editing.refused', 'keepRefusal'),
          ],
        }),
        showing: invoking({
          id: 'show',
          src: 'load',
          input: ({ context }) => ({ id: context.id }),
          onDone: withOutput('#productEditor.editing.published', 'keepOpening', 'opening'),
          onError: withError('#productEditor.failed'),
        }),
      },
    },
    looking: saving({
      description: 'Stored, and nobody knows whether it was published: how it stands is read.',
      id: 'lookBack',
      src: 'load',
      input: ({ context }) => ({ id: context.id }),
      onDone: withOutput('editing.refused', 'keepStoredForm', 'opening'),
      onError: toFailed,
    }),
    comparing: saving({
      description: 'Another tab was faster: what it has made of the product is read.',
      src: 'lookUp',
      input: ({ context }) => ({ id: context.id }),
      onDone: withOutput('outrun', 'keepOther', 'goods'),
      onError: { target: 'editing.refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
    }),
    outrun: {
      tags: ['ready'],
      description: 'What differs is shown; nothing is stored before one is chosen.',
      on: {
        'other.taken': { target: 'loading', actions: 'dropStored' },
        'mine.confirmed': { target: 'saving', actions: 'keepMine' },
      },
    },
  },
});
