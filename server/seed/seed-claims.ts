import { refundDueOf } from '#domain/seller/claims/claim-desk.ts';
import { isOpenClaim } from '#domain/trade/order-life.ts';
import type { Queryable } from '../db/database.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const DAY = 24 * 60 * 60 * 1000;
/** One request in every state, each of another shopper; the demo shopper's own orders are left to try things with. */
const CLAIMS = [
  ['REQUESTED', 'DELIVERED', 'SIZE', '앞코가 조금 좁아요.', ''],
  ['REJECTED', 'DELIVERED', 'CHANGED_MIND', '', '착용한 흔적이 있어 받을 수 없어요.'],
  ['WITHDRAWN', 'DELIVERED', 'LOOKS_DIFFERENT', '', ''],
  ['COMPLETED', 'RETURNED', 'DEFECT', '밑창 한쪽이 떨어졌어요.', '불편을 드려 죄송해요.'],
  ['COLLECTING', 'DELIVERED', 'SIZE', '발등이 높아서 잘 안 들어가요.', ''],
  ['RECEIVED', 'DELIVERED', 'DEFECT', '안감 실밥이 풀려 있어요.', ''],
] as const;

/** What has been done about it so far. */
function stepsOf(status: (typeof CLAIMS)[number][0], yesterday: Date) {
  const collected = {
    collect_carrier: 'CJ대한통운',
    collect_tracking: '612345678901',
    collected_at: yesterday,
  };
  if (status === 'COLLECTING') return collected;
  if (status === 'RECEIVED')
    return { ...collected, received_at: yesterday, refund_due: refundDueOf(yesterday) };
  return status === 'REJECTED' ? { reject_reason: 'WORN' as const } : {};
}

/** Lines of the demo seller, who is to find one in every state. */
async function linesOfFirstStore(db: Queryable): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('store_id', '=', (eb) => eb.selectFrom('stores').select((store) => store.fn.min('id').as('id')))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns that were asked for, in every state. */
export async function seedClaims(
  db: Queryable,
  purchases: readonly SeededPurchase[],
  now: Date,
): Promise<void> {
  const first = await linesOfFirstStore(db);
  const shoppers = [...new Set(purchases.map(({ userId }) => userId))].slice(1);
  for (const [index, [status, lineStatus, reason, detail, answer]] of CLAIMS.entries()) {
    const lines = purchases.filter((one) => one.userId === shoppers[index] && one.status === lineStatus);
    const line = lines.find(({ orderItemId }) => first.has(orderItemId)) ?? lines[0];
    if (!line) throw new Error(`the seed has no ${lineStatus} line for a claim`);
    const isDecided = !isOpenClaim(status);
    const yesterday = new Date(now.getTime() - DAY);
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
        decided_at: isDecided ? yesterday : null,
        ...stepsOf(status, yesterday),
      })
      .execute();
  }
}
