import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';

/** Voided vote of the caller with its appeal. */
export type OwnVoidVote = {
  event_id: number;
  title: string;
  standing: string | null;
  void_reason: string;
  voided_at: Date;
  is_final: boolean;
  state: string | null;
  text: string | null;
  answer: string | null;
  objected_at: Date | null;
};

const IS_FINAL = sql`(e.state <> 'PUBLISHED' or exists (
  select 1 from event_results r where r.event_id = e.id and r.state <> 'CALCULATED'))`;

const SHOWN = 50;

/** Finds a member's voided votes with their appeals, latest first, including restored ones. */
export async function findOwnVoidVotes(db: Queryable, userId: number): Promise<OwnVoidVote[]> {
  const { rows } = await sql<OwnVoidVote>`
    with mine as (
      select v.event_id, v.standing, v.void_reason, v.voided_at from feed_votes v
        where v.user_id = ${userId} and v.standing = 'VOID' and v.voided_at is not null
    ), objected as (
      select * from appeals where author_id = ${userId} and event_id is not null
    )
    select e.id as event_id, e.title, v.standing, ${IS_FINAL} as is_final,
      coalesce(v.void_reason, a.void_reason) as void_reason, coalesce(v.voided_at, a.voided_at) as voided_at,
      a.state, a.text, a.answer, a.created_at as objected_at
    from mine v full join objected a on a.event_id = v.event_id
    join events e on e.id = coalesce(v.event_id, a.event_id) and e.deleted_at is null
    order by voided_at desc, e.id desc limit ${sql.lit(SHOWN)}`.execute(db);
  return rows;
}

type ObjectedVote = {
  appeal_id: number;
  event_id: number;
  title: string;
  voter_id: number;
  nickname: string;
  standing: string | null;
  void_reason: string;
  voided_by: number | null;
  judge: string | null;
  voided_at: Date | null;
  is_final: boolean;
};

/** Finds the votes that appeals are about. */
export async function findObjectedVotes(
  db: Queryable,
  appealIds: readonly number[],
): Promise<ObjectedVote[]> {
  const { rows } = await sql<ObjectedVote>`
    select a.id as appeal_id, e.id as event_id, e.title, a.author_id as voter_id, u.nickname, v.standing,
      a.void_reason, coalesce(v.voided_by, a.voided_by) as voided_by, judge.nickname as judge, a.voided_at,
      ${IS_FINAL} as is_final
    from appeals a join events e on e.id = a.event_id join users u on u.id = a.author_id
    left join feed_votes v on v.event_id = a.event_id and v.user_id = a.author_id
    left join users judge on judge.id = coalesce(v.voided_by, a.voided_by)
    where a.id = any(${[...appealIds]}::bigint[])`.execute(db);
  return rows;
}
