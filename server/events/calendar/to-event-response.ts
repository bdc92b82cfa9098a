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
  { state, startDate, endDate }: Pick<EventRow, 'state' | 'startDate' | 'endDate'>,
  now: Date,
): EventStatus {
  return state === 'CANCELLED' ? 'ENDED' : eventStatusOf(startDate, endDate, seoulDay(now));
}

/** Returns the result state; a calculated result is visible to administrators only. */
export function resultStateOf(row: EventRow, isAdmin: boolean): ResultState {
  if (row.resultState === 'PAID') return 'PAID';
  if (row.resultState === 'ANNOUNCED') return row.isPaying ? 'PAYING' : 'ANNOUNCED';
  if (row.resultState === 'CALCULATED' && isAdmin) return 'CALCULATED';
  return row.frozenAt ? 'FROZEN' : 'NONE';
}

/** Maps the fields shared by list and detail. */
function toCommon(row: EventRow, { user, now }: Viewer) {
  const status = statusOf(row, now);
  const isAdmin = user?.userType === 'admin';
  const { from, isOn } = blackoutOf({ endDate: row.endDate, hours: row.voteBlackoutHours }, now);
  const isHidden = isOn && row.state === 'PUBLISHED';
  const count = (votes: number) => (isHidden && !isAdmin ? null : votes);
  const faces = row.images.map(({ id, url, width, height }) => {
    return { imageId: id, imageUrl: contentAddress(url), width, height };
  });
  return {
    eventId: row.id,
    title: row.title,
    description: row.description,
    eventStartDate: row.startDate,
    eventEndDate: row.endDate,
    purchaseStartDate: row.purchaseStartDate,
    purchaseEndDate: row.purchaseEndDate,
    announcementDate: row.announcementDate,
    purchasePeriod: periodOf(row.purchaseStartDate, row.purchaseEndDate),
    votePeriod: periodOf(row.startDate, row.endDate),
    imageUrl: contentAddress(row.imageUrl),
    wideImageUrl: contentAddress(row.wideImageUrl),
    images: faces,
    maxParticipants: row.maxParticipants,
    participationMethod: row.participationMethod,
    selectionCriteria: row.selectionCriteria,
    precautions: row.precautions,
    rewards: v.parse(rewardsSchema, row.rewards).map(toRewardWire),
    createdBy: '',
    createdAt: row.createdAt.toISOString(),
    deletedAt: null,
    isParticipatable: status === 'ONGOING' && row.state === 'PUBLISHED' && row.frozenAt === null,
    state: v.parse(v.picklist(PUBLICATION_STATES), row.state),
    resultState: resultStateOf(row, isAdmin),
    entryCount: row.entryCount,
    voteCount: count(row.voteCount),
    waitingVoteCount: count(row.waitingCount),
    blackout: { hours: row.voteBlackoutHours, from: from?.toISOString() ?? null, isOn: isHidden },
    myEntryFeedId: row.myStatus && row.myStatus !== 'ELIMINATED' ? row.myFeedId : null,
    myVoteFeedId: row.myVoteFeedId,
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
  const standing = row.myVoteStanding;
  return {
    ...toCommon(row, viewer),
    type: typeOf(row),
    status: statusOf(row, viewer.now),
    seedCommit: row.seedCommit,
    frozenAt: row.frozenAt?.toISOString() ?? null,
    entrantsHash: row.entrantsHash,
    myEntryNo: row.myEntryNo,
    myNonce: row.myNonce,
    myVoteStanding: standing ? v.parse(v.picklist(VOTE_STATUSES), standing) : null,
    cancelReason: row.cancelReason,
    announcementDaysLate: daysSinceDue(row.announcementDate, seoulDay(viewer.now)),
    voteBlackoutHours: row.voteBlackoutHours,
    version: row.version,
  };
}
