import type {
  giveCouponToMembers as giveCouponToMembersCall,
  grantToMembers as grantToMembersCall,
  sanctionMembers as sanctionMembersCall,
} from '#domain/admin/members/member-bulk.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { findInForce } from '../../../members/sanctions/sanction-store.ts';
import { stateOf } from '../../coupons/campaign-service.ts';
import { type CampaignRow, findCampaign, lockCampaign } from '../../coupons/campaign-store.ts';
import { giveEach } from '../../coupons/issue-service.ts';
import { grantAlone } from '../awards/points-service.ts';
import { giveSanction } from '../sanction-service.ts';
import { forEachMember, type LockedMember } from './for-each-member.ts';
import { whoHasNoCoupon, whoIsNotSilenced, whoIsThere } from './member-bulk-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets' | 'searching'>;

/** Warns or silences many members. */
export function sanctionMembers(
  ports: Ports,
  admin: Member,
  { sanction, ...whom }: BodyOf<typeof sanctionMembersCall>,
  attempt: IdempotentRequest | null,
) {
  const isSilence = sanction.kind === 'SILENCE';
  const toOne = async (tx: Queryable, { id: userId }: LockedMember) => {
    if (isSilence && (await findInForce(tx, userId, ['SILENCE'], ports.clock.now())))
      throw new ShopError('SANCTION_IN_FORCE');
    return giveSanction(tx, ports, admin, { userId, form: { ...sanction, replaces: null } });
  };
  const suited = isSilence ? whoIsNotSilenced(ports.clock.now()) : whoIsThere;
  return forEachMember(ports, whom, { suited, adminId: admin.id, toOne }, attempt);
}

/** Grants points to many members; a grant that needs a second administrator is refused. */
export const grantToMembers = (
  ports: Ports,
  admin: Member,
  { gift: { kind: _, ...gift }, ...whom }: BodyOf<typeof grantToMembersCall>,
  attempt: IdempotentRequest | null,
) => {
  const toOne = (tx: Queryable, { id: userId }: LockedMember) =>
    grantAlone(tx, ports, admin, { userId, ...gift });
  return forEachMember(ports, whom, { suited: whoIsThere, adminId: admin.id, toOne }, attempt);
};

/** Issues a coupon of a campaign to many members, one each. */
export async function giveCouponToMembers(
  ports: Ports,
  admin: Member,
  { gift: { campaignId, reason }, ...whom }: BodyOf<typeof giveCouponToMembersCall>,
  attempt: IdempotentRequest | null,
) {
  const { clock, db } = ports;
  // Checked once beforehand; a campaign that ends meanwhile refuses per member.
  const known = givable(await findCampaign(db, campaignId), whom.isTrial ? clock.now() : null);
  const toOne = async (tx: Queryable, { id, email, role, status }: LockedMember) => {
    const now = clock.now();
    if (role !== 'user' || status !== 'ACTIVE') throw new ShopError('COUPON_NOT_FOR_MEMBER');
    const campaign = givable(await lockCampaign(tx, campaignId), now);
    const [given] = await giveEach(tx, ports, { campaign, members: [{ id, email }] }, now);
    if (!given) throw new ShopError('COUPON_HAD');
    const detail = { member: id, campaign: campaignId, reason };
    await audit(tx, { action: 'COUPON_GIVEN', target: ['COUPON', given.coupon.id], detail }, now);
  };
  const most = known.issueLimit - known.issuedCount;
  return forEachMember(
    ports,
    whom,
    { suited: whoHasNoCoupon(campaignId), adminId: admin.id, toOne, most },
    attempt,
  );
}

/** Returns the campaign if it is issuing at a moment; throws otherwise. */
function givable(campaign: CampaignRow | undefined, now: Date | null): CampaignRow {
  if (!campaign) throw new ShopError('CAMPAIGN_NOT_FOUND');
  const state = now ? stateOf(campaign, now) : 'RUNNING';
  if (state === 'SOLD_OUT') throw new ShopError('COUPON_SOLD_OUT');
  if (state !== 'RUNNING') throw new ShopError('CAMPAIGN_NOT_RUNNING');
  return campaign;
}
