import { GRANT, GRANT_REASONS, type GrantReason } from '#domain/admin/members/member-points.ts';
import { seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import type { Queryable } from '../../../db/database.ts';
import { audit } from '../../../kit/audit/audit-log.ts';
import type { Context } from '../../../kit/context.ts';
import { hasSteppedUp, type Member } from '../../../kit/feature.ts';
import type { IdempotentRequest } from '../../../kit/idempotency/idempotency-key.ts';
import { runIdempotent } from '../../../kit/idempotency/idempotent.ts';
import { ShopError } from '../../../kit/shop-error.ts';
import { notify } from '../../../notices/notify.ts';
import { findGrantRow } from '../../../rewards/history/reward-history-store.ts';
import { creditOnce, lockBalance, takePoints } from '../../../rewards/points/point-ledger.ts';
import { decideGrantRow, insertGrant, lockGrant, lockMembers, movedSince } from './point-grant-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;
type Wish = {
  userId: number;
  points: number;
  reason: GrantReason;
  description: string;
  note?: string | null | undefined;
};
type Grant = { id: number; userId: number; points: number; reason: string; description: string };

/**
 * Grants or deducts points; beyond the daily limit of one administrator a second one must confirm.
 */
export const movePoints = (ports: Ports, admin: Member, wish: Wish, attempt: IdempotentRequest | null) =>
  runIdempotent(ports, attempt, async (tx) => {
    const { grantId, state } = await ask(tx, ports, admin, wish);
    return { grantId, state, balance: await lockBalance(tx, wish.userId) };
  });

/** Same in the legacy API. */
export const grantPoints = (
  ports: Ports,
  admin: Member,
  wish: Omit<Wish, 'reason' | 'note'>,
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const { grantId, state, loginId } = await ask(tx, ports, admin, { ...wish, reason: 'ADMIN_GRANT' });
    const at = ports.clock.now().toISOString();
    return {
      // Id of the ledger row; a pending grant has none.
      historyId: (await findGrantRow(tx, grantId))?.id ?? grantId,
      ...wish,
      userLoginId: loginId,
      rewardType: 'ADMIN_GRANT',
      rewardTypeDisplayName: GRANT_REASONS.ADMIN_GRANT,
      relatedId: null,
      relatedType: null,
      adminId: admin.id,
      isProcessed: state === 'DONE',
      processedAt: state === 'DONE' ? at : null,
      createdAt: at,
    };
  });

/** Grants points in bulk; throws if a second administrator would be required. */
export async function grantAlone(tx: Queryable, ports: Ports, admin: Member, wish: Wish): Promise<void> {
  const { state } = await ask(tx, ports, admin, wish);
  if (state === 'WAITING') throw new ShopError('POINTS_OF_DAY_SPENT');
}

async function ask(tx: Queryable, { clock }: Ports, admin: Member, wish: Wish) {
  const now = clock.now();
  const { userId, points, reason, description } = wish;
  if (Math.abs(points) > GRANT.freshFrom && !hasSteppedUp(admin, now))
    throw new ShopError('ELEVATION_REQUIRED');
  if (userId === admin.id) throw new ShopError('SELF_SANCTION');
  const target = (await lockMembers(tx, [admin.id, userId])).find(({ id }) => id === userId);
  if (!target || target.status === 'DELETED' || target.status === 'PENDING')
    throw new ShopError('USER_NOT_FOUND');
  const moved = await movedSince(tx, admin.id, startOfDay(seoulDay(now)));
  const state = moved + Math.abs(points) > GRANT.daily ? ('WAITING' as const) : ('DONE' as const);
  const grantId = await insertGrant(tx, { ...wish, note: wish.note || null, askedBy: admin.id, state }, now);
  const detail = { grant: grantId, points, reason, state };
  await audit(tx, { action: 'MEMBER_POINTS_ASKED', target: ['MEMBER', userId], detail }, now);
  if (state === 'DONE') await pay(tx, { id: grantId, userId, points, reason, description }, now);
  return { grantId, state, loginId: target.loginId };
}

/** Writes the ledger row of a grant once and notifies the member. */
async function pay(tx: Queryable, { id, userId, points, reason, description }: Grant, now: Date) {
  const cause = { userId, reason, refType: 'GRANT', refId: id, description };
  if (points > 0) await creditOnce(tx, { ...cause, points }, now);
  else await takePoints(tx, { ...cause, points: -points }, now);
  await notify(tx, 'POINTS_MOVED', [{ userId, facts: { grantId: id, points, description } }], now);
}

/** Confirms or refuses points beyond the daily limit of one administrator. */
export const decideGrant = (
  ports: Ports,
  admin: Member,
  { id, confirm }: { id: number; confirm: boolean },
  attempt: IdempotentRequest | null,
) =>
  runIdempotent(ports, attempt, async (tx) => {
    const now = ports.clock.now();
    const grant = await lockGrant(tx, id);
    if (grant?.state !== 'WAITING') throw new ShopError('NOTHING_TO_DECIDE');
    // The requester may refuse but not confirm, nor may the recipient confirm.
    const isParty = grant.askedBy === admin.id || grant.userId === admin.id;
    if (confirm && isParty) throw new ShopError('SECOND_ADMIN_REQUIRED');
    await lockMembers(tx, [grant.userId]);
    await decideGrantRow(tx, id, { state: confirm ? 'DONE' : 'REFUSED', decidedBy: admin.id }, now);
    const action = confirm ? 'MEMBER_POINTS_CONFIRMED' : 'MEMBER_POINTS_REFUSED';
    const detail = { grant: id, points: grant.points };
    await audit(tx, { action, target: ['MEMBER', grant.userId], detail }, now);
    if (confirm) await pay(tx, grant, now);
    return { balance: await lockBalance(tx, grant.userId) };
  });
