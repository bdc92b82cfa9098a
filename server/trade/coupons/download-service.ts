import type { CouponDownload } from '#domain/trade/coupons/coupon-downloads.ts';
import type { Queryable } from '../../db/database.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { formerEmailTag } from '../../kit/former-email.ts';
import type { IdempotentRequest } from '../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { notify } from '../../notices/notify.ts';
import { findDownloads, findSignUpCampaign, hadSignUpCoupon } from './download-store.ts';
import { issueTo } from './service.ts';
import { toCouponResponse } from './to-coupon-response.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'secrets'>;
type Claimant = Pick<Member, 'id' | 'email'>;

/**
 * Returns the coupons of the shop, and of one store, that a member can download or has downloaded.
 */
export async function readDownloads(
  { db, clock, secrets }: Ports,
  { id, email }: Claimant,
  storeId: number | null,
): Promise<CouponDownload[]> {
  const emailTag = formerEmailTag(secrets, email);
  const rows = await findDownloads(db, { userId: id, emailTag, storeId }, clock.now());
  return rows.map(({ endsAt, isTaken, ...terms }) => ({
    ...terms,
    endsAt: endsAt.toISOString(),
    isTaken: Boolean(isTaken),
  }));
}

/** Downloads a coupon; the last one goes to one of those who ask at once, and each person gets one. */
export const downloadTo = (
  ports: Ports,
  user: Claimant,
  campaignId: number,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const coupon = await issueTo(tx, ports, user, { id: campaignId, distribution: 'DOWNLOAD' });
    return toCouponResponse(coupon, ports.clock.now());
  });

/**
 * Gives a person whose new account has just been verified the coupon of the running sign-up campaign,
 * with a notice; nothing without a campaign, and nothing for a withdrawn person who returns. The
 * account is verified even if the last coupon goes to somebody else meanwhile.
 */
export async function giveSignUpCoupon(
  tx: Queryable,
  ports: Pick<Ports, 'clock' | 'secrets'>,
  member: Claimant,
): Promise<void> {
  const now = ports.clock.now();
  const campaign = await findSignUpCampaign(tx, now);
  if (!campaign || (await hadSignUpCoupon(tx, formerEmailTag(ports.secrets, member.email)))) return;
  const wanted = { id: campaign.id, distribution: 'SIGN_UP' } as const;
  const coupon = await issueTo(tx, ports, member, wanted).catch((error: unknown) => {
    if (error instanceof ShopError && error.code !== 'COUPON_TAKEN') return null;
    throw error;
  });
  if (!coupon) return;
  const detail = { member: member.id, campaign: campaign.id };
  await audit(tx, { action: 'COUPON_GIVEN', target: ['COUPON', coupon.id], detail }, now);
  const facts = { couponId: coupon.id, name: coupon.name };
  await notify(tx, 'COUPON_GIVEN', [{ userId: member.id, facts }], now);
}
