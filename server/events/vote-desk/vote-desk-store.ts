import { type RawBuilder, sql } from 'kysely';
import type { VoteFlag } from '#domain/events/event-desk.ts';
import type { VoteStatus } from '#domain/events/event-states.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';

/**
 * Number of votes for one entry within a short time that is flagged, and share of votes under
 * review.
 */
const MANY = 5;
const WAITING_SHARE = 0.8;

/**
 * SQL: the votes of an event with their flags, computed among the votes of their entry.
 * Participants are read once and hashed, as two index lookups per vote took a third of the time for
 * 50,000 votes.
 */
const flaggedVotes = (eventId: number, ofEntries = sql`true`) => sql`
  entrants as materialized (
    select v.feed_id, v.user_id, v.address_tag, v.device_tag, o.phone
    from event_entries v left join users o on o.id = v.user_id
    where v.event_id = ${eventId} and ${ofEntries}
  ), votes as (
    select v.*, u.nickname, u.phone, u.phone_verified_at, u.created_at as joined_at,
      count(*) over (partition by v.feed_id, v.address_tag order by v.created_at
        range between interval '10 minutes' preceding and current row) as at_once,
      count(*) over (partition by v.feed_id order by u.created_at
        range between interval '1 hour' preceding and current row) as joined_at_once,
      count(*) filter (where v.standing = 'WAITING') over (partition by v.feed_id) as waiting,
      count(*) filter (where v.standing <> 'VOID') over (partition by v.feed_id) as standing_votes
    from feed_votes v join users u on u.id = v.user_id
    where v.event_id = ${eventId} and ${ofEntries}
  ), seen as (
    select *,
      max(at_once) over (partition by feed_id, address_tag order by created_at
        range between current row and interval '10 minutes' following) as burst,
      max(joined_at_once) over (partition by feed_id order by joined_at
        range between current row and interval '1 hour' following) as wave
    from votes
  ), flagged as (
    select seen.user_id, seen.feed_id, seen.nickname, seen.standing, seen.void_reason, seen.created_at,
      array_remove(array[
        case when seen.address_tag is not null and burst >= ${sql.lit(MANY)} then 'BURST' end,
        case when wave >= ${sql.lit(MANY)} then 'SAME_HOUR' end,
        case when standing_votes >= ${sql.lit(MANY)} and waiting >= ${sql.lit(WAITING_SHARE)} * standing_votes
          then 'MOSTLY_WAITING' end,
        case when seen.user_id <> e.user_id and (
          seen.address_tag = e.address_tag or seen.device_tag = e.device_tag
          or seen.phone <> '' and seen.phone = e.phone) then 'ENTRANT_SHARES' end
      ], null) as flags
    from seen left join entrants e on e.feed_id = seen.feed_id
  )`;

type FlaggedVote = {
  userId: number;
  feedId: number;
  nickname: string;
  title: string;
  standing: VoteStatus;
  voidReason: string | null;
  flags: VoteFlag[];
  createdAt: Date;
};

type Search = { flag: VoteFlag | 'ALL'; standing: VoteStatus | 'ALL' };

type Page = { page: number; size: number };
type FlagCount = { flag: VoteFlag; feedId: number; votes: number };
/** Page of votes, newest first, with the total and the flag counts of the whole event by entry. */
type VotePage = { rows: FlaggedVote[]; total: number; flags: FlagCount[] };

const ofStanding = (standing: Search['standing']) =>
  standing === 'ALL' ? sql`true` : sql`standing = ${standing}`;
/** Columns of a vote of `flagged` with the title of its entry. */
const VOTE = columnsSql([
  'flagged.user_id',
  'flagged.feed_id',
  'flagged.nickname',
  'flagged.standing',
  'flagged.void_reason',
  'flagged.created_at',
  'flagged.flags',
  'feeds.title',
]);
const FLAG_COUNTS = sql`select ${columnsSql(['flag', 'feed_id'])}, count(*)::int as votes
  from flagged cross join unnest(flags) as flag group by 1, 2`;

/** Finds one page of the votes of an event, of all or of one sign of fraud. */
export const findVotes = (db: Queryable, eventId: number, { flag, standing }: Search, page: Page) =>
  flag === 'ALL' ? pageOfAll(db, eventId, standing, page) : pageOfFlag(db, eventId, { flag, standing }, page);

/** Finds a page of all votes; only the entries on it are examined. */
async function pageOfAll(
  db: Queryable,
  eventId: number,
  standing: Search['standing'],
  { page, size }: Page,
): Promise<VotePage> {
  const { rows } = await sql<FlaggedVote & { total: number }>`
    with wanted as materialized (
      select user_id, feed_id, count(*) over ()::int as total from feed_votes
      where event_id = ${eventId} and ${ofStanding(standing)} order by created_at desc, user_id
      limit ${size} offset ${page * size}
    ), ${flaggedVotes(eventId, sql`v.feed_id in (select feed_id from wanted)`)}
    select ${VOTE}, wanted.total
    from wanted join flagged using (user_id, feed_id) join feeds on feeds.id = flagged.feed_id
    order by flagged.created_at desc, flagged.user_id`.execute(db);
  const flags =
    await sql<FlagCount>`with ${flaggedVotes(eventId)} ${FLAG_COUNTS} order by 3 desc, 1, 2`.execute(db);
  return { rows, total: rows[0]?.total ?? 0, flags: flags.rows };
}

/** JSON contains timestamps as text. */
type Told = { votes: (Omit<FlaggedVote, 'createdAt'> & { createdAt: string })[] };

/** Finds a page of votes with one flag. All votes are examined, once for page and counts. */
async function pageOfFlag(
  db: Queryable,
  eventId: number,
  { flag, standing }: { flag: VoteFlag; standing: Search['standing'] },
  { page, size }: Page,
): Promise<VotePage> {
  const { rows } = await sql<Omit<VotePage, 'rows'> & Told>`
    with ${flaggedVotes(eventId)}, counts as (${FLAG_COUNTS}), wanted as (
      select * from flagged where ${flag} = any(flags) and ${ofStanding(standing)}
    ), shown as (
      select ${VOTE} from wanted as flagged join feeds on feeds.id = flagged.feed_id
      order by flagged.created_at desc, flagged.user_id limit ${size} offset ${page * size}
    )
    select (select count(*)::int from wanted) as total,
      coalesce((select jsonb_agg(counts order by votes desc, flag, "feedId") from counts), '[]') as flags,
      coalesce((select jsonb_agg(shown order by "createdAt" desc, "userId") from shown), '[]') as votes`.execute(
    db,
  );
  const [{ votes, total, flags } = { votes: [], total: 0, flags: [] }] = rows;
  return { rows: votes.map((row) => ({ ...row, createdAt: new Date(row.createdAt) })), total, flags };
}

/** Counts the flagged votes of some voters that are counted. */
export async function countFlagged(
  db: Queryable,
  eventId: number,
  voters: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ votes: number }>`with ${flaggedVotes(eventId)}
    select count(*)::int as votes from flagged
    where standing = 'COUNTED' and cardinality(flags) > 0 and user_id in (${voters})`.execute(db);
  return rows[0]?.votes ?? 0;
}

/** Counts the votes of an event by state. */
export async function countVoteStatuses(db: Queryable, eventId: number) {
  const rows = await db
    .selectFrom('feed_votes')
    .select((eb) => ['standing', eb.fn.countAll<number>().as('count')])
    .where('event_id', '=', eventId)
    .groupBy('standing')
    .execute();
  const of = (standing: VoteStatus) => Number(rows.find((row) => row.standing === standing)?.count ?? 0);
  return { counted: of('COUNTED'), waiting: of('WAITING'), void: of('VOID') };
}

/** Locks feeds in order of id. */
export const lockFeeds = (tx: Queryable, eventId: number, voterIds: readonly number[]) =>
  sql`select id from feeds where id in (
    select feed_id from feed_votes where event_id = ${eventId} and user_id = any(${[...voterIds]}::bigint[])
  ) order by id for no key update`.execute(tx);

/** Deletes the network and browser tags some time after the announcement. */
export async function forgetTags(db: Queryable, announcedBefore: Date): Promise<void> {
  for (const table of ['event_entries', 'feed_votes', 'event_freed_votes'] as const)
    await sql`update ${sql.table(table)} set address_tag = null, device_tag = null
      where (address_tag is not null or device_tag is not null) and event_id in (
        select event_id from event_results where announced_at < ${announcedBefore}
        union select id from events where cancelled_at < ${announcedBefore})`.execute(db);
}
