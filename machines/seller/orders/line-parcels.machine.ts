import { problemsOf } from '#domain/kit/forms/problems.ts';
import { parcelForm, type ShipmentRow } from '#domain/seller/orders/shipments.ts';
import { computes } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';
import type { LineShipments } from './line-bulk.machine.ts';

/** Order lines that are about to ship, each in a parcel of its own. */
export type ParcelsAbout = readonly Pick<ShipmentRow, 'orderNo' | 'orderItemId'>[];
/** Courier of all lines, and a tracking number by line id. */
export type ParcelsValues = { carrier: string } & Readonly<Record<string, string>>;

const numberOf = (values: ParcelsValues, id: string): string => values[id] ?? '';

/**
 * Machine of the form for one courier and a tracking number per selected line; it returns the rows to
 * check.
 */
export const lineParcelsMachine = createFormMachine<
  ParcelsValues,
  LineShipments,
  LineShipments,
  ParcelsAbout
>({
  id: 'lineParcels',
  description:
    'A courier for chosen lines and a number for each; what was typed is looked at by the server next.',
  blank: () => ({ carrier: '' }),
  rules: (values, lines) => {
    const { carrier } = values;
    const problems = lines.flatMap(({ orderItemId }) =>
      problemsOf(parcelForm, { carrier, trackingNumber: numberOf(values, orderItemId) }).map((problem) =>
        problem.field === 'trackingNumber' ? { ...problem, field: orderItemId } : problem,
      ),
    );
    return problems.filter(({ field }, place) => problems.findIndex((one) => one.field === field) === place);
  },
  save: computes(({ body }) => body),
  toBody: (values, lines) => ({
    rows: lines.map((line) => ({
      ...line,
      carrier: values.carrier,
      trackingNumber: numberOf(values, line.orderItemId),
    })),
  }),
});
