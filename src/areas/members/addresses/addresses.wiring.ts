import { fromPromise } from 'xstate';
import { createAddress, type Postcode, updateAddress } from '#domain/members/account/address.ts';
import { addressBookMachine } from '#machines/members/account/address-book.machine.ts';
import { type AddressDraft, addressFormMachine } from '#machines/members/account/address-form.machine.ts';
import { postcodeMachine } from '#machines/members/account/postcode.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the address book of a member; failures show a toast. */
export const wireAddressBook = ({ call, toast }: AppServices) =>
  wire(addressBookMachine, { call }).provide({
    actions: { notify: (_, { reason }) => toast(reason, 'error') },
  });

/** Wires the address form; the list reloads after a save. */
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

/** Wires the address search; a chosen address is passed to `fillIn`. */
export const wirePostcode = (app: AppServices, fillIn: (postcode: Postcode) => void) =>
  wire(postcodeMachine, app).provide({
    actions: { fillIn: (_, { postcode }) => fillIn(postcode) },
  });
