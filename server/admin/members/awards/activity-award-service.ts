import type { awardActivity as awardActivityCall } from '#domain/admin/members/member-awards.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { ACTIVITY_POINTS, AWARDED_A_DAY } from '#domain/policies/points.ts';
import { levelProgressOf } from '#domain/rewards/level.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import type { Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { creditActivity } from '../../../rewards/activities.ts';
import {
  activityPointsOf,
  awardedSince,
  decideAwardRow,
  insertAward,
  lockAward,
} from './activity-award-store.ts';
import { lockMembers } from './point-grant-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

const levelOf = (points: number): number => levelProgressOf(points).level.levelId;

/**
 * Grants an activity. If its points would change the member's level, which is a discount, a second
 * administrator must confirm. The sum per administrator and day is limited.
 */
export const awardActivity = (
  ports: Ports,
  admin: Member,
  { userId, activityType, description }: BodyOf<typeof awardActivityCall>,
  attempt: IdempotentRequest | null,
): Promise<string> =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    if (userId === admin.id) throw new ShopError('SELF_SANCTION');
    // The administrator is locked too, so that concurrent requests cannot exceed the daily limit.
    const locked = await lockMembers(tx, [admin.id, userId]);
    if (locked.find(({ id }) => id === userId)?.status !== 'ACTIVE') throw new ShopError('USER_NOT_FOUND');
    const points = ACTIVITY_POINTS[activityType];
    const asked = await awardedSince(tx, admin.id, startOfDay(seoulDay(now)));
    if (asked + points > AWARDED_A_DAY) throw new ShopError('AWARDS_OF_DAY_SPENT');
    const before = await activityPointsOf(tx, userId);
    const state = levelOf(before + points) === levelOf(before) ? ('DONE' as const) : ('WAITING' as const);
    const wish = { userId, activityType, points, description, askedBy: admin.id, state };
    const awardId = await insertAward(tx, wish, now);
    const detail = { award: awardId, activity: activityType, points, reason: description };
    const action = state === 'DONE' ? 'MEMBER_ACTIVITY' : 'MEMBER_ACTIVITY_ASKED';
    await audit(tx, { action, target: ['MEMBER', userId], detail }, now);
    const sum = `활동 점수 ${formatNumber(points)}점`;
    if (state === 'WAITING') return `등급이 바뀌어서 다른 관리자가 확인하면 ${sum}을 드려요.`;
    await creditActivity(tx, { userId, type: activityType, description }, now);
    return `${sum}을 드렸어요.`;
  });

/** Confirms or refuses activity points that would change a level. */
export const decideActivity = (
  ports: Ports,
  admin: Member,
  { id, confirm }: { id: number; confirm: boolean },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const award = await lockAward(tx, id);
    if (award?.state !== 'WAITING') throw new ShopError('NOTHING_TO_DECIDE');
    const { userId, activityType: type, points, description } = award;
    // The requester may refuse but not confirm, nor may the recipient confirm.
    if (confirm && (award.askedBy === admin.id || userId === admin.id))
      throw new ShopError('SECOND_ADMIN_REQUIRED');
    const [member] = await lockMembers(tx, [userId]);
    if (confirm && member?.status !== 'ACTIVE') throw new ShopError('USER_NOT_FOUND');
    await decideAwardRow(tx, id, { state: confirm ? 'DONE' : 'REFUSED', decidedBy: admin.id }, now);
    const action = confirm ? 'MEMBER_ACTIVITY' : 'MEMBER_ACTIVITY_REFUSED';
    const detail = { award: id, activity: type, points, reason: description };
    await audit(tx, { action, target: ['MEMBER', userId], detail }, now);
    if (confirm) await creditActivity(tx, { userId, type, description }, now);
    return { activityPoints: await activityPointsOf(tx, userId) };
  });
