import { announcementStepsDue, lastDueDay } from '#domain/events/announcement.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import { EXPIRY_REMINDER_DAYS, REVIEW_REMINDER_DAYS } from '#domain/policies/reminders.ts';
import { STALE_CLAIM_DAYS } from '#domain/policies/returns.ts';
import { daysAfter, lastDayToConfirm, lastReturnDay } from '#domain/trade/orders/order-rules.ts';
import { orderTermsOf } from '#domain/trade/orders/order-terms.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { CauseKind } from '../../notices/causes.ts';
import { type Notified, notify } from '../../notices/notify.ts';
import { findExpiring } from '../../rewards/points/points-service.ts';
import {
  claimsToMove,
  couponsToEnd,
  eventsToAnnounce,
  membersToLose,
  ordersToConfirm,
  shoesToReview,
} from './reminder-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Sends reminders about upcoming deadlines, each once; safe to run concurrently and repeatedly. */
export async function remind(ports: Ports): Promise<void> {
  const now = ports.clock.now();
  const ending = { from: now, until: daysAfter(now, EXPIRY_REMINDER_DAYS) };
  await tell(ports, 'AUTO_CONFIRM_SOON', async (tx) => {
    const due = await ordersToConfirm(tx, now);
    return due.map(({ orderId, userId, lineId, product, others, deliveredAt, ...order }) => ({
      userId,
      facts: {
        orderId,
        lineId,
        product,
        others: Number(others),
        lastDay: lastReturnDay(deliveredAt, orderTermsOf(order)),
        confirmDay: lastDayToConfirm(deliveredAt, orderTermsOf(order)),
      },
    }));
  });
  for (const state of ['REQUESTED', 'COLLECTING'] as const)
    await tell(ports, 'CLAIM_STALE', async (tx) =>
      (await claimsToMove(tx, state, daysAfter(now, -STALE_CLAIM_DAYS))).map(
        ({ userId, claimId, product, isOwn }) => ({
          userId,
          facts: { claimId, state, product, isOwn },
        }),
      ),
    );
  await tell(ports, 'REVIEW_WAITING', async (tx) => {
    const stretch = {
      from: daysAfter(now, -REVIEW_REMINDER_DAYS.from),
      until: daysAfter(now, -REVIEW_REMINDER_DAYS.until),
    };
    return (await shoesToReview(tx, stretch)).map(({ userId, productId, product }) => ({
      userId,
      facts: { productId, product },
    }));
  });
  await tell(ports, 'EVENT_UNANNOUNCED', async (tx) => {
    const today = seoulDay(now);
    return (await eventsToAnnounce(tx, lastDueDay(today))).flatMap(({ userId, eventId, title, day }) =>
      announcementStepsDue(day, today).map((step) => ({
        userId,
        facts: { eventId, title, day, step },
      })),
    );
  });
  await tell(ports, 'COUPON_EXPIRING', async (tx) =>
    (await couponsToEnd(tx, ending)).map(({ id, userId, name, expiresAt }) => ({
      userId,
      facts: { couponId: id, name, day: seoulDay(expiresAt) },
    })),
  );
  for (let after = 0; ; ) {
    const members = await membersToLose(ports.db, ending, after);
    const last = members.at(-1);
    if (last === undefined) return;
    after = last;
    await tell(ports, 'POINTS_EXPIRING', (tx) => pointsToLose(tx, members, ending));
  }
}

const tell = <K extends CauseKind>(
  { db, clock }: Ports,
  kind: K,
  find: (tx: Queryable) => Promise<Notified<K>[]>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const told = await find(tx);
    await notify(tx, kind, told, clock.now());
  });

type Ending = { from: Date; until: Date };

/**
 * Returns the points that members would lose and from when; members who spent them are left out.
 */
async function pointsToLose(
  tx: Queryable,
  members: readonly number[],
  { from, until }: Ending,
): Promise<Notified<'POINTS_EXPIRING'>[]> {
  const told: Notified<'POINTS_EXPIRING'>[] = [];
  for (const userId of members) {
    const { points, first } = await findExpiring(tx, userId, from, until);
    if (first) told.push({ userId, facts: { points, day: seoulDay(first) } });
  }
  return told;
}
