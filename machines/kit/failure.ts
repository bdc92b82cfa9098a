/** What a screen may say of an unknown failure: its message, or the given key's sentence when it has none. */
export const messageOf = (error: unknown, fallback = ''): string =>
  error instanceof Error && error.message ? error.message : fallback;
