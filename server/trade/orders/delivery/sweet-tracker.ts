import * as v from 'valibot';
import { type CarrierCode, carrierOf } from '#domain/trade/delivery/carriers.ts';
import { PARCEL_STEPS, type ParcelStep } from '#domain/trade/delivery/parcel-tracking.ts';
import { externalCall } from '../../../kit/external-calls/external-call.ts';
import type { ParcelTracker } from '../../../kit/ports/parcel-tracker.ts';

/** Carrier codes of SweetTracker. */
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
/**
 * Step for each level of SweetTracker: 2 collected, 3 in transit, 4 at the branch, 5 out for
 * delivery, 6 delivered.
 */
const STEPS: Readonly<Record<number, ParcelStep>> = {
  2: 'ACCEPTED',
  3: 'AT_HUB',
  4: 'AT_HUB',
  5: 'OUT_FOR_DELIVERY',
  6: 'DELIVERED',
};
/** SweetTracker's code for a number that the carrier does not know (yet). */
const UNKNOWN_NUMBER = '104';

const failureSchema = v.object({ status: v.literal(false), code: v.union([v.string(), v.number()]) });
const trackingSchema = v.object({
  trackingDetails: v.array(v.object({ level: v.number(), time: v.pipe(v.number(), v.minValue(1)) })),
});

export type SweetTrackerOptions = { key: string; apiUrl: string };

/**
 * Parcel tracking with SweetTracker (스마트택배). An unsupported carrier and an unknown number give
 * null; a refused key, an exhausted quota, a timeout or an unexpected response throws, and the
 * buyer is told that the carrier does not respond.
 */
export const sweetTracker = ({ key, apiUrl }: SweetTrackerOptions): ParcelTracker => ({
  isBuiltIn: false,
  track: async (carrier, trackingNumber) => {
    const code = CODE_OF.get(carrierOf(carrier)?.code ?? '');
    if (code === undefined) return null;
    const asked = new URLSearchParams({ t_key: key, t_code: code, t_invoice: trackingNumber });
    const { ok, status, text } = await externalCall(`${apiUrl}/api/v1/trackingInfo?${asked}`, {});
    if (!ok) throw new Error(`the parcel service answered ${status}`);
    return stepsIn(JSON.parse(text));
  },
});

/** Returns the steps of a response with the first time of each; null for an unknown number. */
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
