import { sql } from 'kysely';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns, columnsSql } from '../../../db/statements/columns.ts';
import { isUnder } from '../../../members/sanctions/sanction-store.ts';
import type { Found } from '../cases/target-store.ts';

const CASE = columns([
  'id',
  'target_type',
  'target_id',
  'author_id',
  'state',
  'round',
  'score',
  'hidden_at',
  'version',
]);

/** Locks the case of an item; the first report creates it. */
export async function lockCaseOf(
  tx: Queryable,
  [type, id]: readonly [ReportTarget, number],
  { authorId, snapshot }: Found,
  now: Date,
) {
  await tx
    .insertInto('report_cases')
    .values({
      target_type: type,
      target_id: id,
      author_id: authorId,
      snapshot: JSON.stringify(snapshot),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['target_type', 'target_id']).doNothing())
    .execute();
  return tx
    .selectFrom('report_cases')
    .select(CASE)
    .where('target_type', '=', type)
    .where('target_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
export type Case = Awaited<ReturnType<typeof lockCaseOf>>;

/** Replaces the stored text of a case. */
export const keepSnapshot = (tx: Queryable, id: number, { snapshot }: Found) =>
  tx
    .updateTable('report_cases')
    .set({ snapshot: JSON.stringify(snapshot) })
    .where('id', '=', id)
    .execute();

type NewReport = {
  caseId: number;
  round: number;
  reporterId: number;
  reason: ReportReason;
  description: string | null;
  weight: number;
  trust: number;
  networkTag: string;
};

/** Inserts a report; returns null if the member has reported the item in this round. */
export async function insertReport(tx: Queryable, report: NewReport, now: Date): Promise<number | null> {
  const { caseId, reporterId, networkTag, ...said } = report;
  const row = await tx
    .insertInto('reports')
    .values({ ...said, case_id: caseId, reporter_id: reporterId, network_tag: networkTag, created_at: now })
    .onConflict((conflict) => conflict.columns(['case_id', 'round', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns whether a member has reported an item in the open round. */
export async function hasReported(
  db: Queryable,
  reporterId: number,
  [type, id]: readonly [ReportTarget, number],
): Promise<boolean> {
  const row = await db
    .selectFrom('report_cases as c')
    .innerJoin('reports as r', (join) =>
      join
        .onRef('r.case_id', '=', 'c.id')
        .onRef('r.round', '=', 'c.round')
        .on('r.reporter_id', '=', reporterId),
    )
    .select('r.id')
    .where('c.target_type', '=', type)
    .where('c.target_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Sums the weights of a round, and counts the networks of trusted reporters. Silenced members have
 * no weight.
 */
export async function weigh(tx: Queryable, caseId: number, round: number, now: Date) {
  const row = await tx
    .selectFrom('reports as r')
    .select([
      sql<number>`coalesce(sum(r.weight), 0)`.as('score'),
      sql<string>`count(distinct r.network_tag) filter (where r.trust >= 1 and r.weight > 0)`.as('voices'),
    ])
    .where('r.case_id', '=', caseId)
    .where('r.round', '=', round)
    .where(({ not }) => not(isUnder('SILENCE', 'r.reporter_id', now)))
    .executeTakeFirstOrThrow();
  return { score: Number(row.score), voices: Number(row.voices) };
}

type Change = { score: number; state: string; hiddenAt: Date | null; isNews: boolean };

/** Stores the score; a change of state increments the version. */
export const keepScore = (tx: Queryable, id: number, { score, state, hiddenAt, isNews }: Change) =>
  tx
    .updateTable('report_cases')
    .set({
      score,
      state,
      hidden_at: hiddenAt,
      ...(isNews ? { version: sql<number>`version + 1` } : {}),
    })
    .where('id', '=', id)
    .execute();

type Event = {
  caseId: number;
  event: string;
  actorId: number | null;
  detail?: Record<string, string | number>;
};

/** Inserts a history entry of a case and returns its id. */
export async function noteEvent(
  tx: Queryable,
  { caseId, event, actorId, detail = {} }: Event,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('case_history')
    .values({ case_id: caseId, at: now, actor_id: actorId, event, detail: JSON.stringify(detail) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Facts = {
  createdAt: Date;
  activityPoints: number;
  hasPhone: boolean;
  hasBought: boolean;
  hasReceived: boolean;
  judged: string;
  agreed: string;
};

/** Finds the facts about a reporter in one statement. */
export async function findReporter(tx: Queryable, userId: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select ${columnsSql(['u.created_at', 'u.activity_points'])}, u.phone_verified_at is not null as "hasPhone",
      exists (select from orders o join order_items i on i.order_id = o.id
        where o.user_id = u.id and i.status in ('ORDERED', 'SHIPPED', 'DELIVERED')) as "hasBought",
      exists (select from orders o join order_items i on i.order_id = o.id
        where o.user_id = u.id and i.status = 'DELIVERED') as "hasReceived",
      (select count(*) from reports where reporter_id = u.id and outcome in ('AGREED', 'DISAGREED')) as judged,
      (select count(*) from reports where reporter_id = u.id and outcome = 'AGREED') as agreed
    from users u where u.id = ${userId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('nobody reports');
  return row;
}
