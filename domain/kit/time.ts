const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;

/** Calendar day in Seoul as `yyyy-MM-dd`; Korea has no summer time. */
export const seoulDay = (at: Date): string =>
  new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 10);
