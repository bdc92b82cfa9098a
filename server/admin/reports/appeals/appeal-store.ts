import { type SqlBool, sql } from 'kysely';
import type { AppealState } from '#domain/admin/reports/appeal.ts';
import { MAX_LISTED, type PageQuery } from '#domain/kit/page.ts';
import type { Queryable } from '../../../db/database.ts';
import { columns } from '../../../db/statements/columns.ts';

/** Finds the appeal against a case. */
export const findAppealOf = (db: Queryable, caseId: number) =>
  db.selectFrom('appeals').select(['id', 'state']).where('case_id', '=', caseId).executeTakeFirst();

/** Finds an appeal with its subject and author. */
export const findAppeal = (db: Queryable, id: number) =>
  db
    .selectFrom('appeals')
    .select(columns(['id', 'case_id', 'event_id', 'author_id', 'voided_by']))
    .where('id', '=', id)
    .executeTakeFirst();

/** Subject of an appeal: a case, or a voided vote in an event. */
type About =
  | { case_id: number }
  | { event_id: number; void_reason: string; voided_by: number | null; voided_at: Date };
type Words = { authorId: number; text: string };

/** Inserts an appeal; returns null if there is one for this subject. */
export async function insertAppeal(
  tx: Queryable,
  about: About,
  { authorId, text }: Words,
  now: Date,
): Promise<number | null> {
  const row = await tx
    .insertInto('appeals')
    .values({ case_id: null, ...about, author_id: authorId, text, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

type Judged = { state: AppealState; answer: string; actorId: number };

/** Decides a waiting appeal; returns false if it is decided already. */
export async function closeAppeal(tx: Queryable, id: number, judged: Judged, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('appeals')
    .set({ state: judged.state, answer: judged.answer, decided_by: judged.actorId, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const inState = (db: Queryable, state: AppealState) =>
  db
    .selectFrom('appeals')
    // Literals, so that the planner can choose the partial indexes.
    .where(
      state === 'WAITING'
        ? sql<SqlBool>`state = 'WAITING'`
        : sql<SqlBool>`state <> 'WAITING' and state = ${state}`,
    );

/** Finds a page of appeals: waiting ones oldest first, decided ones latest first. */
export const findAppeals = (db: Queryable, state: AppealState, { page, size }: PageQuery) =>
  inState(db, state)
    .leftJoin('users as decider', 'decider.id', 'appeals.decided_by')
    .select(
      columns(['appeals.id', 'appeals.case_id', 'appeals.text', 'appeals.answer', 'appeals.created_at']),
    )
    .select('decider.nickname as decider')
    .orderBy(state === 'WAITING' ? 'appeals.id' : 'appeals.decided_at', state === 'WAITING' ? 'asc' : 'desc')
    .orderBy('appeals.id')
    .limit(size)
    .offset(page * size)
    .execute();

/** Counts the appeals in a state, up to MAX_LISTED. */
export async function countAppeals(db: Queryable, state: AppealState): Promise<number> {
  const { count } = await db
    .selectFrom(inState(db, state).select('appeals.id').limit(MAX_LISTED).as('listed'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const SHOWN = 50;

/** Finds a member's hidden or deleted items with their appeals, latest first. */
export const findOwnCases = (db: Queryable, userId: number) =>
  db
    .selectFrom('report_cases as c')
    .leftJoin('appeals as a', 'a.case_id', 'c.id')
    .select(columns(['c.id', 'c.target_type', 'c.target_id', 'c.snapshot', 'c.decision', 'c.rule', 'c.note']))
    .select(
      columns([
        'c.decided_at',
        'c.hidden_at',
        'a.state',
        'a.text',
        'a.answer',
        'a.created_at as objected_at',
      ]),
    )
    .where('c.author_id', '=', userId)
    .where(({ or, eb }) =>
      or([
        eb('c.hidden_at', 'is not', null),
        eb('c.decision', 'in', ['HIDE', 'DELETE']),
        eb('a.id', 'is not', null),
      ]),
    )
    .orderBy('c.id', 'desc')
    .limit(SHOWN)
    .execute();

/** Finds the sanctions in force that were given for a case. */
export async function findSanctionsFor(tx: Queryable, caseId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .selectFrom('sanctions')
    .select('id')
    .where('case_id', '=', caseId)
    .where('kind', '<>', 'WARN')
    .where('lifted_at', 'is', null)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .execute();
  return rows.map(({ id }) => id);
}
