import { trackingLink } from '#domain/trade/delivery/carriers.ts';
import type { ParcelTracking } from '#domain/trade/delivery/parcel-tracking.ts';
import type { Context } from '../../../kit/context.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { linesOf } from '../order-store.ts';
import { findShownOrder } from '../reading/detail-store.ts';

type Ports = Pick<Context, 'db' | 'parcels' | 'log'>;

/** Returns the tracking of the parcel of an own order's line. */
export async function trackOwnParcel(
  { db, parcels, log }: Ports,
  userId: number,
  { orderId, line: id }: { orderId: number; line: number | undefined },
): Promise<ParcelTracking> {
  const order = await findShownOrder(db, userId, orderId);
  if (!order) throw new ShopError('ORDER_NOT_FOUND');
  const line = (await linesOf(db, orderId)).find((one) =>
    id === undefined ? one.trackingNo : one.id === id,
  );
  if (!line) throw new ShopError('ORDER_ITEM_NOT_FOUND');
  const { carrier, trackingNo: trackingNumber } = line;
  if (!carrier || !trackingNumber) throw new ShopError('NO_TRACKING_NUMBER');
  const steps = await parcels.track(carrier, trackingNumber).catch((error: unknown) => {
    log.warn({ err: error, carrier }, 'carrier did not respond');
    throw new ShopError('CARRIER_UNAVAILABLE', [], { cause: error });
  });
  return {
    carrier,
    trackingNumber,
    link: trackingLink(carrier, trackingNumber),
    steps: steps?.map(({ step, at }) => ({ step, at: at.toISOString() })) ?? null,
  };
}
