/** What a screen may say of an unknown failure: its message, or the given key's sentence when it has none. */
export const messageOf = (error: unknown, fallback = ''): string =>
  error instanceof Error && error.message ? error.message : fallback;

const isBroken = (error: object): boolean =>
  'status' in error && typeof error.status === 'number' && error.status >= 500;

/** Whether nothing tells what became of a call: no answer came, or the server broke off. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && (('status' in error && error.status === null) || isBroken(error));

/** Whether the same call may work in a moment: the line was gone, or the server broke off. */
export const isPassing = (error: unknown): boolean =>
  error instanceof Error && (('kind' in error && error.kind === 'offline') || isBroken(error));
