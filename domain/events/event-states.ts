/** Allowed transitions from each state. */
type Moves<S extends string> = Readonly<Record<S, readonly S[]>>;

/** Returns whether a transition is allowed. */
export const canMove = <S extends string>(moves: Moves<S>, from: S, to: S): boolean =>
  moves[from].includes(to);

/** Publication state, stored with the event. Drafts are visible to administrators only. */
export const PUBLICATION_STATES = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const;
export type Publication = (typeof PUBLICATION_STATES)[number];
/** Allowed transitions of the publication state of an event. */
export const PUBLICATION_MOVES: Moves<Publication> = {
  DRAFT: ['PUBLISHED'],
  PUBLISHED: ['CANCELLED'],
  CANCELLED: [],
};

/** Status by date, computed from days in Asia/Seoul on each read and never stored. */
export const EVENT_STATUSES = ['UPCOMING', 'ONGOING', 'ENDED'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
/** Transitions of the event status by date. */
export const CALENDAR_MOVES: Moves<EventStatus> = { UPCOMING: ['ONGOING'], ONGOING: ['ENDED'], ENDED: [] };

/** Returns the status by date; first and last day are inclusive. */
export function eventStatusOf(startDate: string, endDate: string, today: string): EventStatus {
  if (today < startDate) return 'UPCOMING';
  return today > endDate ? 'ENDED' : 'ONGOING';
}

/**
 * States of a result. FROZEN: the entries are fixed and published. CALCULATED: administrators see
 * the winners and may recalculate. From ANNOUNCED on nothing is recalculated.
 */
export const RESULT_STATES = ['NONE', 'FROZEN', 'CALCULATED', 'ANNOUNCED', 'PAYING', 'PAID'] as const;
export type ResultState = (typeof RESULT_STATES)[number];
/** Allowed transitions of the result of an event. */
export const RESULT_MOVES: Moves<ResultState> = {
  NONE: ['FROZEN'],
  FROZEN: ['CALCULATED'],
  CALCULATED: ['FROZEN', 'CALCULATED', 'ANNOUNCED'],
  ANNOUNCED: ['PAYING', 'PAID'],
  PAYING: ['PAID'],
  // A runner-up is paid later.
  PAID: ['PAYING'],
};
/** Returns whether a result is public, paid out or not. */
export const isAnnounced = (state: ResultState): boolean =>
  state === 'ANNOUNCED' || state === 'PAYING' || state === 'PAID';

/**
 * States of an entry: eliminated for a reason, restored when the reason is gone while the event
 * runs or if the frozen list contains it.
 */
export const ENTRY_STATES = ['PARTICIPATING', 'ELIMINATED', 'WINNER'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
/** Allowed transitions of an entry of an event. */
export const ENTRY_MOVES: Moves<EntryState> = {
  PARTICIPATING: ['ELIMINATED', 'WINNER'],
  ELIMINATED: ['PARTICIPATING'],
  WINNER: ['ELIMINATED'],
};

/** Reasons for which an entry is eliminated. */
export const OUT_REASONS = [
  'DELETED',
  'HIDDEN',
  'RETURNED',
  'WITHDRAWN',
  'BANNED',
  'FRAUD',
  'REVOKED',
] as const;
export type OutReason = (typeof OUT_REASONS)[number];

/** States of a vote: counted, under review or void. A withdrawn vote is deleted. */
export const VOTE_STATUSES = ['COUNTED', 'WAITING', 'VOID'] as const;
export type VoteStatus = (typeof VOTE_STATUSES)[number];
/** Allowed transitions of a vote for an entry. */
export const VOTE_MOVES: Moves<VoteStatus> = {
  WAITING: ['COUNTED', 'VOID'],
  COUNTED: ['WAITING', 'VOID'],
  VOID: ['COUNTED', 'WAITING'],
};

/** Types of event by how winners are found: ranking by votes, battle or draw. */
export const EVENT_TYPES = ['RANKING', 'BATTLE', 'DRAW'] as const;
export type EventType = (typeof EVENT_TYPES)[number];
