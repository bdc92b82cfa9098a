/** What a write belongs to: the folder of its feature. */
export type Area =
  | 'members'
  | 'catalogue'
  | 'trade'
  | 'community'
  | 'events'
  | 'reviews'
  | 'rewards'
  | 'admin'
  | 'notices'
  | 'seller'
  | 'files'
  | 'leaving'
  | 'upkeep';

type Hear = (area: Area) => void;

/** Kept copies of what visitors see: a write of their area makes them old. Another process keeps its own for seconds. */
export type PageCopies = {
  dropFor: Hear;
  /** Whoever keeps copies hears from now on what they must not show any more. */
  onDrop(hear: Hear): void;
};

export function pageCopies(): PageCopies {
  const hearers: Hear[] = [];
  return {
    dropFor: (area) => {
      for (const hear of hearers) hear(area);
    },
    onDrop: (hear) => void hearers.push(hear),
  };
}
