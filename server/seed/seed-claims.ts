import { seoulDay } from '#domain/kit/time/time.ts';
import { refundDueOf } from '#domain/seller/claims/claim-desk.ts';
import { pickupDays } from '#domain/trade/claims/claim-plan.ts';
import { isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../db/database.ts';
import type { SeededPurchase } from './seed-purchases.ts';

const DAY = 24 * 60 * 60 * 1000;
/**
 * One claim per further state, each of a different shopper by position after the demo shopper,
 * whose own orders stay free for trying.
 */
const CLAIMS = [
  [0, 'REQUESTED', 'DELIVERED', 'SIZE', '앞코가 조금 좁아요.', ''],
  [1, 'REJECTED', 'DELIVERED', 'CHANGED_MIND', '', '착용한 흔적이 있어 받을 수 없어요.'],
  [2, 'WITHDRAWN', 'DELIVERED', 'LOOKS_DIFFERENT', '', ''],
  [4, 'COLLECTING', 'DELIVERED', 'SIZE', '발등이 높아서 잘 안 들어가요.', ''],
  [5, 'RECEIVED', 'DELIVERED', 'DEFECT', '안감 실밥이 풀려 있어요.', ''],
] as const;

/** Returns the columns of the way back: one claim by its buyer's own parcel, the others picked up. */
const methodOf = (status: (typeof CLAIMS)[number][1], created: Date) =>
  status === 'COLLECTING'
    ? { return_method: 'OWN' as const, is_prepaid: true }
    : {
        return_method: 'PICKUP' as const,
        // A unit that has arrived was picked up before the first day that would be offered today.
        pickup_on: status === 'RECEIVED' ? seoulDay(created) : (pickupDays(created)[0] ?? null),
        pickup_place: '현관 앞',
      };

/** Returns the columns of the steps that a claim has passed. */
function stepsOf(status: (typeof CLAIMS)[number][1], yesterday: Date) {
  const collected = {
    approved_at: yesterday,
    collect_carrier: 'CJ대한통운',
    collect_tracking: '612345678901',
    collected_at: yesterday,
  };
  if (status === 'COLLECTING') return collected;
  if (status === 'RECEIVED')
    return { ...collected, received_at: yesterday, refund_due: refundDueOf(yesterday) };
  return status === 'REJECTED' ? { reject_reason: 'WORN' as const } : {};
}

/** Finds the lines of the demo seller, who gets one claim in every state. */
async function linesOfFirstStore(db: Queryable): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('order_items')
    .select('id')
    .where('store_id', '=', (eb) => eb.selectFrom('stores').select((store) => store.fn.min('id').as('id')))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Inserts claims in every state. */
export async function seedClaims(
  db: Queryable,
  purchases: readonly SeededPurchase[],
  now: Date,
): Promise<void> {
  const first = await linesOfFirstStore(db);
  await seedReturns(db, purchases);
  const shoppers = [...new Set(purchases.map(({ userId }) => userId))].slice(1);
  for (const [place, status, lineStatus, reason, detail, answer] of CLAIMS) {
    const lines = purchases.filter((one) => one.userId === shoppers[place] && one.status === lineStatus);
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
        ...methodOf(status, created),
        ...stepsOf(status, yesterday),
      })
      .execute();
  }
}

/** Defects given as reasons of completed returns. */
const DEFECTS = ['밑창 한쪽이 떨어졌어요.', '박음질이 벌어져 있어요.', '깔창에 얼룩이 있어요.'];

/** Inserts the claims of returned lines, decided at the time of their refund. */
async function seedReturns(db: Queryable, purchases: readonly SeededPurchase[]): Promise<void> {
  const refunds = await db.selectFrom('refunds').select(['id', 'order_id', 'done_at']).execute();
  const rows = purchases.flatMap(({ orderId, orderItemId, userId, status, deliveredAt }, index) => {
    const refund = refunds.find(({ order_id }) => order_id === orderId);
    if (status !== 'RETURNED' || !refund || !deliveredAt) return [];
    return [
      {
        order_id: orderId,
        order_item_id: orderItemId,
        user_id: userId,
        type: 'RETURN' as const,
        status: 'COMPLETED' as const,
        reason: 'DEFECT',
        detail: DEFECTS[index % DEFECTS.length] ?? '',
        answer: '불편을 드려 죄송해요.',
        new_option_id: null,
        refund_id: refund.id,
        created_at: new Date(deliveredAt.getTime() + DAY),
        decided_at: refund.done_at,
      },
    ];
  });
  await db.insertInto('claims').values(rows).execute();
}
