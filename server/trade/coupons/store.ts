import { sql } from 'kysely';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import type { issueCoupon } from '#domain/trade/coupons/coupon.ts';
import type { Queryable } from '../../db/database.ts';
import { among } from '../../db/statements/among-sql.ts';
import { columns } from '../../db/statements/columns.ts';

const TERMS = [
  'name',
  'discount_type',
  'discount_value',
  'free_shipping',
  'min_order_amount',
  'max_discount_amount',
] as const;
const COUPON = [
  ...columns(['id', 'code', 'store_id', 'issued_at', 'expires_at', 'used_at', ...TERMS]),
  sql<string | null>`(select s.name from stores s where s.id = coupons.store_id)`.as('storeName'),
] as const;
/** Columns of a coupon campaign. */
export const CAMPAIGN = columns([
  'id',
  'code',
  'distribution',
  'store_id',
  'issue_limit',
  'issued_count',
  'valid_days',
  'starts_at',
  'ends_at',
  'paused_at',
  'version',
  'created_at',
  ...TERMS,
]);

/** Finds the newest 200 coupons of a member, newest first. */
export const couponsOf = (db: Queryable, userId: number) =>
  db
    .selectFrom('coupons')
    .select(COUPON)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

export type CouponRow = Awaited<ReturnType<typeof couponsOf>>[number];

/** Finds and locks an own coupon. */
export const lockCoupon = (tx: Queryable, userId: number, by: { id: number } | { code: string }) => {
  const query = tx.selectFrom('coupons').select(COUPON).where('user_id', '=', userId).forUpdate();
  return ('id' in by ? query.where('id', '=', by.id) : query.where('code', '=', by.code)).executeTakeFirst();
};

/** Marks a coupon as used by an order. */
export const markUsed = (tx: Queryable, id: number, orderId: number | null, now: Date) =>
  tx
    .updateTable('coupons')
    .set({ used_at: now, order_id: orderId })
    .where('id', '=', id)
    .returning(COUPON)
    .executeTakeFirstOrThrow();

/** Makes the coupons of orders usable again. */
export const restoreCoupons = (tx: Queryable, orderIds: readonly number[]) =>
  tx
    .updateTable('coupons')
    .set({ used_at: null, order_id: null })
    .where(among('order_id', orderIds))
    .execute();

/** A campaign by the code that a member types, or by its id and the way in which it gives its coupons. */
export type WantedCampaign = { code: string } | { id: number; distribution: 'DOWNLOAD' | 'SIGN_UP' };

/** SQL condition: the campaign is the shop's or that of an open store; a paused store gives no coupons. */
export const isOfSellingStore = sql<boolean>`(coupon_campaigns.store_id is null
  or exists (select from stores s where s.id = coupon_campaigns.store_id and s.state = 'OPEN'))`;

/**
 * Takes one coupon from a campaign; undefined if none is left or it is not running. Coupons of new
 * accounts are given by no code.
 */
export const takeFromCampaign = (tx: Queryable, wanted: WantedCampaign, now: Date) =>
  tx
    .updateTable('coupon_campaigns')
    .set({ issued_count: sql<number>`issued_count + 1` })
    .where((eb) =>
      'code' in wanted
        ? eb.and([eb('code', '=', wanted.code), eb('distribution', '<>', 'SIGN_UP')])
        : eb.and([eb('id', '=', wanted.id), eb('distribution', '=', wanted.distribution)]),
    )
    .where('ends_at', '>', now)
    .where('paused_at', 'is', null)
    .where(({ eb, or }) => or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where(isOfSellingStore)
    .whereRef('issued_count', '<', 'issue_limit')
    .returning(CAMPAIGN)
    .executeTakeFirst();

/** Finds the campaign that a member wants, in whatever state. */
export const findCampaign = (db: Queryable, wanted: WantedCampaign) => {
  const query = db.selectFrom('coupon_campaigns').select(CAMPAIGN);
  return (
    'code' in wanted
      ? query.where('code', '=', wanted.code).where('distribution', '<>', 'SIGN_UP')
      : query.where('id', '=', wanted.id).where('distribution', '=', wanted.distribution)
  ).executeTakeFirst();
};

export type CampaignRow = NonNullable<Awaited<ReturnType<typeof takeFromCampaign>>>;

/** Inserts a coupon of a campaign for a member; none if the member has had one. */
export const insertFromCampaign = (
  tx: Queryable,
  userId: number,
  campaign: CampaignRow,
  { code, issuedAt, expiresAt }: { code: string; issuedAt: Date; expiresAt: Date },
) =>
  tx
    .insertInto('coupons')
    .values({
      user_id: userId,
      campaign_id: campaign.id,
      store_id: campaign.storeId,
      code,
      name: campaign.name,
      discount_type: campaign.discountType,
      discount_value: campaign.discountValue,
      free_shipping: campaign.freeShipping,
      min_order_amount: campaign.minOrderAmount,
      max_discount_amount: campaign.maxDiscountAmount,
      issued_at: issuedAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'campaign_id']).doNothing())
    .returning(COUPON)
    .executeTakeFirst();

/** Inserts a coupon that an administrator issues. */
export const insertGiven = (tx: Queryable, userId: number, body: BodyOf<typeof issueCoupon>, now: Date) =>
  tx
    .insertInto('coupons')
    .values({
      user_id: userId,
      code: body.couponCode,
      name: body.couponName,
      discount_type: body.discountType,
      discount_value: body.discountValue,
      free_shipping: body.freeShipping,
      min_order_amount: body.minOrderAmount,
      max_discount_amount: body.maxDiscountAmount,
      issued_at: now,
      expires_at: new Date(body.expiresAt),
    })
    .returning(COUPON)
    .executeTakeFirstOrThrow();

/** Finds the member of an e-mail address, case-insensitively. */
export const findMember = (db: Queryable, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'role', 'status'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** Returns whether a withdrawn member with this address has had a coupon of the campaign. */
export async function wasGivenBefore(db: Queryable, campaignId: number, emailTag: string): Promise<boolean> {
  const row = await db
    .selectFrom('coupons')
    .innerJoin('users', 'users.id', 'coupons.user_id')
    .select('coupons.id')
    .where('coupons.campaign_id', '=', campaignId)
    .where('users.former_email_tag', '=', emailTag)
    .executeTakeFirst();
  return row !== undefined;
}
