import { problemsOf } from '#domain/kit/forms/problems.ts';
import { claimParcelForm, noteClaimParcel } from '#domain/seller/claims/claim-parcel.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Courier and tracking number of a pair that is sent back to its buyer. */
export type ClaimParcel = { carrier: string; tracking: string };
/** Claim whose parcel is entered, with the courier and number saved before. */
export type ClaimParcelAbout = { id: number; before: ClaimParcel };
/** Request to save the parcel of one claim. */
export type ClaimParcelSent = { id: number; parcel: ClaimParcel };

/** Machine of the form for the courier and tracking number of a pair that is sent back to its buyer. */
export const claimParcelMachine = createFormMachine<
  ClaimParcel,
  ClaimParcelSent,
  undefined,
  ClaimParcelAbout
>({
  id: 'claimParcel',
  description: 'Courier and number of a pair that goes back to its buyer, noted or corrected.',
  save: endpointPort(
    noteClaimParcel,
    ({ body }) => ({ params: { id: body.id }, body: body.parcel }),
    (_) => undefined,
  ),
  blank: ({ before }) => before,
  rules: (values) => problemsOf(claimParcelForm, values),
  toBody: (parcel, { id }) => ({ id, parcel }),
});
