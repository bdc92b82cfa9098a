import { TRACKED_DAYS } from '#domain/policies/delivery.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Context } from '../../kit/context.ts';
import { deliverThose } from './order-steps.ts';
import { type Underway, underwayAfter } from './order-sweep-store.ts';
import { stepOn } from './order-sweeps.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'log' | 'jobs' | 'copies' | 'parcels'>;

/**
 * Asks the carriers about every parcel that is under way and delivers what has arrived, outside any transaction until
 * then. A carrier that does not answer is asked again by the next run. The built-in carrier delivers by the clock.
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
    log.warn({ err: error, carrier }, 'a carrier did not answer');
    return null;
  });
  return steps?.some(({ step }) => step === 'DELIVERED') ?? false;
}

/** The lines of a parcel have arrived together, unless they have moved or got another number while its carrier was asked. */
const deliver = ({ carrier, trackingNumber }: Underway) =>
  deliverThose(
    (line) => line.status === 'SHIPPED' && line.carrier === carrier && line.tracking_no === trackingNumber,
  );
