import * as v from 'valibot';
import { type CarrierCode, carrierOf } from '#domain/trade/delivery/carriers.ts';
import { PARCEL_STEPS, type ParcelStep } from '#domain/trade/delivery/parcel-tracking.ts';
import { outsideCall } from '../../../kit/outside-calls/outside-call.ts';
import type { ParcelTracker } from '../../../kit/ports/parcel-tracker.ts';

/** The service's code of each courier that the shop knows. */
const CODES: Readonly<Record<CarrierCode, string>> = {
  EPOST: '01',
  CJ: '04',
  HANJIN: '05',
  LOTTE: '08',
  ILYANG: '11',
  CHUNIL: '17',
  KUNYOUNG: '18',
  DAESIN: '22',
  KYUNGDONG: '23',
  GS: '24',
  HAPDONG: '32',
  CU: '46',
};
const CODE_OF: ReadonlyMap<string, string> = new Map(Object.entries(CODES));
/** Step of the shop for each level of the service: 2 collected, 3 on the way, 4 at the branch, 5 out, 6 delivered. */
const STEPS: Readonly<Record<number, ParcelStep>> = {
  2: 'ACCEPTED',
  3: 'AT_HUB',
  4: 'AT_HUB',
  5: 'OUT_FOR_DELIVERY',
  6: 'DELIVERED',
};
/** The service's word for a number that the courier does not know, or not yet. */
const UNKNOWN_NUMBER = '104';

const failureSchema = v.object({ status: v.literal(false), code: v.union([v.string(), v.number()]) });
const trackingSchema = v.object({
  trackingDetails: v.array(v.object({ level: v.number(), time: v.pipe(v.number(), v.minValue(1)) })),
});

export type SweetTrackerOptions = { key: string; apiUrl: string };

/**
 * SweetTracker (스마트택배) behind the shop's port: one documented call for the couriers of the country. A parcel of another
 * courier, and a number that its courier does not know, are null; a refused key, a used-up quota, a timeout or another
 * answer throws, and the buyer reads that the courier does not answer.
 */
export const sweetTracker = ({ key, apiUrl }: SweetTrackerOptions): ParcelTracker => ({
  isBuiltIn: false,
  track: async (carrier, trackingNumber) => {
    const code = CODE_OF.get(carrierOf(carrier)?.code ?? '');
    if (code === undefined) return null;
    const asked = new URLSearchParams({ t_key: key, t_code: code, t_invoice: trackingNumber });
    const { ok, status, text } = await outsideCall(`${apiUrl}/api/v1/trackingInfo?${asked}`, {});
    if (!ok) throw new Error(`the parcel service answered ${status}`);
    return stepsIn(JSON.parse(text));
  },
});

/** Steps of an answer, each with the first moment that it was reached; null for an unknown number. */
function stepsIn(answer: unknown): { step: ParcelStep; at: Date }[] | null {
  const failure = v.safeParse(failureSchema, answer);
  if (failure.success) {
    if (String(failure.output.code) === UNKNOWN_NUMBER) return null;
    throw new Error(`the parcel service refused with ${failure.output.code}`);
  }
  const { trackingDetails } = v.parse(trackingSchema, answer);
  return PARCEL_STEPS.flatMap((step) => {
    const times = trackingDetails.filter(({ level }) => STEPS[level] === step).map(({ time }) => time);
    return times.length > 0 ? [{ step, at: new Date(Math.min(...times)) }] : [];
  });
}
