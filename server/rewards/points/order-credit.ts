import type { Queryable } from '../../db/database.ts';
import { bringEachTo } from './point-ledger.ts';

type Credit = { userId: number; orderId: number; target: number };

/** Brings the points earned by each order to its `target`: credits, or reclaims after returns. */
export const bringCreditsTo = (tx: Queryable, credits: readonly Credit[], now: Date): Promise<number[]> =>
  bringEachTo(
    tx,
    {
      reason: 'ORDER_EARN',
      refType: 'ORDER',
      gain: '구매를 확정해 적립했어요',
      loss: '반품해 적립을 취소했어요',
    },
    credits.map((credit) => ({ ...credit, refId: credit.orderId })),
    now,
  );
