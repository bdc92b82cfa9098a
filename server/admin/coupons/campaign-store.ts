import { type RawBuilder, sql } from 'kysely';
import type { CampaignCounts, CampaignForm } from '#domain/admin/coupons/campaign-endpoints.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import { CAMPAIGN_STATES, type CampaignState } from '#domain/trade/coupons/coupon-campaign.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { contains } from '../../db/statements/like-pattern.ts';
import { type PageOfIds, pageOfIds } from '../../db/statements/page-of-ids.ts';
import { CAMPAIGN } from '../../trade/coupons/store.ts';

/** SQL equivalent of the states in domain/trade/coupons/coupon-campaign.ts. */
function inState(state: CampaignState, now: Date): RawBuilder<unknown> {
  const ended = sql`ends_at <= ${now}`;
  const paused = sql`paused_at is not null`;
  const scheduled = sql`(starts_at is not null and starts_at > ${now})`;
  const soldOut = sql`issued_count >= issue_limit`;
  switch (state) {
    case 'ENDED':
      return ended;
    case 'PAUSED':
      return sql`not ${ended} and ${paused}`;
    case 'SCHEDULED':
      return sql`not ${ended} and not ${paused} and ${scheduled}`;
    case 'SOLD_OUT':
      return sql`not ${ended} and not ${paused} and not ${scheduled} and ${soldOut}`;
    case 'RUNNING':
      return sql`not ${ended} and not ${paused} and not ${scheduled} and not ${soldOut}`;
  }
}

/** Campaigns of the shop; those of stores are their sellers'. */
const OF_SHOP = sql`store_id is null`;

const withWords = (q: string): RawBuilder<unknown> =>
  q ? sql`(${contains(sql`name`, q)} or ${contains(sql`code`, q)})` : sql`true`;

type Filter = PageQuery & { state?: CampaignState | undefined; q: string };

/** Finds a page of campaign ids and their total. */
export function findCampaignIds(db: Queryable, { state, q, ...page }: Filter, now: Date): Promise<PageOfIds> {
  const found = sql`select id from coupon_campaigns
    where ${OF_SHOP} and ${state ? inState(state, now) : sql`true`} and ${withWords(q)}
    order by id desc limit ${sql.lit(MAX_LISTED)}`;
  return pageOfIds(db, found, sql`id desc`, page);
}

/** Counts the campaigns that match the words by state. */
export async function countStates(db: Queryable, q: string, now: Date): Promise<CampaignCounts> {
  const { rows } = await sql<CampaignCounts>`
    select count(*)::int as "all", ${sql.join(
      CAMPAIGN_STATES.map(
        (state) => sql`(count(*) filter (where ${inState(state, now)}))::int as ${sql.ref(state)}`,
      ),
    )} from coupon_campaigns where ${OF_SHOP} and ${withWords(q)}`.execute(db);
  return rows[0] ?? { all: 0, SCHEDULED: 0, RUNNING: 0, PAUSED: 0, SOLD_OUT: 0, ENDED: 0 };
}

const ofShop = (db: Queryable) =>
  db.selectFrom('coupon_campaigns').select(CAMPAIGN).where('store_id', 'is', null);

/** Finds a coupon campaign of the shop by id and locks its row. */
export const lockCampaign = (tx: Queryable, id: number) =>
  ofShop(tx).where('id', '=', id).forUpdate().executeTakeFirst();
export type CampaignRow = NonNullable<Awaited<ReturnType<typeof lockCampaign>>>;

/** Finds a coupon campaign of the shop by id. */
export const findCampaign = (db: Queryable, id: number) => ofShop(db).where('id', '=', id).executeTakeFirst();

/** Finds campaigns in order of the ids. */
export async function findCampaigns(db: Queryable, ids: readonly number[]): Promise<CampaignRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('coupon_campaigns')
    .select(CAMPAIGN)
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Numbers and cost in won of a campaign's coupons. */
export type Counted = { campaignId: number; used: number; expired: number; cost: number };

/**
 * Counts used and expired coupons of campaigns and their cost; a cancelled order has returned its
 * coupon.
 */
export async function countCoupons(db: Queryable, ids: readonly number[], now: Date): Promise<Counted[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Record<keyof Counted, string>>`
    select ${columnsSql(['c.id as campaign_id', 'k.used', 'k.cost'])}, (
      select count(*) from coupons where campaign_id = c.id and used_at is null and expires_at <= ${now}
    ) as expired
    from coupon_campaigns c, lateral (
      select count(*) as used, coalesce(sum(o.coupon_discount), 0) as cost
      from coupons k left join orders o on o.id = k.order_id
      where k.campaign_id = c.id and k.used_at is not null
    ) k
    where c.id in (${sql.join([...ids])})`.execute(db);
  return rows.map((row) => ({
    campaignId: Number(row.campaignId),
    used: Number(row.used),
    expired: Number(row.expired),
    cost: Number(row.cost),
  }));
}

const columnsOf = (form: CampaignForm) => ({
  code: form.code,
  name: form.name,
  distribution: form.distribution,
  discount_type: form.discountType,
  discount_value: form.discountValue,
  free_shipping: form.freeShipping,
  min_order_amount: form.minOrderAmount,
  max_discount_amount: form.maxDiscountAmount,
  issue_limit: form.issueLimit,
  valid_days: form.validDays,
  starts_at: form.startsAt ? new Date(form.startsAt) : null,
  ends_at: new Date(form.endsAt),
});

/** Inserts a campaign with version 1 and returns its row. */
export const insertCampaign = (tx: Queryable, form: CampaignForm, now: Date) =>
  tx
    .insertInto('coupon_campaigns')
    .values({ ...columnsOf(form), created_at: now })
    .returning(CAMPAIGN)
    .executeTakeFirstOrThrow();

/** Updates a campaign and increments its version. */
export const updateCampaign = (tx: Queryable, id: number, form: CampaignForm) =>
  tx
    .updateTable('coupon_campaigns')
    .set({ ...columnsOf(form), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(CAMPAIGN)
    .executeTakeFirstOrThrow();

/** Pauses or resumes a campaign and increments its version. */
export const setPaused = (tx: Queryable, id: number, pausedAt: Date | null) =>
  tx
    .updateTable('coupon_campaigns')
    .set({ paused_at: pausedAt, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(CAMPAIGN)
    .executeTakeFirstOrThrow();
