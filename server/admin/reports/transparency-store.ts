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
    from appeals where state <> 'WAITING' and decided_at >= ${from} group by 1`.execute(db);
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
 * the decision before it. A decision without such a report has kept nobody waiting.
 */
export async function countConcluded(db: Queryable, from: Date): Promise<Concluded[]> {
  const { rows } = await sql<Concluded>`
    with events as (
      select ${monthOf('h.at')} as month, h.case_id, h.event, c.target_type in ('FEED', 'COMMENT', 'REVIEW') as is_post,
        case when h.event in ${SHOWS} then (
          select p.event from case_history p
          where p.case_id = h.case_id and p.id < h.id and (p.event in ${HIDES} or p.event in ${SHOWS})
          order by p.id desc limit 1) end as before,
        case when h.event in ${DECIDED} then (
          select extract(epoch from h.at - min(r.created_at)) / 3600 from reports r
          where r.case_id = h.case_id and r.created_at <= h.at and r.created_at > coalesce((
            select max(p.at) from case_history p
            where p.case_id = h.case_id and p.id < h.id and p.event in ${DECIDED}), '-infinity')) end as hours
      from case_history h join report_cases c on c.id = h.case_id
      where h.at >= ${from} and (h.event in ${HIDES} or h.event in ${SHOWS}))
    select month,
      (count(distinct case_id) filter (where is_post and event in ${HIDES}))::int as hidden,
      (count(distinct case_id) filter (where is_post and before in ('HIDDEN_BY_SCORE', 'HIDE')))::int as restored,
      count(hours)::int as decided,
      (percentile_cont(0.5) within group (order by hours))::float8 as hours
    from events group by 1`.execute(db);
  return rows;
}
