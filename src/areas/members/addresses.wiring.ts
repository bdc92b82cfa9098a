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
import { addressBookMachine } from '#machines/members/address-book.machine.ts';
import { type AddressDraft, addressFormMachine } from '#machines/members/address-form.machine.ts';
import { postcodeMachine } from '#machines/members/postcode.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireAddressBook = ({ call, toast }: AppServices) =>
  addressBookMachine.provide({
    actors: {
      load: fromPromise<Address[]>(({ signal }) => call(listAddresses, {}, { signal })),
      remove: fromPromise<void, { addressId: number }>(async ({ input }) => {
        await call(deleteAddress, { params: { id: input.addressId } });
      }),
    },
    actions: { notify: (_, { reason }) => toast(reason, 'error') },
  });

/** The form of one address; the list is told of what was saved. */
export const wireAddressForm = ({ call }: AppServices, focusProblem: () => void, onSaved: () => void) =>
  addressFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: AddressDraft }>(async ({ input }) => {
        const { id, ...body } = input.body;
        await (id === null ? call(createAddress, { body }) : call(updateAddress, { params: { id }, body }));
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onSaved() },
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
