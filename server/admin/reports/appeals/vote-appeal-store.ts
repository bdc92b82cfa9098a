import { sql } from 'kysely';
import type { Queryable } from '../../../db/database.ts';
import { columnsSql } from '../../../db/statements/columns.ts';

/** Voided vote of the caller with its appeal. */
export type OwnVoidVote = {
  eventId: number;
  title: string;
  standing: string | null;
  voidReason: string;
  voidedAt: Date;
  isFinal: boolean;
  state: string | null;
  text: string | null;
  answer: string | null;
  objectedAt: Date | null;
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
    select ${columnsSql(['e.id as event_id', 'e.title', 'v.standing'])}, ${IS_FINAL} as "isFinal",
      coalesce(v.void_reason, a.void_reason) as "voidReason", coalesce(v.voided_at, a.voided_at) as "voidedAt",
      ${columnsSql(['a.state', 'a.text', 'a.answer', 'a.created_at as objected_at'])}
    from mine v full join objected a on a.event_id = v.event_id
    join events e on e.id = coalesce(v.event_id, a.event_id) and e.deleted_at is null
    order by "voidedAt" desc, e.id desc limit ${sql.lit(SHOWN)}`.execute(db);
  return rows;
}

type ObjectedVote = {
  appealId: number;
  eventId: number;
  title: string;
  voterId: number;
  nickname: string;
  standing: string | null;
  voidReason: string;
  voidedBy: number | null;
  judge: string | null;
  voidedAt: Date | null;
  isFinal: boolean;
};

/** Finds the votes that appeals are about. */
export async function findObjectedVotes(
  db: Queryable,
  appealIds: readonly number[],
): Promise<ObjectedVote[]> {
  const { rows } = await sql<ObjectedVote>`
    select ${columnsSql(['a.id as appeal_id', 'e.id as event_id', 'e.title', 'a.author_id as voter_id'])},
      ${columnsSql(['u.nickname', 'v.standing', 'a.void_reason', 'judge.nickname as judge', 'a.voided_at'])},
      coalesce(v.voided_by, a.voided_by) as "voidedBy", ${IS_FINAL} as "isFinal"
    from appeals a join events e on e.id = a.event_id join users u on u.id = a.author_id
    left join feed_votes v on v.event_id = a.event_id and v.user_id = a.author_id
    left join users judge on judge.id = coalesce(v.voided_by, a.voided_by)
    where a.id = any(${[...appealIds]}::bigint[])`.execute(db);
  return rows;
}
