import { assign, setup } from 'xstate';
import { type Address, deleteAddress, listAddresses } from '#domain/members/account/address.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { keepError, toFailed, withNotice } from '../../kit/pieces/failures.ts';
import { invoking, reading } from '../../kit/pieces/invoking.ts';
import { withEvent, withOutput } from '../../kit/pieces/transitions.ts';

type Context = {
  addresses: Address[];
  /** The address to open in the form once the list is loaded; an id of null is a new address. */
  wanted: { addressId: number | null } | null;
  removing: Address | null;
  error: string | null;
};

const find = (context: Pick<Context, 'addresses'>, id: number): Address | null =>
  context.addresses.find((one) => one.id === id) ?? null;

/** Machine of the delivery addresses and the default one. */
export const addressBookMachine = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { type: 'address.opened'; addressId: number | null }
      | { type: 'address.saved' }
      | { type: 'form.closed' }
      | { type: 'removal.asked'; addressId: number }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dismissed' }
      | { type: 'screen.retried' },
    tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving' | 'open',
  },
  actors: {
    load: endpointPort(listAddresses, () => ({})),
    remove: endpointPort(
      deleteAddress,
      ({ addressId }: { addressId: number }) => ({ params: { id: addressId } }),
      nothing,
    ),
  },
  guards: {
    isWanted: ({ context: { wanted } }, params: { addresses: Address[] }) =>
      wanted !== null && (wanted.addressId === null || find(params, wanted.addressId) !== null),
    isEmpty: ({ context }) => context.addresses.length === 0,
  },
  actions: {
    keepAddresses: assign({
      addresses: (_, params: { addresses: Address[] }) => params.addresses,
      removing: null,
      error: null,
    }),
    keepError,
    forgetWanted: assign({ wanted: null }),
    noteWanted: assign({ wanted: (_, { addressId }: { addressId: number | null }) => ({ addressId }) }),
    noteRemoving: assign({
      removing: ({ context }, params: { addressId: number }) => find(context, params.addressId),
    }),
    notify: (_, _params: { reason: string }) => {},
  },
}).createMachine({
  id: 'addressBook',
  description: 'Delivery addresses: one of them is the default; the form of one is a flow of its own.',
  context: { addresses: [], wanted: null, removing: null, error: null },
  initial: 'loading',
  states: {
    loading: reading({
      description: 'Who cannot wait may press already: the form opens once the list is there.',
      on: { 'address.opened': { actions: { type: 'noteWanted', params: ({ event }) => event } } },
      src: 'load',
      onDone: [
        {
          guard: { type: 'isWanted', params: ({ event }) => ({ addresses: event.output }) },
          target: 'editing',
          actions: { type: 'keepAddresses', params: ({ event }) => ({ addresses: event.output }) },
        },
        withOutput('listing', 'keepAddresses', 'addresses'),
      ],
      onError: toFailed,
    }),
    failed: {
      tags: ['failed'],
      on: {
        'screen.retried': { target: 'loading' },
        'address.opened': withEvent('loading', 'noteWanted'),
      },
    },
    listing: {
      tags: ['ready'],
      entry: 'forgetWanted',
      initial: 'counting',
      on: {
        'address.opened': withEvent('editing', 'noteWanted'),
        'removal.asked': withEvent('asking', 'noteRemoving'),
      },
      states: {
        counting: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
        empty: { tags: ['empty'] },
        filled: {},
      },
    },
    editing: {
      tags: ['ready', 'open'],
      description: 'The form of the wanted address is open.',
      on: {
        'address.saved': { target: 'loading', actions: 'forgetWanted' },
        'form.closed': { target: 'listing' },
      },
    },
    asking: {
      tags: ['ready'],
      description: 'A saved address is deleted after one question.',
      on: { 'removal.confirmed': { target: 'removing' }, 'removal.dismissed': { target: 'listing' } },
    },
    removing: invoking({
      tags: ['ready', 'saving'],
      src: 'remove',
      input: ({ context }) => ({ addressId: context.removing?.id ?? 0 }),
      onDone: { target: 'loading' },
      onError: withNotice('listing'),
    }),
  },
});
