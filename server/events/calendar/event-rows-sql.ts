import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';

/** Columns of an event that are shown or changed. */
export const EVENT = columns([
  'events.id',
  'events.title',
  'events.description',
  'events.type',
  'events.state',
  'events.image_url',
  'events.wide_image_url',
  'events.start_date',
  'events.end_date',
  'events.purchase_start_date',
  'events.purchase_end_date',
  'events.announcement_date',
  'events.participation_method',
  'events.selection_criteria',
  'events.precautions',
  'events.max_participants',
  'events.vote_blackout_hours',
  'events.seed_commit',
  'events.frozen_at',
  'events.entrants_hash',
  'events.cancel_reason',
  'events.version',
  'events.created_at',
]);

/**
 * Query of events with pictures, rewards, counts and the viewer's entry and vote; viewer 0 is
 * anonymous.
 */
export const selectEvents = (db: Queryable, viewerId: number) =>
  db
    .selectFrom('events')
    .leftJoin('event_results', 'event_results.event_id', 'events.id')
    .leftJoin('event_entries as mine', (join) =>
      join.onRef('mine.event_id', '=', 'events.id').on('mine.user_id', '=', viewerId),
    )
    .leftJoin('feed_votes as my_vote', (join) =>
      join.onRef('my_vote.event_id', '=', 'events.id').on('my_vote.user_id', '=', viewerId),
    )
    .select(EVENT)
    .select(
      columns([
        'event_results.state as result_state',
        'mine.feed_id as my_feed_id',
        'mine.entry_no as my_entry_no',
        'mine.nonce as my_nonce',
        'mine.status as my_status',
        'my_vote.feed_id as my_vote_feed_id',
        'my_vote.standing as my_vote_standing',
      ]),
    )
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('event_images')
          .select(['event_images.id', 'event_images.url', 'event_images.width', 'event_images.height'])
          .whereRef('event_images.event_id', '=', 'events.id')
          .orderBy('event_images.sort_order')
          .orderBy('event_images.id'),
      ).as('images'),
      jsonArrayFrom(
        eb
          .selectFrom('event_rewards')
          .select([
            'event_rewards.condition',
            'event_rewards.kind',
            'event_rewards.value',
            'event_rewards.description',
          ])
          .whereRef('event_rewards.event_id', '=', 'events.id')
          .orderBy('event_rewards.sort')
          .orderBy('event_rewards.id'),
      ).as('rewards'),
      sql<number>`(select count(*)::int from event_entries
        where event_entries.event_id = events.id and status <> 'ELIMINATED')`.as('entryCount'),
      sql<number>`(select count(*)::int from feed_votes
        where feed_votes.event_id = events.id and standing = 'COUNTED')`.as('voteCount'),
      sql<number>`(select count(*)::int from feed_votes
        where feed_votes.event_id = events.id and standing = 'WAITING')`.as('waitingCount'),
      sql<boolean>`exists (select 1 from event_payouts
        where event_payouts.event_id = events.id and event_payouts.state <> 'WAITING')`.as('isPaying'),
    ]);

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];
