import type { Postcode } from '#domain/members/account/address.ts';
import { addressBookMachine } from '#machines/members/account/address-book.machine.ts';
import { addressFormMachine } from '#machines/members/account/address-form.machine.ts';
import { postcodeMachine } from '#machines/members/account/postcode.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the address book of a member with its calls and effects; failures show a toast. */
export const wireAddressBook = ({ call, toast }: AppServices) =>
  wire(addressBookMachine, { call }).provide({
    actions: { notify: (_, { reason }) => toast(reason, 'error') },
  });

/** Provides the chart of the address form with its calls and effects; the list reloads after a save. */
export const wireAddressForm = (app: AppServices, focusProblem: () => void, onSaved: () => void) =>
  wire(addressFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onSaved() },
  });

/**
 * Provides the chart of the address search with its calls and effects: a chosen address is passed to
 * `fillIn`; without a search `typeByHand` moves the focus into the form.
 */
export const wirePostcode = (
  app: AppServices,
  fillIn: (postcode: Postcode) => void,
  typeByHand: () => void,
) =>
  wire(postcodeMachine, app).provide({
    actions: { fillIn: (_, { postcode }) => fillIn(postcode), typeByHand: () => typeByHand() },
  });
