import { problemsOf } from '#domain/kit/forms/problems.ts';
import { changeOwnStore, type OwnStore, type StoreForm, storeForm } from '#domain/seller/store/own-store.ts';
import { carrierOf } from '#domain/trade/delivery/carriers.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Store profile with the version that was read, so that a later change is refused. */
export type StoreProfileSent = StoreForm & { version: number };

/** Machine of the store profile form: texts, contacts and return address; a changed version is refused. */
export const storeProfileMachine = createFormMachine<StoreForm, StoreProfileSent, void, OwnStore>({
  id: 'storeProfile',
  description: 'What a store says of itself, and where parcels go; written for the version that was seen.',
  save: endpointPort(changeOwnStore, ({ body }) => ({ body }), nothing),
  blank: ({ description, notice, phone, email, returnAddress, courier }) => ({
    description,
    notice,
    phone: phone ?? '',
    email: email ?? '',
    returnAddress: returnAddress ?? '',
    courier: carrierOf(courier ?? '')?.code ?? '',
  }),
  rules: (values) => problemsOf(storeForm, values),
  toBody: (values, { version }) => ({ ...values, version }),
});
