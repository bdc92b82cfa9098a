import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parcelForm, type ShipmentRow } from '#domain/seller/orders/shipments.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Courier and tracking number of one shipment. */
export type Parcel = { carrier: string; trackingNumber: string };
type ParcelLine = Pick<ShipmentRow, 'orderNo' | 'orderItemId'>;

/** Order lines that ship in one parcel, or the shipped line whose tracking number is corrected. */
export type ParcelAbout = { deed: 'ship' | 'correct'; lines: readonly ParcelLine[]; before: Parcel };
/** Request to ship lines in a parcel, or to correct the parcel of a shipped line. */
export type ParcelSent = { about: ParcelAbout; parcel: Parcel };

/**
 * Machine of the parcel form: ships lines with a courier and tracking number, or corrects a wrong number.
 */
export const parcelFormMachine = createFormMachine<Parcel, ParcelSent, string, ParcelAbout>({
  id: 'parcelForm',
  description: 'Courier and number of a parcel: lines are sent with it, or a wrong number is corrected.',
  blank: ({ before }) => before,
  rules: (values) => problemsOf(parcelForm, values),
  toBody: (parcel, about) => ({ about, parcel }),
});
