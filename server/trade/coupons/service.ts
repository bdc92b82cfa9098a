import { randomBytes } from 'node:crypto';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import type { PageQuery } from '#domain/kit/page.ts';
import { toSpringPage } from '#domain/rewards/activity.ts';
import { couponStatusOf, type issueCoupon } from '#domain/trade/coupons/coupon.ts';
import { campaignStateOf, refusalOf } from '#domain/trade/coupons/coupon-campaign.ts';
import { daysAfter } from '#domain/trade/orders/order-rules.ts';
import type { Queryable } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { formerEmailTag } from '../../kit/former-email.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import {
  type CampaignRow,
  type CouponRow,
  couponsOf,
  findCampaign,
  findMember,
  insertFromCampaign,
  insertGiven,
  lockCoupon,
  markUsed,
  takeFromCampaign,
  type WantedCampaign,
  wasGivenBefore,
} from './store.ts';
import { toCouponResponse } from './to-coupon-response.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Books = { db: Queryable };
const PAST = { field: 'expiresAt', message: '지난 때로는 정할 수 없어요.' };

/** Maps a campaign row to the facts that determine its state. */
export const factsOf = (row: CampaignRow) => ({
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  pausedAt: row.pausedAt,
  issued: row.issuedCount,
  limit: row.issueLimit,
});
type Use = { code: string; email: string | undefined };

/**
 * Returns the caller's coupons; only an administrator may request another member's by e-mail
 * address.
 */
export async function readCoupons(
  { db, clock }: Ports,
  user: Member,
  { email, status }: { email?: string | undefined; status?: string | undefined },
) {
  const ownerId = await ownerOf({ db }, user, email);
  const now = clock.now();
  const coupons = (await couponsOf(db, ownerId)).map((row) => toCouponResponse(row, now));
  return status ? coupons.filter(({ couponStatus }) => couponStatus === status) : coupons;
}

/** Returns coupons page by page; lists end at the newest 200. */
export async function readCouponPage(
  ports: Ports,
  user: Member,
  { page, size, ...filter }: PageQuery & Parameters<typeof readCoupons>[2],
) {
  const all = await readCoupons(ports, user, filter);
  return toSpringPage(all.slice(page * size, (page + 1) * size), { page, size }, all.length);
}

async function ownerOf({ db }: Books, user: Member, email: string | undefined): Promise<number> {
  if (!email || email.toLowerCase() === user.email.toLowerCase()) return user.id;
  if (user.userType !== 'admin') throw new ShopError('FORBIDDEN');
  return (await knownMember({ db }, email)).id;
}

async function knownMember({ db }: Books, email: string) {
  const member = await findMember(db, email);
  if (!member) throw new ShopError('USER_NOT_FOUND');
  return member;
}

type Claimant = Pick<Member, 'id' | 'email'>;
type IssuePorts = Pick<Context, 'clock' | 'secrets'>;

/**
 * Gives a member one coupon of a campaign while it has any left; a withdrawn person who returns gets
 * no second one.
 */
export async function issueTo(
  tx: Queryable,
  ports: IssuePorts,
  { id, email }: Claimant,
  wanted: WantedCampaign,
): Promise<CouponRow> {
  const now = ports.clock.now();
  const campaign = await takeFromCampaign(tx, wanted, now);
  if (!campaign) {
    const known = await findCampaign(tx, wanted);
    throw new ShopError(known ? refusalOf(campaignStateOf(factsOf(known), now)) : 'COUPON_NOT_FOUND');
  }
  const coupon = await insertFromCampaign(tx, id, campaign, {
    code: `${campaign.code}-${randomBytes(6).toString('hex').toUpperCase()}`,
    issuedAt: now,
    expiresAt: daysAfter(now, campaign.validDays),
  });
  // The rollback also returns the coupon to the campaign.
  if (!coupon || (await wasGivenBefore(tx, campaign.id, formerEmailTag(ports.secrets, email))))
    throw new ShopError('COUPON_TAKEN');
  return coupon;
}

/**
 * Redeems a code for one coupon per person while its campaign has any left; a withdrawn person who
 * returns cannot redeem it again.
 */
export const registerCode = (
  ports: Ports & IssuePorts,
  user: Claimant,
  code: string,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) =>
    toCouponResponse(await issueTo(tx, ports, user, { code }), ports.clock.now()),
  );

/** Issues a coupon with a code of its own to a member. */
export const giveCoupon = (
  ports: Ports,
  body: BodyOf<typeof issueCoupon>,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const { id: userId, role, status } = await knownMember({ db: tx }, body.email);
    if (role !== 'user' || status !== 'ACTIVE') throw new ShopError('COUPON_NOT_FOR_MEMBER');
    if (new Date(body.expiresAt) <= now) throw new ShopError('INVALID_INPUT_VALUE', [PAST]);
    const row = await insertGiven(tx, userId, body, now);
    const detail = { member: userId, type: body.discountType, value: body.discountValue };
    await audit(tx, { action: 'COUPON_GIVEN', target: ['COUPON', row.id], detail }, now);
    await notify(tx, 'COUPON_GIVEN', [{ userId, facts: { couponId: row.id, name: row.name } }], now);
    return toCouponResponse(row, now);
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ShopError('DUPLICATE_COUPON_CODE', [], { cause: error }) : error;
  });

/** Uses an own coupon outside an order; its row lock makes one of concurrent uses win. */
export const spendCoupon = (
  ports: Ports,
  user: Member,
  { code, email }: Use,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    // Sellers cannot order; coupons from before remain visible.
    if (user.userType === 'seller') throw new ShopError('FORBIDDEN');
    if (email && email.toLowerCase() !== user.email.toLowerCase()) throw new ShopError('FORBIDDEN');
    const now = ports.clock.now();
    const coupon = await lockCoupon(tx, user.id, { code });
    if (!coupon) throw new ShopError('COUPON_NOT_FOUND');
    if (couponStatusOf(coupon.usedAt, coupon.expiresAt, now) !== 'ACTIVE')
      throw new ShopError('COUPON_NOT_USABLE');
    return toCouponResponse(await markUsed(tx, coupon.id, null, now), now);
  });
