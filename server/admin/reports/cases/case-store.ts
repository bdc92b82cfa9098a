import { type SqlBool, sql } from 'kysely';
import type { Decision } from '#domain/admin/reports/decision.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';
import type { TakenReward } from '../../../rewards/feed-rewards/undo-feed-rewards.ts';

const CASE = columns([
  'id',
  'target_type',
  'target_id',
  'author_id',
  'state',
  'round',
  'score',
  'claimed_by',
  'claimed_at',
  'decision',
  'decided_by',
  'decided_at',
  'hidden_at',
  'taken',
  'version',
]);

/** Locks a report case, which serialises administrators. */
export const lockCase = (tx: Queryable, id: number) =>
  tx.selectFrom('report_cases').select(CASE).where('id', '=', id).forUpdate().executeTakeFirst();
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** Assigns a case to an administrator. */
export const keepClaim = (tx: Queryable, id: number, actorId: number, now: Date) =>
  tx
    .updateTable('report_cases')
    .set({
      claimed_by: actorId,
      claimed_at: now,
      state: sql<string>`case state when 'PENDING' then 'IN_REVIEW' else state end`,
    })
    .where('id', '=', id)
    .execute();

type Decided = {
  decision: Decision;
  state: 'RESOLVED' | 'REJECTED';
  rule: string | null;
  note: string | null;
  actorId: number;
  round: number;
  hiddenAt: Date | null;
  taken: Taken | null;
};

/** What a decision reclaimed from the author, so that a reversal restores exactly it. */
export type Taken = { points: number; hadDeed: boolean; rewards: TakenReward[] };

/**
 * Records a decision, which ends a round; the next report starts another. Returns the new version.
 */
export async function keepDecision(tx: Queryable, id: number, decided: Decided, now: Date): Promise<number> {
  const { decision, state, rule, note, actorId, round, hiddenAt, taken } = decided;
  const { version } = await tx
    .updateTable('report_cases')
    .set({
      decision,
      state,
      rule,
      note,
      decided_by: actorId,
      decided_at: now,
      claimed_by: null,
      claimed_at: null,
      round: round + 1,
      score: 0,
      hidden_at: hiddenAt,
      taken: taken && JSON.stringify(taken),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Records the outcome of a round's reports; returns the reporters to notify. */
export async function keepOutcome(
  tx: Queryable,
  caseId: number,
  round: number,
  outcome: string,
): Promise<number[]> {
  const rows = await tx
    .updateTable('reports')
    .set({ outcome })
    .where('case_id', '=', caseId)
    .where('round', '=', round)
    .where(sql<SqlBool>`outcome is distinct from ${outcome}`)
    .returning(columns(['reporter_id']))
    .execute();
  return rows.map(({ reporterId }) => reporterId);
}

/** Finds e-mail address and nickname of a member who is not withdrawn. */
export const findAddressee = (tx: Queryable, userId: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'nickname'])
    .where('id', '=', userId)
    .where('status', '<>', 'DELETED')
    .executeTakeFirst();
