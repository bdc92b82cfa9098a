import type { Queryable } from '../db/database.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const DAY = 24 * 60 * 60 * 1000;
/** One request in every state, each of another shopper; the demo shopper's own orders are left to try things with. */
const CLAIMS = [
  ['REQUESTED', 'DELIVERED', 'SIZE', '앞코가 조금 좁아요.', ''],
  ['REJECTED', 'DELIVERED', 'CHANGED_MIND', '', '착용한 흔적이 있어 받을 수 없어요.'],
  ['WITHDRAWN', 'DELIVERED', 'LOOKS_DIFFERENT', '', ''],
  ['COMPLETED', 'RETURNED', 'DEFECT', '밑창 한쪽이 떨어졌어요.', '불편을 드려 죄송해요.'],
] as const;

/** Returns that were asked for, in every state. */
export async function seedClaims(
  db: Queryable,
  purchases: readonly SeededPurchase[],
  now: Date,
): Promise<void> {
  const shoppers = [...new Set(purchases.map(({ userId }) => userId))].slice(1);
  for (const [index, [status, lineStatus, reason, detail, answer]] of CLAIMS.entries()) {
    const line = purchases.find((one) => one.userId === shoppers[index] && one.status === lineStatus);
    if (!line) throw new Error(`the seed has no ${lineStatus} line for a claim`);
    const created = new Date(now.getTime() - 2 * DAY);
    await db
      .insertInto('claims')
      .values({
        order_id: line.orderId,
        order_item_id: line.orderItemId,
        user_id: line.userId,
        type: 'RETURN',
        status,
        reason,
        detail,
        answer,
        new_option_id: null,
        refund_id: null,
        created_at: created,
        decided_at: status === 'REQUESTED' ? null : new Date(now.getTime() - DAY),
      })
      .execute();
  }
}
