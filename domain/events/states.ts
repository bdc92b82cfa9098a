/** Which states may follow which. */
type Moves<S extends string> = Readonly<Record<S, readonly S[]>>;

/** Whether a life may go from one state to another. */
export const canMove = <S extends string>(moves: Moves<S>, from: S, to: S): boolean =>
  moves[from].includes(to);

/** Is it shown: stored with the event. Only administrators see a draft. */
export const PUBLICATION_STATES = ['DRAFT', 'PUBLISHED', 'CANCELLED'] as const;
export type Publication = (typeof PUBLICATION_STATES)[number];
export const PUBLICATION_MOVES: Moves<Publication> = {
  DRAFT: ['PUBLISHED'],
  PUBLISHED: ['CANCELLED'],
  CANCELLED: [],
};

/** Does it run: reckoned from days in Seoul whenever it is asked, never stored. */
export const EVENT_STATUSES = ['UPCOMING', 'ONGOING', 'ENDED'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];
export const CALENDAR_MOVES: Moves<EventStatus> = { UPCOMING: ['ONGOING'], ONGOING: ['ENDED'], ENDED: [] };

/** Status by date: the first and the last day belong to the event. */
export function eventStatusOf(startDate: string, endDate: string, today: string): EventStatus {
  if (today < startDate) return 'UPCOMING';
  return today > endDate ? 'ENDED' : 'ONGOING';
}

/**
 * What comes of it. Frozen: who takes part is fixed and shown. Calculated: administrators see the winners, and may reckon
 * again. From the announcement on nothing is reckoned again.
 */
export const RESULT_STATES = ['NONE', 'FROZEN', 'CALCULATED', 'ANNOUNCED', 'PAYING', 'PAID'] as const;
export type ResultState = (typeof RESULT_STATES)[number];
export const RESULT_MOVES: Moves<ResultState> = {
  NONE: ['FROZEN'],
  FROZEN: ['CALCULATED'],
  CALCULATED: ['FROZEN', 'CALCULATED', 'ANNOUNCED'],
  ANNOUNCED: ['PAYING', 'PAID'],
  PAYING: ['PAID'],
  // A winner who moves up is paid later.
  PAID: ['PAYING'],
};
export const isAnnounced = (state: ResultState): boolean =>
  state === 'ANNOUNCED' || state === 'PAYING' || state === 'PAID';

/** Whoever takes part: out for a reason, back where the reason has gone while the event runs or the fixed list has them. */
export const ENTRY_STATES = ['PARTICIPATING', 'ELIMINATED', 'WINNER'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];
export const ENTRY_MOVES: Moves<EntryState> = {
  PARTICIPATING: ['ELIMINATED', 'WINNER'],
  ELIMINATED: ['PARTICIPATING'],
  WINNER: ['ELIMINATED'],
};

/** Why an entry is out. */
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

/** A vote that is withdrawn leaves nothing; the others count, wait until more is known of the voter, or are void. */
export const VOTE_STANDINGS = ['COUNTED', 'WAITING', 'VOID'] as const;
export type VoteStanding = (typeof VOTE_STANDINGS)[number];
export const VOTE_MOVES: Moves<VoteStanding> = {
  WAITING: ['COUNTED', 'VOID'],
  COUNTED: ['WAITING', 'VOID'],
  VOID: ['COUNTED', 'WAITING'],
};

export const EVENT_TYPES = ['RANKING', 'BATTLE', 'DRAW'] as const;
export type EventType = (typeof EVENT_TYPES)[number];
