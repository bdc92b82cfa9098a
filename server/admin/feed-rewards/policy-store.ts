import { sql } from 'kysely';
import type { PolicyForm } from '#domain/admin/feed-rewards/reward-policy-endpoints.ts';
import type { RewardStep } from '#domain/rewards/reward-policy.ts';
import type { Queryable } from '../../db/database.ts';
import { POLICY } from '../../rewards/policies/policy-store.ts';

type Edit = { form: PolicyForm; steps: RewardStep[] | null; actorId: number };

const moment = (text: string | null): Date | null => (text ? new Date(text) : null);

/** Updates a policy and increments its version. */
export const updatePolicy = (tx: Queryable, id: number, { form, steps, actorId }: Edit, now: Date) =>
  tx
    .updateTable('reward_policies')
    .set({
      points: form.points,
      steps: steps && JSON.stringify(steps),
      description: form.description,
      is_active: form.isActive,
      daily_limit: form.dailyLimit,
      monthly_limit: form.monthlyLimit,
      valid_from: moment(form.validFrom),
      valid_to: moment(form.validTo),
      version: sql<number>`version + 1`,
      updated_by: actorId,
      updated_at: now,
    })
    .where('id', '=', id)
    .returning(POLICY)
    .executeTakeFirstOrThrow();
