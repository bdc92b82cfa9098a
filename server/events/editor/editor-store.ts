import { sql } from 'kysely';
import * as v from 'valibot';
import type { EventFields } from '#domain/events/event-form.ts';
import { EVENT_TYPES, PUBLICATION_STATES } from '#domain/events/event-states.ts';
import { CONDITIONS, REWARD_KINDS, type Reward } from '#domain/events/reward.ts';
import type { Queryable } from '../../db/database.ts';
import type { StoredPicture } from '../../files/images.ts';
import { EVENT } from '../calendar/event-rows-sql.ts';

const rewardRows = v.array(
  v.object({
    condition: v.picklist(CONDITIONS),
    kind: v.picklist(REWARD_KINDS),
    value: v.number(),
    description: v.string(),
  }),
);

/** Locks an event against entries and edits; returns it in the form of the domain's rules. */
export async function lockToEdit(tx: Queryable, id: number) {
  const row = await tx
    .selectFrom('events')
    .select(EVENT)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const rewards = await tx
    .selectFrom('event_rewards')
    .select(['condition', 'kind', 'value', 'description'])
    .where('event_id', '=', id)
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const fields: EventFields = {
    title: row.title,
    type: v.parse(v.picklist(EVENT_TYPES), row.type),
    description: row.description,
    participationMethod: row.participationMethod,
    selectionCriteria: row.selectionCriteria,
    precautions: row.precautions,
    maxParticipants: row.maxParticipants,
    voteBlackoutHours: row.voteBlackoutHours,
    purchaseStartDate: row.purchaseStartDate,
    purchaseEndDate: row.purchaseEndDate,
    eventStartDate: row.startDate,
    eventEndDate: row.endDate,
    announcement: row.announcementDate,
    rewards: v.parse(rewardRows, rewards),
  };
  return { row, fields, state: v.parse(v.picklist(PUBLICATION_STATES), row.state) };
}

const columnsOf = (fields: EventFields) => ({
  title: fields.title,
  type: fields.type,
  description: fields.description,
  participation_method: fields.participationMethod,
  selection_criteria: fields.selectionCriteria,
  precautions: fields.precautions,
  max_participants: fields.maxParticipants,
  vote_blackout_hours: fields.voteBlackoutHours,
  purchase_start_date: fields.purchaseStartDate,
  purchase_end_date: fields.purchaseEndDate,
  start_date: fields.eventStartDate,
  end_date: fields.eventEndDate,
  announcement_date: fields.announcement,
});

/** Inserts a draft without pictures; returns its id. */
export async function insertEvent(tx: Queryable, fields: EventFields, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('events')
    .values({
      ...columnsOf(fields),
      state: 'DRAFT',
      image_url: null,
      wide_image_url: null,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates all fields; returns the new version. */
export async function updateEvent(
  tx: Queryable,
  id: number,
  fields: EventFields,
  now: Date,
): Promise<number> {
  const { version } = await tx
    .updateTable('events')
    .set({ ...columnsOf(fields), updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Replaces the rewards of an event. */
export async function replaceRewards(
  tx: Queryable,
  eventId: number,
  rewards: readonly Reward[],
): Promise<void> {
  await tx.deleteFrom('event_rewards').where('event_id', '=', eventId).execute();
  if (rewards.length === 0) return;
  const rows = rewards.map(({ condition, kind, value, description }, sort) => {
    return { event_id: eventId, condition, kind, value, description, sort };
  });
  await tx.insertInto('event_rewards').values(rows).execute();
}

type Commitment = { seedSealed: string; seedCommit: string };

/** Publishes an event with its commitment; returns the new version. */
export const markPublished = (tx: Queryable, id: number, made: Commitment, now: Date) =>
  tx
    .updateTable('events')
    .set({
      state: 'PUBLISHED',
      seed_sealed: made.seedSealed,
      seed_commit: made.seedCommit,
      published_at: now,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

/** Cancels an event; returns the new version. */
export const markCancelled = (tx: Queryable, id: number, reason: string, now: Date) =>
  tx
    .updateTable('events')
    .set({
      state: 'CANCELLED',
      cancel_reason: reason,
      cancelled_at: now,
      updated_at: now,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();

/** Marks an event as deleted; the row stays. */
export const markDeleted = (tx: Queryable, id: number, now: Date) =>
  tx.updateTable('events').set({ deleted_at: now, updated_at: now }).where('id', '=', id).execute();

/** Returns whether the event ever had an entry. */
export async function wasEntered(tx: Queryable, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('event_entries')
    .select('entry_no')
    .where('event_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the ids of participants and voters. */
export async function peopleOf(tx: Queryable, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from event_entries where event_id = ${eventId} and status <> 'ELIMINATED'
    union select user_id from feed_votes where event_id = ${eventId} order by 1`.execute(tx);
  return rows.map(({ user_id }) => user_id);
}

/** Finds the pictures of an event in order. */
export const picturesOf = (db: Queryable, eventId: number) =>
  db
    .selectFrom('event_images')
    .select(['id', 'url', 'width', 'height'])
    .where('event_id', '=', eventId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();

type Placed = { url: string; width: number; height: number };
/** Maps a stored picture to its row. */
export const toPlaced = ({ objectName, width, height }: StoredPicture): Placed => ({
  url: objectName,
  width,
  height,
});

/** Replaces the pictures of an event; the first is its cover. */
export async function placePictures(tx: Queryable, id: number, pictures: readonly Placed[]): Promise<void> {
  await tx.deleteFrom('event_images').where('event_id', '=', id).execute();
  const rows = pictures.map(({ url, width, height }, sort_order) => {
    return { event_id: id, url, width, height, sort_order };
  });
  if (rows.length > 0) await tx.insertInto('event_images').values(rows).execute();
  const face = { image_url: pictures[0]?.url ?? null, wide_image_url: null };
  await tx.updateTable('events').set(face).where('id', '=', id).execute();
}
