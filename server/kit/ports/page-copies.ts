/** Folders of features. */
export const AREAS = [
  'members',
  'catalogue',
  'trade',
  'community',
  'events',
  'reviews',
  'rewards',
  'admin',
  'notices',
  'seller',
  'files',
  'leaving',
  'upkeep',
] as const;
/** What a write belongs to: the folder of its feature. */
export type Area = (typeof AREAS)[number];

/**
 * What was written: something of an area; that options of these products have sold out or come back; or, where nobody can
 * say, perhaps everything.
 */
export type Written = { area: Area } | { products: readonly number[] } | { everything: true };
/** `isOwn`: it was written by this process. */
type Hear = (written: Written, isOwn: boolean) => void;

/** Copies of pages for visitors: a write makes old what shows it. */
export type PageCopies = {
  dropFor(area: Area): void;
  /** Drops pages that show whether one of these products can be bought. */
  dropProducts(ids: readonly number[]): void;
  /** Drops what another process has made old. */
  dropHere(written: Written): void;
  /** Calls `hear` from now on with each write that copies must not be older than. */
  onDrop(hear: Hear): void;
};

export function pageCopies(): PageCopies {
  const hearers: Hear[] = [];
  const drop = (written: Written, isOwn: boolean) => {
    for (const hear of hearers) hear(written, isOwn);
  };
  return {
    dropFor: (area) => drop({ area }, true),
    dropProducts: (products) => drop({ products }, true),
    dropHere: (written) => drop(written, false),
    onDrop: (hear) => void hearers.push(hear),
  };
}
