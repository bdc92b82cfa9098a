import * as v from 'valibot';
import { daysSinceDue } from '#domain/events/announcement.ts';
import { blackoutOf } from '#domain/events/blackout.ts';
import type { EventDetail, EventSummary } from '#domain/events/event.ts';
import {
  EVENT_TYPES,
  type EventStatus,
  eventStatusOf,
  PUBLICATION_STATES,
  type ResultState,
  VOTE_STATUSES,
} from '#domain/events/event-states.ts';
import { CONDITIONS, REWARD_KINDS } from '#domain/events/reward.ts';
import { toRewardWire } from '#domain/events/reward-schema.ts';
import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { Member } from '../../kit/feature.ts';
import type { EventRow } from './event-rows-sql.ts';

/** Viewer and time of a read. */
export type Viewer = { user: Member | null; now: Date };

const LOWER_TYPES = { RANKING: 'ranking', BATTLE: 'battle', DRAW: 'draw' } as const;
const LOWER = { UPCOMING: 'upcoming', ONGOING: 'ongoing', ENDED: 'ended' } as const;
const periodOf = (first: string | null, last: string | null) => (first && last ? `${first} ~ ${last}` : '');

const typeOf = (row: EventRow) => v.parse(v.picklist(EVENT_TYPES), row.type);
const rewardsSchema = v.array(
  v.object({
    condition: v.picklist(CONDITIONS),
    kind: v.picklist(REWARD_KINDS),
    value: v.number(),
    description: v.string(),
  }),
);

/** Returns the status of an event by date; a cancelled one has ended. */
export function statusOf(
  { state, start_date, end_date }: Pick<EventRow, 'state' | 'start_date' | 'end_date'>,
  now: Date,
): EventStatus {
  return state === 'CANCELLED' ? 'ENDED' : eventStatusOf(start_date, end_date, seoulDay(now));
}

/** Returns the result state; a calculated result is visible to administrators only. */
export function resultStateOf(row: EventRow, isAdmin: boolean): ResultState {
  if (row.result_state === 'PAID') return 'PAID';
  if (row.result_state === 'ANNOUNCED') return row.is_paying ? 'PAYING' : 'ANNOUNCED';
  if (row.result_state === 'CALCULATED' && isAdmin) return 'CALCULATED';
  return row.frozen_at ? 'FROZEN' : 'NONE';
}

/** Maps the fields shared by list and detail. */
function toCommon(row: EventRow, { user, now }: Viewer) {
  const status = statusOf(row, now);
  const isAdmin = user?.userType === 'admin';
  const { from, isOn } = blackoutOf({ endDate: row.end_date, hours: row.vote_blackout_hours }, now);
  const isHidden = isOn && row.state === 'PUBLISHED';
  const count = (votes: number) => (isHidden && !isAdmin ? null : votes);
  const faces = row.images.map(({ id, url, width, height }) => {
    return { imageId: id, imageUrl: contentAddress(url), width, height };
  });
  return {
    eventId: row.id,
    title: row.title,
    description: row.description,
    eventStartDate: row.start_date,
    eventEndDate: row.end_date,
    purchaseStartDate: row.purchase_start_date,
    purchaseEndDate: row.purchase_end_date,
    announcementDate: row.announcement_date,
    purchasePeriod: periodOf(row.purchase_start_date, row.purchase_end_date),
    votePeriod: periodOf(row.start_date, row.end_date),
    imageUrl: contentAddress(row.image_url),
    wideImageUrl: contentAddress(row.wide_image_url),
    images: faces,
    maxParticipants: row.max_participants,
    participationMethod: row.participation_method,
    selectionCriteria: row.selection_criteria,
    precautions: row.precautions,
    rewards: v.parse(rewardsSchema, row.rewards).map(toRewardWire),
    createdBy: '',
    createdAt: row.created_at.toISOString(),
    deletedAt: null,
    isParticipatable: status === 'ONGOING' && row.state === 'PUBLISHED' && row.frozen_at === null,
    state: v.parse(v.picklist(PUBLICATION_STATES), row.state),
    resultState: resultStateOf(row, isAdmin),
    entryCount: row.entry_count,
    voteCount: count(row.vote_count),
    waitingVoteCount: count(row.waiting_count),
    blackout: { hours: row.vote_blackout_hours, from: from?.toISOString() ?? null, isOn: isHidden },
    myEntryFeedId: row.my_status && row.my_status !== 'ELIMINATED' ? row.my_feed_id : null,
    myVoteFeedId: row.my_vote_feed_id,
  };
}

/** Maps an event to its list format. */
export function toSummary(row: EventRow, viewer: Viewer): EventSummary {
  return {
    ...toCommon(row, viewer),
    type: LOWER_TYPES[typeOf(row)],
    status: LOWER[statusOf(row, viewer.now)],
  };
}

/** Maps an event to its detail format. */
export function toDetail(row: EventRow, viewer: Viewer): EventDetail {
  const standing = row.my_vote_standing;
  return {
    ...toCommon(row, viewer),
    type: typeOf(row),
    status: statusOf(row, viewer.now),
    seedCommit: row.seed_commit,
    frozenAt: row.frozen_at?.toISOString() ?? null,
    entrantsHash: row.entrants_hash,
    myEntryNo: row.my_entry_no,
    myNonce: row.my_nonce,
    myVoteStanding: standing ? v.parse(v.picklist(VOTE_STATUSES), standing) : null,
    cancelReason: row.cancel_reason,
    announcementDaysLate: daysSinceDue(row.announcement_date, seoulDay(viewer.now)),
    voteBlackoutHours: row.vote_blackout_hours,
    version: row.version,
  };
}
