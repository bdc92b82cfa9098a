// Size: the notifications of one shopper under every topic, each from the rows that would have caused it.
import { seoulDay } from '#domain/kit/time/time.ts';
import { EXPIRING_DAYS } from '#domain/policies/points.ts';
import { badgeFaceOf } from '#domain/rewards/badge.ts';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import type { Facts } from '../../notices/causes.ts';
import { notify, notifyOf } from '../../notices/notify.ts';
import { findExpiring } from '../../rewards/points/points-service.ts';
import { PASSWORD_HOURS } from './demo-account.ts';
import { visitOf } from './visits.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Days within which notifications are unread. */
const UNREAD_DAYS = 3;
const MOST = 40;
const DEVICE = 'Chrome · Windows';

type Kind = keyof Facts;
type Told = { [K in Kind]: readonly [at: Date, kind: K, facts: Facts[K]] }[Kind];
type Wanted = { shopperId: number; now: Date };

/**
 * Creates the notifications of the demo shopper under every topic, from their own orders, feeds,
 * coupons and wishes.
 */
export async function seedNotices(tx: Queryable, { shopperId, now }: Wanted): Promise<void> {
  await tellOfFeeds(tx, shopperId);
  await tellOfFollowers(tx, shopperId);
  const rest = [
    ...(await ofOrders(tx, { shopperId, now })),
    ...(await ofQuestions(tx, shopperId)),
    ...(await ofInquiries(tx, shopperId)),
    ...(await ofOthers(tx, { shopperId, now })),
  ];
  const { count } = await tx
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', shopperId)
    .executeTakeFirstOrThrow();
  const latest = rest.toSorted(([a], [b]) => b.getTime() - a.getTime()).slice(0, MOST - Number(count));
  for (const [at, kind, facts] of latest.toReversed())
    await notify<Kind>(tx, kind, [{ userId: shopperId, facts }], at);
  await markRead(tx, { shopperId, now });
}

async function markRead(tx: Queryable, { shopperId, now }: Wanted): Promise<void> {
  await tx
    .updateTable('notices')
    .set((eb) => ({ read_at: eb.ref('created_at') }))
    .where('user_id', '=', shopperId)
    .where('created_at', '<', new Date(now.getTime() - UNREAD_DAYS * DAY))
    .execute();
}

/** Creates the notifications of likes and comments on the shopper's feeds. */
async function tellOfFeeds(tx: Queryable, shopperId: number): Promise<void> {
  const own = tx.selectFrom('feeds').select('id').where('user_id', '=', shopperId);
  const likes = await tx
    .selectFrom('feed_likes')
    .select([...columns(['feed_id']), 'user_id as by', 'created_at as at'])
    .where('feed_id', 'in', own)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
  const comments = await tx
    .selectFrom('feed_comments')
    .select([...columns(['feed_id']), 'user_id as by', 'created_at as at'])
    .where('feed_id', 'in', own)
    .orderBy('id')
    .execute();
  for (const { feedId, by, at } of likes)
    await notifyOf(tx, 'FEED_LIKE', { userId: shopperId, facts: { feedId }, by }, at);
  for (const { feedId, by, at } of comments)
    await notifyOf(tx, 'FEED_COMMENT', { userId: shopperId, facts: { feedId }, by }, at);
}

async function tellOfFollowers(tx: Queryable, shopperId: number): Promise<void> {
  const followers = await tx
    .selectFrom('follows')
    .select(['user_id as by', 'at'])
    .where('followed_id', '=', shopperId)
    .orderBy('at')
    .orderBy('user_id')
    .execute();
  for (const { by, at } of followers)
    await notifyOf(tx, 'FOLLOWED', { userId: shopperId, facts: { memberId: shopperId }, by }, at);
}

async function ofOrders(tx: Queryable, { shopperId, now }: Wanted): Promise<Told[]> {
  const lines = await tx
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('claims as c', (join) =>
      join.onRef('c.order_item_id', '=', 'i.id').on('c.status', '=', 'COMPLETED'),
    )
    .select(['c.id as claimId', 'c.decided_at as decided'])
    .select(columns(['o.id as order_id', 'o.order_no', 'o.final_price as amount', 'o.ordered_at as at']))
    .select(['o.status', 'i.id as lineId', 'i.shipped_at', 'i.delivered_at'])
    .select(['p.id as productId', 'p.name as product'])
    .where('o.user_id', '=', shopperId)
    .distinctOn('o.id')
    .orderBy('o.id')
    .orderBy('i.id')
    .execute();
  return lines
    .flatMap((line): Told[] => {
      const { orderId, orderNo, amount, at, lineId, product, productId, claimId, decided } = line;
      const parcel = { orderId, lineId, product, others: 0 };
      const { shipped_at: shipped, delivered_at: delivered } = line;
      return [
        [at, 'ORDER_PLACED', { orderId, orderNo, amount }],
        ...(shipped ? [[shipped, 'ORDER_SHIPPED', parcel] satisfies Told] : []),
        ...(delivered ? [[delivered, 'ORDER_DELIVERED', parcel] satisfies Told] : []),
        ...(delivered && line.status === 'DELIVERED'
          ? [
              [
                new Date(delivered.getTime() + 3 * DAY),
                'REVIEW_WAITING',
                { productId, product },
              ] satisfies Told,
            ]
          : []),
        ...(claimId !== null && decided
          ? [[decided, 'CLAIM_COMPLETED', { orderId, claimId, type: 'RETURN', product }] satisfies Told]
          : []),
      ];
    })
    .filter(([at]) => at <= now);
}

/** Returns the notification of the latest answer to a question of the shopper. */
async function ofQuestions(tx: Queryable, shopperId: number): Promise<Told[]> {
  const answered = await tx
    .selectFrom('questions as q')
    .innerJoin('products as p', 'p.id', 'q.product_id')
    .innerJoin('stores as s', 's.id', 'q.store_id')
    .select(['q.id as questionId', 'p.name as product', 's.name as store'])
    .select((eb) => eb.ref('q.answered_at').$notNull().as('at'))
    .where('q.user_id', '=', shopperId)
    .where('q.answered_at', 'is not', null)
    .orderBy('q.answered_at', 'desc')
    .limit(1)
    .execute();
  return answered.map(({ at, ...facts }): Told => [at, 'QUESTION_ANSWERED', facts]);
}

/** Returns the notification of the latest answer in an inquiry of the shopper. */
async function ofInquiries(tx: Queryable, shopperId: number): Promise<Told[]> {
  const answered = await tx
    .selectFrom('inquiry_messages as m')
    .innerJoin('inquiries as q', 'q.id', 'm.inquiry_id')
    .select(['q.id as inquiryId', 'm.id as messageId', 'm.author', 'm.created_at as at'])
    .where('q.user_id', '=', shopperId)
    .where('m.author', '<>', 'BUYER')
    .orderBy('m.id', 'desc')
    .limit(1)
    .execute();
  return answered.map(
    ({ at, author, ...facts }): Told => [at, 'INQUIRY_ANSWERED', { ...facts, isStore: author === 'STORE' }],
  );
}

async function ofOthers(tx: Queryable, { shopperId, now }: Wanted): Promise<Told[]> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const wished = await tx
    .selectFrom('wishes as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .select(['p.id as productId', 'p.name', 'p.price as before', 'p.discount_price as price'])
    .where('w.user_id', '=', shopperId)
    .orderBy('w.id', 'desc')
    .limit(2)
    .execute();
  const coupons = await tx
    .selectFrom('coupons')
    .select(['id as couponId', 'name', 'expires_at'])
    .where('user_id', '=', shopperId)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
  const badges = await tx
    .selectFrom('user_badges')
    .select(['id', 'badge_type', 'awarded_at'])
    .where('user_id', '=', shopperId)
    .orderBy('awarded_at', 'desc')
    .limit(2)
    .execute();
  const lost = await findExpiring(tx, shopperId, now, new Date(now.getTime() + EXPIRING_DAYS * DAY));
  await tx
    .insertInto('sessions')
    .values(visitOf(shopperId, ago(9), DEVICE))
    .execute();
  return [
    ...wished.slice(0, 1).map(({ productId, name }): Told => {
      return [ago(5), 'RESTOCK', { alertId: productId, productId, option: `${name} 240` }];
    }),
    ...wished
      .filter(({ before, price }) => price < before)
      .slice(-1)
      .map((facts): Told => [ago(45), 'PRICE_DROPPED', facts]),
    ...coupons.map(
      ({ couponId, name }, index): Told => [ago(72 + index), 'COUPON_GIVEN', { couponId, name }],
    ),
    ...coupons
      .slice(-1)
      .map(
        ({ couponId, name, expires_at: at }): Told => [
          ago(3),
          'COUPON_EXPIRING',
          { couponId, name, day: seoulDay(at) },
        ],
      ),
    ...badges.map(({ id: badgeId, badge_type, awarded_at }): Told => {
      return [awarded_at, 'BADGE_WON', { badgeId, name: badgeFaceOf(badge_type).badgeName }];
    }),
    ...(lost.first
      ? [[ago(50), 'POINTS_EXPIRING', { points: lost.points, day: seoulDay(lost.first) }] satisfies Told]
      : []),
    [ago(9), 'NEW_DEVICE', { day: seoulDay(ago(9)), device: DEVICE, devices: 1 }],
    [ago(PASSWORD_HOURS), 'PASSWORD_CHANGED', { at: ago(PASSWORD_HOURS) }],
  ];
}
