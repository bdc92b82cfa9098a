import { assign, setup } from 'xstate';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { problemsIn, problemsOf } from '#domain/kit/problems.ts';
import { type Address, type AddressForm, addressForm } from '#domain/members/address.ts';
import { messageOf } from '../kit/failure.ts';
import { port } from '../kit/port.ts';

/** `id` is null for an address that is not saved yet. */
export type AddressDraft = AddressForm & { id: number | null };
type Context = {
  addresses: Address[];
  draft: AddressDraft | null;
  /** What was pressed before the list was there; an id of null is a new address. */
  wanted: { addressId: number | null } | null;
  removing: Address | null;
  problems: FieldProblem[];
  error: string | null;
};

const blank: AddressDraft = {
  id: null,
  recipientName: '',
  recipientPhone: '',
  zipCode: '',
  addressLine1: '',
  addressLine2: '',
  isDefault: false,
};
const find = (context: Pick<Context, 'addresses'>, id: number): Address | null =>
  context.addresses.find((one) => one.id === id) ?? null;

export const addressBookMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'address.opened'; addressId: number | null }
      | { type: 'draft.changed'; change: Partial<AddressForm> }
      | { type: 'form.submitted' }
      | { type: 'form.closed' }
      | { type: 'removal.asked'; addressId: number }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dismissed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving' | 'open',
  },
  actors: {
    load: port<Address[]>('load'),
    save: port<void, { draft: AddressDraft }>('save'),
    remove: port<void, { addressId: number }>('remove'),
  },
  guards: {
    hasProblems: ({ context }) => context.draft === null || problemsOf(addressForm, context.draft).length > 0,
    isWanted: ({ context: { wanted } }, params: { addresses: Address[] }) =>
      wanted !== null && (wanted.addressId === null || find(params, wanted.addressId) !== null),
    isEmpty: ({ context }) => context.addresses.length === 0,
  },
  actions: {
    keepAddresses: assign({
      addresses: (_, params: { addresses: Address[] }) => params.addresses,
      draft: null,
      removing: null,
      error: null,
    }),
    keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    openDraft: assign({
      draft: ({ context }, params: { addressId: number | null }) =>
        params.addressId === null ? blank : { ...blank, ...find(context, params.addressId) },
      wanted: null,
      problems: [],
      error: null,
    }),
    forgetWanted: assign({ wanted: null }),
    noteWanted: assign({ wanted: (_, { addressId }: { addressId: number | null }) => ({ addressId }) }),
    changeDraft: assign({
      draft: ({ context }, params: { change: Partial<AddressForm> }) =>
        context.draft && { ...context.draft, ...params.change },
      problems: ({ context }, params: { change: Partial<AddressForm> }) =>
        context.problems.filter(({ field }) => !(field in params.change)),
    }),
    showProblems: assign({ problems: ({ context }) => problemsOf(addressForm, context.draft) }),
    keepRefusal: assign({
      error: (_, params: { error: unknown }) => messageOf(params.error),
      problems: (_, params: { error: unknown }) => problemsIn(params.error),
    }),
    noteRemoving: assign({
      removing: ({ context }, params: { addressId: number }) => find(context, params.addressId),
    }),
    notify: (_, _params: { reason: string }) => {},
    focusProblem: () => {},
  },
}).createMachine({
  id: 'addressBook',
  description:
    'Delivery addresses: one of them is the default, and a form keeps what was typed after a refusal.',
  context: { addresses: [], draft: null, wanted: null, removing: null, problems: [], error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: ['busy'],
      description: 'Who cannot wait may press already: the form opens once the list is there.',
      on: { 'address.opened': { actions: { type: 'noteWanted', params: ({ event }) => event } } },
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isWanted', params: ({ event }) => ({ addresses: event.output }) },
            target: 'editing',
            actions: [
              { type: 'keepAddresses', params: ({ event }) => ({ addresses: event.output }) },
              {
                type: 'openDraft',
                params: ({ context }) => ({ addressId: context.wanted?.addressId ?? null }),
              },
            ],
          },
          {
            target: 'listing',
            actions: { type: 'keepAddresses', params: ({ event }) => ({ addresses: event.output }) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: ['failed'],
      on: {
        'screen.retried': { target: 'loading' },
        'address.opened': {
          target: 'loading',
          actions: { type: 'noteWanted', params: ({ event }) => event },
        },
      },
    },
    listing: {
      tags: ['ready'],
      entry: 'forgetWanted',
      initial: 'counting',
      on: {
        'address.opened': { target: 'editing', actions: { type: 'openDraft', params: ({ event }) => event } },
        'removal.asked': {
          target: 'asking',
          actions: { type: 'noteRemoving', params: ({ event }) => event },
        },
      },
      states: {
        counting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
        empty: { tags: ['empty'] },
        filled: {},
      },
    },
    editing: {
      tags: ['ready', 'open'],
      on: {
        'draft.changed': { actions: { type: 'changeDraft', params: ({ event }) => event } },
        'form.submitted': [
          { guard: 'hasProblems', actions: ['showProblems', 'focusProblem'] },
          { target: 'saving' },
        ],
        'form.closed': { target: 'listing' },
      },
    },
    saving: {
      tags: ['ready', 'open', 'saving'],
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context: { draft } }) => ({ draft: draft ?? blank }),
        onDone: { target: 'loading' },
        onError: {
          target: 'editing',
          actions: { type: 'keepRefusal', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    asking: {
      tags: ['ready'],
      description: 'A saved address is deleted after one question.',
      on: { 'removal.confirmed': { target: 'removing' }, 'removal.dismissed': { target: 'listing' } },
    },
    removing: {
      tags: ['ready', 'saving'],
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => ({ addressId: context.removing?.id ?? 0 }),
        onDone: { target: 'loading' },
        onError: {
          target: 'listing',
          actions: { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
        },
      },
    },
  },
});
