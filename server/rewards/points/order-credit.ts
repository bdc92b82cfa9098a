import type { Queryable } from '../../db/database.ts';
import { bringTo } from './point-ledger.ts';

/** Brings the points earned by an order to `target`: credits, or reclaims after returns. */
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
