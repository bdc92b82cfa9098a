import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';

const monthOf = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'Asia/Seoul', 'YYYY-MM')`;

export type Reported = { month: string; reports: number };

export async function countReports(db: Queryable, from: Date): Promise<Reported[]> {
  const { rows } = await sql<Reported>`
    select ${monthOf('created_at')} as month, count(*)::int as reports
    from reports where created_at >= ${from} group by 1`.execute(db);
  return rows;
}

export type Objected = { month: string; appeals: number; granted: number };

export async function countObjections(db: Queryable, from: Date): Promise<Objected[]> {
  const { rows } = await sql<Objected>`
    select ${monthOf('decided_at')} as month, count(*)::int as appeals,
      (count(*) filter (where state = 'GRANTED'))::int as granted
    from appeals where case_id is not null and state <> 'WAITING' and decided_at >= ${from} group by 1`.execute(
    db,
  );
  return rows;
}

const DECIDED = sql`('HIDE', 'DELETE', 'NO_PROBLEM', 'IGNORE')`;
const HIDES = sql`('HIDDEN_BY_SCORE', 'HIDE', 'DELETE')`;
const SHOWS = sql`('NO_PROBLEM', 'IGNORE', 'APPEAL_GRANTED')`;

export type Concluded = {
  month: string;
  hidden: number;
  restored: number;
  decided: number;
  hours: number | null;
};

/**
 * What was hidden and shown again, each thing once a month, and how long decisions took: from the first report after
 * the decision before it. A decision without such a report has kept nobody waiting. All at once instead of case by
 * case: there are as many as there were reports in a year.
 */
export async function countConcluded(db: Queryable, from: Date): Promise<Concluded[]> {
  const { rows } = await sql<Concluded>`
    with noted as (
      select id, case_id, event, at, lag(event) over (partition by case_id order by id) as before,
        max(at) filter (where event in ${DECIDED}) over (
          partition by case_id order by id rows between unbounded preceding and 1 preceding) as since
      from case_history where event in ${HIDES} or event in ${SHOWS}),
    waited as (
      select n.id, extract(epoch from n.at - min(r.created_at)) / 3600 as hours
      from noted n join reports r on r.case_id = n.case_id
        and r.created_at <= n.at and (n.since is null or r.created_at > n.since)
      where n.at >= ${from} and n.event in ${DECIDED} group by n.id, n.at),
    events as (
      select ${monthOf('n.at')} as month, n.case_id, n.event, n.before, w.hours,
        c.target_type in ('FEED', 'COMMENT', 'REVIEW') as is_post
      from noted n join report_cases c on c.id = n.case_id left join waited w on w.id = n.id
      where n.at >= ${from})
    select month,
      (count(distinct case_id) filter (where is_post and event in ${HIDES}))::int as hidden,
      (count(distinct case_id) filter (
        where is_post and event in ${SHOWS} and before in ('HIDDEN_BY_SCORE', 'HIDE')))::int as restored,
      count(hours)::int as decided,
      (percentile_cont(0.5) within group (order by hours))::float8 as hours
    from events group by 1`.execute(db);
  return rows;
}
