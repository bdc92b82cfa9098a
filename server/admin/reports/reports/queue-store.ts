import { type RawBuilder, sql } from 'kysely';
import type { CaseView, listCases, ViewCounts } from '#domain/admin/reports/report-case.ts';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { Queryable } from '../../../db/database.ts';
import { columnsSql } from '../../../db/statements/columns.ts';

type Listed = QueryOf<typeof listCases>;
/** Filter of the queue. */
type Filter = Omit<Listed, 'type' | 'reason' | 'authorId'> & {
  [K in 'type' | 'reason' | 'authorId']?: Listed[K] | null;
};

/** Row of the queue. */
export type CaseRow = {
  id: number;
  targetType: string;
  targetId: number;
  state: string;
  score: number;
  isHidden: boolean;
  authorId: number;
  author: string;
  sanctions: string;
  reportCount: string;
  reasons: string[];
  snapshot: Record<string, string>;
  claimedBy: number | null;
  claimedAt: Date | null;
  claimer: string | null;
  decision: string | null;
  deciderId: number | null;
  decider: string | null;
  decidedAt: Date | null;
  version: number;
  createdAt: Date;
};

/** SQL condition: reports of the current round, or of the decided one. */
const OF_ROUND = sql`r.case_id = c.id and r.round = (select max(round) from reports where case_id = c.id)`;

const COLUMNS = sql`${columnsSql(['c.id', 'c.target_type', 'c.target_id', 'c.state', 'c.score', 'c.author_id'])},
  c.hidden_at is not null as "isHidden",
  ${columnsSql(['a.nickname as author', 'c.snapshot', 'c.claimed_by', 'c.claimed_at', 'claimer.nickname as claimer'])},
  ${columnsSql(['c.decision', 'c.decided_by as decider_id', 'decider.nickname as decider', 'c.decided_at'])},
  ${columnsSql(['c.version', 'c.created_at'])},
  (select count(*) from sanctions where user_id = c.author_id) as sanctions,
  (select count(*) from reports r where ${OF_ROUND}) as "reportCount",
  array(select distinct r.reason from reports r where ${OF_ROUND} order by r.reason) as reasons`;

const JOINS = sql`join users a on a.id = c.author_id
  left join users claimer on claimer.id = c.claimed_by
  left join users decider on decider.id = c.decided_by`;

/** Literals, so that the planner can choose the partial indexes. */
const inView = (view: CaseView): RawBuilder<unknown> =>
  view === 'OPEN' ? sql`c.state in ('PENDING', 'IN_REVIEW')` : sql`c.state = ${sql.lit(view)}`;

function condition({ state, type, reason, min, authorId }: Filter): RawBuilder<unknown> {
  return sql.join(
    [
      inView(state),
      ...(type ? [sql`c.target_type = ${type}`] : []),
      ...(authorId ? [sql`c.author_id = ${authorId}`] : []),
      ...(min > 0 ? [sql`c.score >= ${min}`] : []),
      ...(reason
        ? [
            sql`exists (select from reports r where r.case_id = c.id and r.reason = ${reason} and r.round = c.round)`,
          ]
        : []),
    ],
    sql` and `,
  );
}

function orderOf({ state, sort }: Filter): RawBuilder<unknown> {
  if (state === 'RESOLVED' || state === 'REJECTED') return sql`c.decided_at desc, c.id`;
  return sort === 'age' ? sql`c.created_at, c.id` : sql`c.score desc, c.id`;
}

/** Finds a page of the queue: ids first, display data for the page only. */
export async function findCases(db: Queryable, filter: Filter): Promise<CaseRow[]> {
  const { page, size } = filter;
  const { rows } = await sql<CaseRow>`select ${COLUMNS}
    from (select * from report_cases c where ${condition(filter)}
      order by ${orderOf(filter)} limit ${size} offset ${page * size}) c
    ${JOINS} order by ${orderOf(filter)}`.execute(db);
  return rows;
}

/** Counts the cases of a filter, up to MAX_LISTED. */
export async function countCases(db: Queryable, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from (
    select from report_cases c where ${condition(filter)} limit ${MAX_LISTED}) as listed`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Counts the cases of each view under the same filter in one statement. */
export async function countViews(db: Queryable, filter: Filter): Promise<ViewCounts> {
  const column = (state: Exclude<CaseView, 'OPEN'>) => sql`(select count(*)::int from (
    select from report_cases c where ${condition({ ...filter, state })} limit ${MAX_LISTED}) as listed)`;
  const { rows } = await sql<Omit<ViewCounts, 'OPEN'>>`select ${column('PENDING')} as "PENDING",
    ${column('IN_REVIEW')} as "IN_REVIEW", ${column('RESOLVED')} as "RESOLVED", ${column('REJECTED')} as "REJECTED"
  `.execute(db);
  const { PENDING, IN_REVIEW, RESOLVED, REJECTED } = rows[0] ?? {
    PENDING: 0,
    IN_REVIEW: 0,
    RESOLVED: 0,
    REJECTED: 0,
  };
  return { OPEN: Math.min(PENDING + IN_REVIEW, MAX_LISTED), PENDING, IN_REVIEW, RESOLVED, REJECTED };
}

/** Finds the ids of open cases with their current versions. */
export async function findOpenCases(db: Queryable, filter: Filter) {
  const { rows } = await sql<{ id: number; version: number }>`select c.id, c.version from report_cases c
    where ${condition(filter)} order by ${orderOf(filter)} limit ${filter.size}`.execute(db);
  return rows;
}

/** Finds a report case with its target and counts. */
export async function findCase(db: Queryable, id: number): Promise<CaseRow | undefined> {
  const { rows } =
    await sql<CaseRow>`select ${COLUMNS} from report_cases c ${JOINS} where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Finds cases by id. */
export async function findCasesOf(db: Queryable, ids: readonly number[]): Promise<CaseRow[]> {
  if (ids.length === 0) return [];
  const { rows } =
    await sql<CaseRow>`select ${COLUMNS} from report_cases c ${JOINS} where c.id in (${sql.join([...ids])})`.execute(
      db,
    );
  return rows;
}

type ReportRow = {
  reporterId: number;
  nickname: string;
  reason: string;
  description: string | null;
  weight: number;
  judged: string;
  agreed: string;
  createdAt: Date;
};

/** Finds the first hundred reports of the round. */
export async function findReports(db: Queryable, caseId: number): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${columnsSql(['r.reporter_id', 'u.nickname', 'r.reason', 'r.description', 'r.weight', 'r.created_at'])},
      (select count(*) from reports o where o.reporter_id = u.id and o.outcome in ('AGREED', 'DISAGREED')) as judged,
      (select count(*) from reports o where o.reporter_id = u.id and o.outcome = 'AGREED') as agreed
    from report_cases c join reports r on ${OF_ROUND} join users u on u.id = r.reporter_id
    where c.id = ${caseId} order by r.id limit 100`.execute(db);
  return rows;
}

/** Finds the history of a case, at most 200 entries. */
export const findHistory = (db: Queryable, caseId: number) =>
  db
    .selectFrom('case_history as h')
    .leftJoin('users as u', 'u.id', 'h.actor_id')
    .select(['h.event', 'h.at', 'u.nickname'])
    .where('h.case_id', '=', caseId)
    .orderBy('h.id')
    .limit(200)
    .execute();
