/** What a write belongs to: the folder of its feature. */
export type Area =
  | 'members'
  | 'catalogue'
  | 'trade'
  | 'community'
  | 'reviews'
  | 'rewards'
  | 'files'
  | 'upkeep';

/** Kept copies of what visitors see: a write of their area makes them old. Another process keeps its own for seconds. */
export type PageCopies = { dropFor(area: Area): void };

export const noCopies: PageCopies = { dropFor: () => {} };
