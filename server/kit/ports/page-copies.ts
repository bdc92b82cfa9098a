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

/** What was written: something of an area, or that options of these products have sold out or come back. */
export type Written = { area: Area } | { products: readonly number[] };
type Hear = (written: Written) => void;

/** Copies of pages for visitors: a write makes old what shows it. Another process keeps its own for seconds. */
export type PageCopies = {
  dropFor(area: Area): void;
  /** Drops pages that show whether one of these products can be bought. */
  dropProducts(ids: readonly number[]): void;
  /** Calls `hear` from now on with each write that copies must not be older than. */
  onDrop(hear: Hear): void;
};

export function pageCopies(): PageCopies {
  const hearers: Hear[] = [];
  const drop = (written: Written) => {
    for (const hear of hearers) hear(written);
  };
  return {
    dropFor: (area) => drop({ area }),
    dropProducts: (products) => drop({ products }),
    onDrop: (hear) => void hearers.push(hear),
  };
}
