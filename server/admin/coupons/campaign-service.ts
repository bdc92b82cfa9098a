import type { Campaign, CampaignForm } from '#domain/admin/coupons/campaign-endpoints.ts';
import { type PageQuery, toPaged } from '#domain/kit/page.ts';
import { type CampaignState, campaignStateOf, mostOf } from '#domain/trade/coupons/coupon-campaign.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { factsOf } from '../../trade/coupons/service.ts';
import { termsOf } from '../../trade/coupons/to-coupon-response.ts';
import {
  type CampaignRow,
  type Counted,
  countCoupons,
  countStates,
  findCampaign,
  findCampaignIds,
  findCampaigns,
  insertCampaign,
  lockCampaign,
  setPaused,
  updateCampaign,
} from './campaign-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Returns the state of a coupon campaign at a time. */
export const stateOf = (row: CampaignRow, now: Date): CampaignState => campaignStateOf(factsOf(row), now);

const NONE: Counted = { campaignId: 0, used: 0, expired: 0, cost: 0 };

function toCampaign(row: CampaignRow, { used, expired, cost }: Counted, now: Date): Campaign {
  const terms = termsOf(row);
  const state = stateOf(row, now);
  const most = mostOf(terms);
  // Coupons that can still be used, and coupons that can still be issued.
  const open = row.issuedCount - used - expired;
  const left = state === 'ENDED' ? 0 : row.issueLimit - row.issuedCount;
  return {
    campaignId: row.id,
    code: row.code,
    name: row.name,
    distribution: row.distribution,
    ...terms,
    issueLimit: row.issueLimit,
    validDays: row.validDays,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt.toISOString(),
    state,
    issued: row.issuedCount,
    used,
    expired,
    costSoFar: cost,
    costAtMost: most === null ? null : cost + most * (open + left),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

async function withCounts(db: Queryable, rows: readonly CampaignRow[], now: Date): Promise<Campaign[]> {
  const ids = rows.map(({ id }) => id);
  const counted = new Map((await countCoupons(db, ids, now)).map((row) => [row.campaignId, row]));
  return rows.map((row) => toCampaign(row, counted.get(row.id) ?? NONE, now));
}

async function withCount(db: Queryable, row: CampaignRow, now: Date): Promise<Campaign> {
  const [campaign] = await withCounts(db, [row], now);
  if (!campaign) throw new ShopError('CAMPAIGN_NOT_FOUND');
  return campaign;
}

type Filter = PageQuery & { state?: CampaignState | undefined; q: string };

/** Returns a page of campaigns with the number in each state. */
export async function readCampaigns({ db, clock }: Ports, filter: Filter) {
  const now = clock.now();
  const { ids, total } = await findCampaignIds(db, filter, now);
  const content = await withCounts(db, await findCampaigns(db, ids), now);
  return { ...toPaged(content, filter, total), counts: await countStates(db, filter.q, now) };
}

/** Returns a campaign with its counts. */
export async function readCampaign({ db, clock }: Ports, id: number): Promise<Campaign> {
  const row = await findCampaign(db, id);
  if (!row) throw new ShopError('CAMPAIGN_NOT_FOUND');
  return withCount(db, row, clock.now());
}

/** Throws for a campaign that ends in the past. */
function refusePast({ endsAt }: CampaignForm, now: Date): void {
  if (new Date(endsAt) > now) return;
  throw new ShopError('INVALID_INPUT_VALUE', [{ field: 'endsAt', message: '지난 때로는 정할 수 없어요.' }]);
}

const orTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? new ShopError('DUPLICATE_COUPON_CODE', [], { cause: error }) : error;
};

/** Creates a campaign with an audit entry. */
export const beginCampaign = (ports: Ports, form: CampaignForm, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    refusePast(form, now);
    const row = await insertCampaign(tx, form, now);
    const detail = {
      by: form.distribution,
      limit: form.issueLimit,
      type: form.discountType,
      value: form.discountValue,
    };
    await audit(tx, { action: 'CAMPAIGN_CREATED', target: ['CAMPAIGN', row.id], detail }, now);
    return withCount(tx, row, now);
  }).catch(orTaken);

async function lockKnown(tx: Queryable, id: number): Promise<CampaignRow> {
  const row = await lockCampaign(tx, id);
  if (!row) throw new ShopError('CAMPAIGN_NOT_FOUND');
  return row;
}

/** Returns whether code, distribution and terms, which holders were promised, are unchanged. */
const isPromised = (row: CampaignRow, form: CampaignForm): boolean =>
  row.code === form.code &&
  row.distribution === form.distribution &&
  row.discountType === form.discountType &&
  row.discountValue === form.discountValue &&
  row.freeShipping === form.freeShipping &&
  row.minOrderAmount === form.minOrderAmount &&
  row.maxDiscountAmount === form.maxDiscountAmount;

/**
 * Changes a campaign; an outdated version is a conflict, and terms are fixed once coupons are
 * issued.
 */
export const editCampaign = (ports: Ports, id: number, form: CampaignForm & { version: number }) =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const known = await lockKnown(tx, id);
    if (known.version !== form.version) throw new ShopError('VERSION_CONFLICT');
    refusePast(form, now);
    if (known.issuedCount > 0 && !isPromised(known, form)) throw new ShopError('CAMPAIGN_HELD');
    if (form.issueLimit < known.issuedCount)
      throw new ShopError('INVALID_INPUT_VALUE', [
        { field: 'issueLimit', message: '이미 발급한 수보다 적게 정할 수 없어요.' },
      ]);
    const row = await updateCampaign(tx, id, form);
    const detail = { from: known.issueLimit, to: form.issueLimit, version: row.version };
    await audit(tx, { action: 'CAMPAIGN_CHANGED', target: ['CAMPAIGN', id], detail }, now);
    return withCount(tx, row, now);
  }).catch(orTaken);

/** Pauses or resumes a campaign; idempotent. */
export const setCampaignPaused = (ports: Ports, id: number, isPaused: boolean) =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const known = await lockKnown(tx, id);
    if ((known.pausedAt !== null) === isPaused) return withCount(tx, known, now);
    const row = await setPaused(tx, id, isPaused ? now : null);
    const action = isPaused ? 'CAMPAIGN_PAUSED' : 'CAMPAIGN_RESUMED';
    await audit(tx, { action, target: ['CAMPAIGN', id] }, now);
    return withCount(tx, row, now);
  });
