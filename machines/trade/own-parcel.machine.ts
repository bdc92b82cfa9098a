import { problemsOf } from '#domain/kit/forms/problems.ts';
import { noteOwnParcel, ownParcelForm } from '#domain/trade/claims/own-parcel.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Carrier and tracking number of the parcel by which a buyer sends a unit back. */
export type OwnParcel = { carrier: string; tracking: string };
/** Claim whose parcel is entered, with the values saved before. */
export type OwnParcelAbout = { id: number; before: OwnParcel };
/** Request to save the own parcel of one claim. */
export type OwnParcelSent = { id: number; parcel: OwnParcel };

/** Machine of the form for the parcel by which a buyer sends the unit of a claim back. */
export const ownParcelMachine = createFormMachine<OwnParcel, OwnParcelSent, undefined, OwnParcelAbout>({
  id: 'ownParcel',
  description: 'Carrier and number of the parcel by which a buyer sends a pair back, entered or corrected.',
  save: endpointPort(
    noteOwnParcel,
    ({ body }) => ({ params: { id: body.id }, body: body.parcel }),
    (_) => undefined,
  ),
  blank: ({ before }) => before,
  rules: (values) => problemsOf(ownParcelForm, values),
  toBody: (parcel, { id }) => ({ id, parcel }),
});
