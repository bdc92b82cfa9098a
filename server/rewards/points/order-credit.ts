import type { Queryable } from '../../db/database.ts';
import { bringTo } from './point-ledger.ts';

/** Brings what an order has earned to `target` points: credits them, and takes back what later returns cost. */
export const bringCreditTo = (
  tx: Queryable,
  { userId, orderId, target }: { userId: number; orderId: number; target: number },
  now: Date,
): Promise<number> =>
  bringTo(
    tx,
    { userId, reason: 'ORDER_EARN', refType: 'ORDER', refId: orderId, orderId },
    { target, gain: '구매를 확정해 적립했어요', loss: '반품해 적립을 취소했어요' },
    now,
  );
