import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';

/** Time span with an exclusive end. */
export type Span = { from: Date; to: Date };

/** Numbers of one month; `hours` is the median of `decided` decisions. */
export type MonthSums = {
  month: string;
  reports: number;
  hidden: number;
  restored: number;
  appeals: number;
  granted: number;
  decided: number;
  hours: number | null;
};

const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM')`;

export type Reported = Pick<MonthSums, 'month' | 'reports'>;

/** Counts the reports of a span by month. */
export async function countReports(db: Queryable, { from, to }: Span): Promise<Reported[]> {
  const { rows } = await sql<Reported>`
    select ${monthOf('created_at')} as month, count(*)::int as reports
    from reports where created_at >= ${from} and created_at < ${to} group by 1`.execute(db);
  return rows;
}

export type Objected = Pick<MonthSums, 'month' | 'appeals' | 'granted'>;

/** Counts decided and granted appeals of a span by month. */
export async function countObjections(db: Queryable, { from, to }: Span): Promise<Objected[]> {
  const { rows } = await sql<Objected>`
    select ${monthOf('decided_at')} as month, count(*)::int as appeals,
      (count(*) filter (where state = 'GRANTED'))::int as granted
    from appeals where case_id is not null and state <> 'WAITING' and decided_at >= ${from} and decided_at < ${to} group by 1`.execute(
    db,
  );
  return rows;
}

const DECIDED = sql`('HIDE', 'DELETE', 'NO_PROBLEM', 'IGNORE')`;
const HIDES = sql`('HIDDEN_BY_SCORE', 'HIDE', 'DELETE')`;
const SHOWS = sql`('NO_PROBLEM', 'IGNORE', 'APPEAL_GRANTED')`;

export type ClosedCases = Pick<MonthSums, 'month' | 'hidden' | 'restored' | 'decided' | 'hours'>;

/**
 * Counts hidden and restored items, each once a month, and the median time to a decision since the
 * first report after the previous one. Decisions without such a report are excluded. Restricted to
 * the cases of the span, processed set-wise.
 */
export async function countClosedCases(db: Queryable, { from, to }: Span): Promise<ClosedCases[]> {
  const { rows } = await sql<ClosedCases>`
    with cases as (select distinct case_id from case_history where at >= ${from} and at < ${to}),
    noted as (
      select id, case_id, event, at, lag(event) over (partition by case_id order by id) as before,
        max(at) filter (where event in ${DECIDED}) over (
          partition by case_id order by id rows between unbounded preceding and 1 preceding) as since
      from case_history where case_id in (select case_id from cases) and (event in ${HIDES} or event in ${SHOWS})),
    waited as (
      select n.id, extract(epoch from n.at - min(r.created_at)) / 3600 as hours
      from noted n join reports r on r.case_id = n.case_id
        and r.created_at <= n.at and (n.since is null or r.created_at > n.since)
      where n.at >= ${from} and n.at < ${to} and n.event in ${DECIDED} group by n.id, n.at),
    events as (
      select ${monthOf('n.at')} as month, n.case_id, n.event, n.before, w.hours,
        c.target_type in ('FEED', 'COMMENT', 'REVIEW', 'ANSWER', 'QUESTION', 'QUESTION_ANSWER', 'BUYER_ANSWER') as is_post
      from noted n join report_cases c on c.id = n.case_id left join waited w on w.id = n.id
      where n.at >= ${from} and n.at < ${to})
    select month,
      (count(distinct case_id) filter (where is_post and event in ${HIDES}))::int as hidden,
      (count(distinct case_id) filter (
        where is_post and event in ${SHOWS} and before in ('HIDDEN_BY_SCORE', 'HIDE')))::int as restored,
      count(hours)::int as decided,
      (percentile_cont(0.5) within group (order by hours))::float8 as hours
    from events group by 1`.execute(db);
  return rows;
}

/** Finds the stored months from one on. */
export const findMonths = (db: Queryable, from: string): Promise<MonthSums[]> =>
  db.selectFrom('report_months').selectAll().where('month', '>=', from).execute();

/** Stores a month once; a concurrent insert is ignored. */
export const keepMonth = (tx: Queryable, sums: MonthSums) =>
  tx
    .insertInto('report_months')
    .values(sums)
    .onConflict((conflict) => conflict.column('month').doNothing())
    .execute();

/** Deletes months that have not ended, after a clock was set forward and back. */
export const dropMonthsFrom = (tx: Queryable, month: string) =>
  tx.deleteFrom('report_months').where('month', '>=', month).execute();
