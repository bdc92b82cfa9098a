/** True if the person closed the browser's passkey dialog or let it time out. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && /^(NotAllowedError|AbortError)$/.test(error.name);
