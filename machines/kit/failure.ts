/** What a screen may say of an unknown failure: its message, or the given key's sentence when it has none. */
export const messageOf = (error: unknown, fallback = ''): string =>
  error instanceof Error && error.message ? error.message : fallback;

const isBroken = (error: object): boolean =>
  'status' in error && typeof error.status === 'number' && error.status >= 500;

/** Whether what was asked for is not there: another try would not find it either. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && [error, error.cause].some((one) => statusOf(one) === 404);

/** What a server answered with; a screen's own sentence for it has the answer as its cause. */
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/** The refusal that the server named. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether nothing tells what became of a call: no answer came, or the server broke off. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (('status' in error && error.status === null) || isBroken(error));

/** Condition of a transition of a failed call: only where the guard `isUnanswered` holds. */
export const unanswered = {
  type: 'isUnanswered',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;

/** Whether the same call may work in a moment: the line was gone, or the server broke off. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && (('kind' in error && error.kind === 'offline') || isBroken(error));
