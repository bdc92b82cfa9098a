import type { CacheTag } from '#domain/kit/cache-tags.ts';

/** Names of feature folders. */
export const AREAS = [
  'members',
  'catalogue',
  'trade',
  'community',
  'events',
  'reviews',
  'questions',
  'inquiries',
  'problem-reports',
  'rewards',
  'admin',
  'notices',
  'seller',
  'files',
  'withdrawal',
  'jobs',
] as const;
/** Area of a write: the folder of its feature. */
export type Area = (typeof AREAS)[number];

/** Scope of a write for invalidation: an area, pages with these tags, or everything if unknown. */
export type Written = { area: Area } | { pages: readonly CacheTag[] } | { everything: true };
/** `isOwn` is true if this process made the write. */
type Hear = (written: Written, isOwn: boolean) => void;

/** Port of the page cache's invalidation. */
export type PageCopies = {
  dropFor(area: Area): void;
  /** Invalidates pages with these tags. */
  dropPages(pages: readonly CacheTag[]): void;
  /** Applies an invalidation from another process. */
  dropHere(written: Written): void;
  /** Registers a listener for each invalidation. */
  onDrop(hear: Hear): void;
};

/** Returns an invalidation bus that passes each write to all listeners. */
export function pageCopies(): PageCopies {
  const hearers: Hear[] = [];
  const drop = (written: Written, isOwn: boolean) => {
    for (const hear of hearers) hear(written, isOwn);
  };
  return {
    dropFor: (area) => drop({ area }, true),
    dropPages: (pages) => drop({ pages }, true),
    dropHere: (written) => drop(written, false),
    onDrop: (hear) => void hearers.push(hear),
  };
}
