import { APPLY_AGAIN_DAYS } from '../policies/selling.ts';

/** What has become of an application to sell. */
export const APPLICATION_STATES = ['SUBMITTED', 'MORE_INFO', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Who moves an application. */
export type Mover = 'applicant' | 'admin';

/** One table of every move: from where, to where, by whom. What is not here does not happen. */
const MOVES: Readonly<Record<ApplicationState, Partial<Record<ApplicationState, Mover>>>> = {
  SUBMITTED: { MORE_INFO: 'admin', APPROVED: 'admin', REJECTED: 'admin', WITHDRAWN: 'applicant' },
  MORE_INFO: { SUBMITTED: 'applicant', REJECTED: 'admin', WITHDRAWN: 'applicant' },
  APPROVED: {},
  REJECTED: {},
  WITHDRAWN: {},
};

export const mayMove = (from: ApplicationState, to: ApplicationState, by: Mover): boolean =>
  MOVES[from][to] === by;

/** Somebody still has something to do with it: a member has one such at most. */
export const isOpen = (state: ApplicationState): boolean => Object.keys(MOVES[state]).length > 0;
export const OPEN_STATES: readonly ApplicationState[] = APPLICATION_STATES.filter(isOpen);

const DAY_MS = 86_400_000;

/** From when on a member may apply again; null where nothing was rejected. */
export const againFrom = (state: ApplicationState, decidedAt: Date | null): Date | null =>
  state === 'REJECTED' && decidedAt ? new Date(decidedAt.getTime() + APPLY_AGAIN_DAYS * DAY_MS) : null;

/** Days from now until then, a part of one counts as one; 0 from then on. */
export const daysUntil = (from: Date, now: Date): number =>
  Math.max(0, Math.ceil((from.getTime() - now.getTime()) / DAY_MS));
