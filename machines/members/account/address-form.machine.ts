import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  type Address,
  type AddressForm,
  addressForm,
  createAddress,
  updateAddress,
} from '#domain/members/account/address.ts';
import { asksOneOf, nothing, to } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Typed address; `id` is null before the first save. */
export type AddressDraft = AddressForm & { id: number | null };

const EMPTY_ADDRESS: AddressForm = {
  recipientName: '',
  recipientPhone: '',
  zipCode: '',
  addressLine1: '',
  addressLine2: '',
  isDefault: false,
};

/** Machine of the delivery address form: creates an address, or changes the given one. */
export const addressFormMachine = createFormMachine<AddressForm, AddressDraft, void, Address | null>({
  id: 'addressForm',
  description: 'One delivery address, new or saved.',
  blank: (address) => ({ ...EMPTY_ADDRESS, ...address }),
  rules: (form) => problemsOf(addressForm, form),
  toBody: (form, address) => ({ ...form, id: address?.id ?? null }),
  save: asksOneOf([createAddress, updateAddress], ({ body: { id, ...body } }) =>
    id === null ? to(createAddress, { body }, nothing) : to(updateAddress, { params: { id }, body }, nothing),
  ),
});
