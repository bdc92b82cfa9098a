import { APPLY_AGAIN_DAYS } from '../policies/selling.ts';

/** States of an application to sell. */
export const APPLICATION_STATES = ['SUBMITTED', 'MORE_INFO', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Role that changes the state of an application. */
export type Mover = 'applicant' | 'admin';

/** All allowed transitions: from state, to state and role. */
const MOVES: Readonly<Record<ApplicationState, Partial<Record<ApplicationState, Mover>>>> = {
  SUBMITTED: { MORE_INFO: 'admin', APPROVED: 'admin', REJECTED: 'admin', WITHDRAWN: 'applicant' },
  MORE_INFO: { SUBMITTED: 'applicant', REJECTED: 'admin', WITHDRAWN: 'applicant' },
  APPROVED: {},
  REJECTED: {},
  WITHDRAWN: {},
};

/** Returns whether the role may move a seller application between the states. */
export const mayMove = (from: ApplicationState, to: ApplicationState, by: Mover): boolean =>
  MOVES[from][to] === by;

/** Returns whether the state can still change; a member has at most one such application. */
export const isOpen = (state: ApplicationState): boolean => Object.keys(MOVES[state]).length > 0;
/** States of a seller application that can still change. */
export const OPEN_STATES: readonly ApplicationState[] = APPLICATION_STATES.filter(isOpen);

const DAY_MS = 86_400_000;

/** Returns when a member may apply again after a rejection; null if nothing was rejected. */
export const againFrom = (state: ApplicationState, decidedAt: Date | null): Date | null =>
  state === 'REJECTED' && decidedAt ? new Date(decidedAt.getTime() + APPLY_AGAIN_DAYS * DAY_MS) : null;

/** Returns the days from now until a moment, rounded up; 0 once it has passed. */
export const daysUntil = (from: Date, now: Date): number =>
  Math.max(0, Math.ceil((from.getTime() - now.getTime()) / DAY_MS));
