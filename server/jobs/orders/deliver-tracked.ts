import { TRACKED_DAYS } from '#domain/policies/delivery.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Context } from '../../kit/context.ts';
import { deliverThose } from './order-steps.ts';
import { type Underway, underwayAfter } from './order-sweep-store.ts';
import { stepOn } from './order-sweeps.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'jobs' | 'copies' | 'parcels'>;

/**
 * Queries the carriers about every parcel in transit and delivers arrived ones; network calls are
 * outside transactions. A carrier that does not respond is queried in the next run. The built-in
 * carrier delivers by time.
 */
export async function deliverTracked(ports: Ports): Promise<void> {
  const { db, clock, parcels } = ports;
  if (parcels.isBuiltIn) return;
  const since = daysAfter(clock.now(), -TRACKED_DAYS);
  for (let lines = await underwayAfter(db, since, 0); lines.length > 0; ) {
    for (const line of lines)
      if (await hasArrived(ports, line)) await stepOn(ports, deliver(line), line.orderId);
    lines = await underwayAfter(db, since, lines.at(-1)?.id ?? 0);
  }
}

async function hasArrived({ parcels, log }: Ports, { carrier, trackingNumber }: Underway): Promise<boolean> {
  const steps = await parcels.track(carrier, trackingNumber).catch((error: unknown) => {
    log.warn({ err: error, carrier }, 'carrier did not respond');
    return null;
  });
  return steps?.some(({ step }) => step === 'DELIVERED') ?? false;
}

/** Returns the step that delivers the lines of a parcel, unless they have changed meanwhile. */
const deliver = ({ carrier, trackingNumber }: Underway) =>
  deliverThose(
    (line) => line.status === 'SHIPPED' && line.carrier === carrier && line.trackingNo === trackingNumber,
  );
