import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Columns of a reward policy. */
export const POLICY = columns([
  'id',
  'reward_type',
  'points',
  'steps',
  'description',
  'is_active',
  'daily_limit',
  'monthly_limit',
  'valid_from',
  'valid_to',
  'created_at',
  'updated_at',
  'version',
]);

/** Finds all policies in order of creation. */
export const findPolicies = (db: Queryable) =>
  db.selectFrom('reward_policies').select(POLICY).orderBy('id').execute();
export type PolicyRow = Awaited<ReturnType<typeof findPolicies>>[number];

/** Finds a reward policy by the type of reward. */
export const findPolicy = (db: Queryable, type: string) =>
  db.selectFrom('reward_policies').select(POLICY).where('reward_type', '=', type).executeTakeFirst();

/** Finds a reward policy by id and locks its row. */
export const lockPolicy = (tx: Queryable, id: number) =>
  tx.selectFrom('reward_policies').select(POLICY).where('id', '=', id).forUpdate().executeTakeFirst();
