/** The browser's own word for a person who closed its question, or let it wait too long. */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && /^(NotAllowedError|AbortError)$/.test(error.name);
