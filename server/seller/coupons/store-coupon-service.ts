import { randomBytes } from 'node:crypto';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import {
  hasRoom,
  type StoreCoupon,
  type StoreCouponChange,
  type StoreCouponForm,
} from '#domain/seller/coupons/store-coupon.ts';
import { changeProblemsOf, PAST_LAST_DAY } from '#domain/seller/coupons/store-coupon-change.ts';
import { campaignStateOf } from '#domain/trade/coupons/coupon-campaign.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { factsOf } from '../../trade/coupons/service.ts';
import type { CampaignRow } from '../../trade/coupons/store.ts';
import {
  changeCampaign,
  countOpen,
  countTaken,
  endCampaign,
  findOwnCampaignIds,
  findOwnCampaigns,
  insertStoreCampaign,
  lockOwnCampaign,
  lockOwnStore,
  type Taken,
} from './store-coupon-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const NONE: Omit<Taken, 'campaignId'> = { used: 0, cost: 0 };

function toStoreCoupon(row: CampaignRow, { used, cost }: Omit<Taken, 'campaignId'>, now: Date): StoreCoupon {
  return {
    campaignId: row.id,
    name: row.name,
    discountType: row.discountType,
    discountValue: row.discountValue,
    minOrderAmount: row.minOrderAmount,
    maxDiscountAmount: row.maxDiscountAmount,
    issueLimit: row.issueLimit,
    validDays: row.validDays,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt.toISOString(),
    state: campaignStateOf(factsOf(row), now),
    issued: row.issuedCount,
    used,
    cost,
  };
}

async function withTaken(db: Queryable, rows: readonly CampaignRow[], now: Date): Promise<StoreCoupon[]> {
  const taken = await countTaken(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(taken.map((one) => [one.campaignId, one]));
  return rows.map((row) => toStoreCoupon(row, byId.get(row.id) ?? NONE, now));
}

async function oneWithTaken(tx: Queryable, row: CampaignRow, now: Date): Promise<StoreCoupon> {
  const [coupon] = await withTaken(tx, [row], now);
  if (!coupon) throw new ShopError('CAMPAIGN_NOT_FOUND');
  return coupon;
}

/** Returns a page of the coupons of a seller's store. */
export async function readStoreCoupons({ db, clock }: Ports, sellerId: number, page: PageQuery) {
  const { ids, total } = await findOwnCampaignIds(db, sellerId, page);
  const rows = await findOwnCampaigns(db, ids);
  return toPaged(await withTaken(db, rows, clock.now()), page, total);
}

/**
 * Creates a coupon of the seller's store. The lock of the store makes concurrent requests count each other's
 * coupons.
 */
export const addStoreCoupon = (
  ports: Ports,
  sellerId: number,
  form: StoreCouponForm,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const store = await lockOwnStore(tx, sellerId);
    if (!store) throw new ShopError('STORE_NOT_FOUND');
    if (form.endsOn < seoulDay(now)) throw new ShopError('INVALID_INPUT_VALUE', [PAST_LAST_DAY]);
    if (!hasRoom(await countOpen(tx, store.id, now))) throw new ShopError('TOO_MANY_STORE_COUPONS');
    const code = `S${store.id}-${randomBytes(4).toString('hex').toUpperCase()}`;
    const row = await insertStoreCampaign(tx, { ...form, storeId: store.id, code }, now);
    const detail = {
      store: store.id,
      limit: form.issueLimit,
      type: form.discountType,
      value: form.discountValue,
    };
    await audit(tx, { action: 'CAMPAIGN_CREATED', target: ['CAMPAIGN', row.id], detail }, now);
    return toStoreCoupon(row, NONE, now);
  });

/**
 * Changes name, copies and last day of a coupon of the seller's store. Its lock makes downloads wait, so that no copy
 * is taken beyond the new number.
 */
export const editStoreCoupon = (
  ports: Ports,
  sellerId: number,
  { id, change }: { id: number; change: StoreCouponChange },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<StoreCoupon> => {
    const now = ports.clock.now();
    const known = await lockOwnCampaign(tx, sellerId, id);
    if (!known) throw new ShopError('CAMPAIGN_NOT_FOUND');
    if (known.endsAt <= now) throw new ShopError('STORE_COUPON_ENDED');
    const given = { startsOn: seoulDay(known.startsAt ?? known.createdAt), issued: known.issuedCount };
    const problems = changeProblemsOf(change, given, seoulDay(now));
    if (problems.length > 0) throw new ShopError('INVALID_INPUT_VALUE', problems);
    const row = await changeCampaign(tx, id, change);
    const detail = { store: known.storeId, from: known.issueLimit, to: row.issueLimit, until: change.endsOn };
    await audit(tx, { action: 'CAMPAIGN_CHANGED', target: ['CAMPAIGN', id], detail }, now);
    return oneWithTaken(tx, row, now);
  });

/** Ends a coupon of the seller's store now; one that has ended stays as it is. */
export const finishStoreCoupon = (
  ports: Ports,
  sellerId: number,
  id: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx): Promise<StoreCoupon> => {
    const now = ports.clock.now();
    const known = await lockOwnCampaign(tx, sellerId, id);
    if (!known) throw new ShopError('CAMPAIGN_NOT_FOUND');
    const isOver = known.endsAt <= now;
    const row = isOver ? known : await endCampaign(tx, id, now);
    if (!isOver) {
      const detail = { store: known.storeId, issued: known.issuedCount, limit: known.issueLimit };
      await audit(tx, { action: 'CAMPAIGN_ENDED', target: ['CAMPAIGN', id], detail }, now);
    }
    return oneWithTaken(tx, row, now);
  });
