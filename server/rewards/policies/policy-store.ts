import type { Queryable } from '../../db/database.ts';

/** Finds all policies in order of creation. */
export const findPolicies = (db: Queryable) =>
  db.selectFrom('reward_policies').selectAll().orderBy('id').execute();
export type PolicyRow = Awaited<ReturnType<typeof findPolicies>>[number];

/** Finds a reward policy by the type of reward. */
export const findPolicy = (db: Queryable, type: string) =>
  db.selectFrom('reward_policies').selectAll().where('reward_type', '=', type).executeTakeFirst();

/** Finds a reward policy by id and locks its row. */
export const lockPolicy = (tx: Queryable, id: number) =>
  tx.selectFrom('reward_policies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
