/** Message of an unknown error for the screen; `fallback` if it has none. */
export const messageOf = (error: unknown, fallback = ''): string =>
  error instanceof Error && error.message ? error.message : fallback;

const isBroken = (error: object): boolean =>
  'status' in error && typeof error.status === 'number' && error.status >= 500;

/** Statuses of an answer that stays the same if the call is repeated: no such thing, or not for this account. */
const PERMANENT: readonly unknown[] = [400, 403, 404, 410];

/**
 * True if a read would fail again in the same way, so that a retry is useless; false for a missing network, a 5xx,
 * a rate limit, an ended session, and a proof of identity that can still be given.
 */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  [error, error.cause].some(
    (one) => PERMANENT.includes(statusOf(one)) && codeOf(one) !== 'ELEVATION_REQUIRED',
  );

/** Error of a read whose answer belongs to another account: a permanent one, as if the server had refused it. */
export const notOwn = (message: string): Error => Object.assign(new Error(message), { status: 403 });

/** HTTP status of an error; undefined if it has none. A screen's own error carries the original one as its cause. */
const statusOf = (error: unknown): unknown =>
  error instanceof Error && 'status' in error ? error.status : undefined;

/** Error code that the server named; undefined if it named none. */
export const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** True if the result of a call is unknown: there was no answer, or the server failed with a 5xx. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (('status' in error && error.status === null) || isBroken(error));

/** Guard of an `onError` transition: only for errors without a known result. */
export const unanswered = {
  type: 'isUnanswered',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const;

/** True if a retry may succeed soon: the network was down or the server failed with a 5xx. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && (('kind' in error && error.kind === 'offline') || isBroken(error));
