import type { awardBadge as awardBadgeCall } from '#domain/admin/members/member-awards.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import { lockActive } from '../../../db/locks/lock-member.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { findAccountById } from '../../../members/account-store.ts';
import { awardBadges } from '../../../rewards/badges/award-badges.ts';
import { readBadgesOf } from '../../../rewards/badges/badge-service.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Awards a badge that the member does not have. */
export const awardBadge = (
  ports: Ports,
  { userId, badgeType }: BodyOf<typeof awardBadgeCall>,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    if (!(await lockActive(tx, userId))) throw new ShopError('USER_NOT_FOUND');
    if ((await awardBadges(tx, userId, [badgeType], now)) === 0) throw new ShopError('BADGE_OWNED');
    await audit(
      tx,
      { action: 'MEMBER_BADGE', target: ['MEMBER', userId], detail: { badge: badgeType } },
      now,
    );
    const { badges } = await readBadgesOf({ db: tx }, userId);
    const badge = badges.find((one) => one.badgeType === badgeType);
    if (!badge) throw new ShopError('BADGE_NOT_FOUND');
    return badge;
  });

/** Returns all badges of a member. */
export async function badgesOfMember({ db }: Ports, userId: number) {
  if (!(await findAccountById(db, userId))) throw new ShopError('USER_NOT_FOUND');
  return readBadgesOf({ db }, userId);
}
