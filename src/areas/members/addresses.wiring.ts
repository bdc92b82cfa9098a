import { fromPromise } from 'xstate';
import {
  type Address,
  createAddress,
  deleteAddress,
  listAddresses,
  type Postcode,
  searchPostcodes,
  updateAddress,
} from '#domain/members/address.ts';
import { type AddressDraft, addressBookMachine } from '#machines/members/address-book.machine.ts';
import { postcodeMachine } from '#machines/members/postcode.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireAddressBook = ({ call, toast }: AppServices, focusProblem: () => void) =>
  addressBookMachine.provide({
    actors: {
      load: fromPromise<Address[]>(({ signal }) => call(listAddresses, {}, { signal })),
      save: fromPromise<void, { draft: AddressDraft }>(async ({ input: { draft } }) => {
        const { id, ...body } = draft;
        await (id === null ? call(createAddress, { body }) : call(updateAddress, { params: { id }, body }));
      }),
      remove: fromPromise<void, { addressId: number }>(async ({ input }) => {
        await call(deleteAddress, { params: { id: input.addressId } });
      }),
    },
    actions: {
      notify: (_, { reason }) => toast(reason, 'error'),
      focusProblem: () => focusProblem(),
    },
  });

export const wirePostcode = ({ call }: AppServices, fillIn: (postcode: Postcode) => void) =>
  postcodeMachine.provide({
    actors: {
      search: fromPromise<Postcode[], { query: string }>(({ input, signal }) =>
        call(searchPostcodes, { query: { q: input.query } }, { signal }),
      ),
    },
    actions: { fillIn: (_, { postcode }) => fillIn(postcode) },
  });
