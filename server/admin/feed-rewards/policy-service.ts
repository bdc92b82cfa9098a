import type { PolicyForm } from '#domain/admin/feed-rewards/reward-policy-endpoints.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { stepsOf, toPolicyResponse } from '../../rewards/policies/policies.ts';
import { lockPolicy } from '../../rewards/policies/policy-store.ts';
import { updatePolicy } from './policy-store.ts';

type Ports = Pick<Context, 'db' | 'clock'>;

/** Changes a policy; an outdated version is a conflict. The thresholds are fixed. */
export const editPolicy = (ports: Ports, actor: Member, { id, form }: { id: number; form: PolicyForm }) =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const known = await lockPolicy(tx, id);
    if (!known) throw new ShopError('REWARD_POLICY_NOT_FOUND');
    if (known.version !== form.version) throw new ShopError('VERSION_CONFLICT');
    const before = stepsOf(known);
    const given = new Map((form.steps ?? []).map(({ at, points }) => [Number(at), points]));
    const steps = before?.map(({ at, points }) => ({ at, points: given.get(at) ?? points })) ?? null;
    const row = await updatePolicy(tx, id, { form, steps, actorId: actor.id }, now);
    const detail = {
      type: known.rewardType,
      from: before ? JSON.stringify(before) : known.points,
      to: steps ? JSON.stringify(steps) : form.points,
      isActive: String(form.isActive),
      daily: form.dailyLimit,
      monthly: form.monthlyLimit,
    };
    await audit(tx, { action: 'POLICY_CHANGED', target: ['POLICY', id], detail }, now);
    return toPolicyResponse(row);
  });
