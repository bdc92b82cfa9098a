import { sql } from 'kysely';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import { laterDay, startOfDay } from '#domain/kit/time/time.ts';
import type { StoreCouponChange, StoreCouponForm } from '#domain/seller/coupons/store-coupon.ts';
import { LIVING_STATUSES } from '#domain/trade/orders/order-lifecycle.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { pageOfIds } from '../../db/statements/page-of-ids.ts';
import { CAMPAIGN, type CampaignRow } from '../../trade/coupons/store.ts';

const ofSeller = (db: Queryable, sellerId: number) =>
  db.selectFrom('stores').select('id').where('seller_id', '=', sellerId);

/** Locks the seller's store, which orders the creation of its coupons; returns its id. */
export const lockOwnStore = (tx: Queryable, sellerId: number) =>
  ofSeller(tx, sellerId).forNoKeyUpdate().executeTakeFirst();

/** Counts the coupons of a store that have not ended. */
export async function countOpen(tx: Queryable, storeId: number, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('coupon_campaigns')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('ends_at', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the midnight (Asia/Seoul) after the last day of a coupon. */
const endOf = (lastDay: string): Date => startOfDay(laterDay(lastDay, 1));

/** Inserts a coupon of a store; its days begin and end at midnight in Seoul. */
export const insertStoreCampaign = (
  tx: Queryable,
  { storeId, code, ...form }: StoreCouponForm & { storeId: number; code: string },
  now: Date,
): Promise<CampaignRow> =>
  tx
    .insertInto('coupon_campaigns')
    .values({
      store_id: storeId,
      code,
      name: form.name,
      distribution: 'DOWNLOAD',
      discount_type: form.discountType,
      discount_value: form.discountValue,
      min_order_amount: form.minOrderAmount,
      max_discount_amount: form.maxDiscountAmount,
      issue_limit: form.issueLimit,
      valid_days: form.validDays,
      starts_at: startOfDay(form.startsOn),
      ends_at: endOf(form.endsOn),
      created_at: now,
    })
    .returning(CAMPAIGN)
    .executeTakeFirstOrThrow();

/** Finds a page of ids of the coupons of a seller's store, newest first, and their total. */
export const findOwnCampaignIds = (db: Queryable, sellerId: number, page: PageQuery) =>
  pageOfIds(
    db,
    sql`select id from coupon_campaigns
      where store_id = (select id from stores where seller_id = ${sellerId})
      order by id desc limit ${sql.lit(MAX_LISTED)}`,
    sql`id desc`,
    page,
  );

/** Finds campaigns by id, newest first. */
export const findOwnCampaigns = async (db: Queryable, ids: readonly number[]): Promise<CampaignRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('coupon_campaigns')
        .select(CAMPAIGN)
        .where('id', 'in', [...ids])
        .orderBy('id', 'desc')
        .execute();

/** Finds and locks a coupon of the seller's store. */
export const lockOwnCampaign = (tx: Queryable, sellerId: number, id: number) =>
  tx
    .selectFrom('coupon_campaigns')
    .select(CAMPAIGN)
    .where('id', '=', id)
    .where('store_id', '=', ofSeller(tx, sellerId))
    .forUpdate()
    .executeTakeFirst();

/** Changes name, number of copies and end of a campaign. */
export const changeCampaign = (
  tx: Queryable,
  id: number,
  { name, issueLimit, endsOn }: StoreCouponChange,
): Promise<CampaignRow> =>
  tx
    .updateTable('coupon_campaigns')
    .set({ name, issue_limit: issueLimit, ends_at: endOf(endsOn), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(CAMPAIGN)
    .executeTakeFirstOrThrow();

/** Ends a campaign at a moment; one that had not begun has no beginning any more. */
export const endCampaign = (tx: Queryable, id: number, now: Date): Promise<CampaignRow> =>
  tx
    .updateTable('coupon_campaigns')
    .set({
      ends_at: now,
      starts_at: sql<Date | null>`case when starts_at < ${now} then starts_at end`,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returning(CAMPAIGN)
    .executeTakeFirstOrThrow();

/** Number of used coupons of a campaign, and the won that they take off kept lines. */
export type Taken = { campaignId: number; used: number; cost: number };

const LIVING = sql.join(LIVING_STATUSES.map((state) => sql.lit(state)));

/** Counts used coupons of campaigns and their cost; a cancelled or returned line costs nothing. */
export async function countTaken(db: Queryable, ids: readonly number[]): Promise<Taken[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Taken>`
    select ${columnsSql(['k.campaign_id'])}, count(distinct k.id)::int as used,
      coalesce(sum(i.coupon_share) filter (where i.status in (${LIVING})), 0)::float8 as cost
    from coupons k left join order_items i on i.order_id = k.order_id
    where k.campaign_id in (${sql.join([...ids])}) and k.used_at is not null
    group by k.campaign_id`.execute(db);
  return rows.map((row) => ({ ...row, campaignId: Number(row.campaignId) }));
}
