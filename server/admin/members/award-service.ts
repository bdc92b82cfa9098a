import type {
  awardActivity as awardActivityCall,
  awardBadge as awardBadgeCall,
} from '#domain/admin/members/member-awards.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { lockActive } from '../../db/lock-member.ts';
import type { Attempt } from '../../kit/attempt.ts';
import { audit } from '../../kit/audit-trail.ts';
import type { Context } from '../../kit/context.ts';
import { once } from '../../kit/once.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findAccountById } from '../../members/account-store.ts';
import { awardDeed } from '../../rewards/activities.ts';
import { awardBadges } from '../../rewards/award-badges.ts';
import { readBadgesOf } from '../../rewards/badge-service.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const WORDS = '신발장이 드린 활동 점수예요';

/** A badge that the member has not had. */
export const awardBadge = (
  ports: Ports,
  { userId, badgeType }: BodyOf<typeof awardBadgeCall>,
  attempt: Attempt | null,
) =>
  once(ports, attempt, async (tx) => {
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

/** A deed by an administrator's word. */
export const awardActivity = (
  ports: Ports,
  { userId, activityType, description }: BodyOf<typeof awardActivityCall>,
  attempt: Attempt | null,
): Promise<string> =>
  once(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    if (!(await lockActive(tx, userId))) throw new ShopError('USER_NOT_FOUND');
    const points = await awardDeed(
      tx,
      { userId, type: activityType, description: description || WORDS },
      now,
    );
    const detail = { activity: activityType, points };
    await audit(tx, { action: 'MEMBER_ACTIVITY', target: ['MEMBER', userId], detail }, now);
    return `활동 점수 ${formatNumber(points)}점을 드렸어요.`;
  });

/** All badges of a member. */
export async function badgesOfMember({ db }: Ports, userId: number) {
  if (!(await findAccountById(db, userId))) throw new ShopError('USER_NOT_FOUND');
  return readBadgesOf({ db }, userId);
}
