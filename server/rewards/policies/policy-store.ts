import type { Queryable } from '../../db/database.ts';

/** Finds all policies in order of creation. */
export const findPolicies = (db: Queryable) =>
  db.selectFrom('reward_policies').selectAll().orderBy('id').execute();
export type PolicyRow = Awaited<ReturnType<typeof findPolicies>>[number];

export const findPolicy = (db: Queryable, type: string) =>
  db.selectFrom('reward_policies').selectAll().where('reward_type', '=', type).executeTakeFirst();

export const lockPolicy = (tx: Queryable, id: number) =>
  tx.selectFrom('reward_policies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
