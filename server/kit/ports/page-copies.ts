import type { PageSubject } from '#domain/kit/page-subjects.ts';

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
  'withdrawal',
  'jobs',
] as const;
/** What a write belongs to: the folder of its feature. */
export type Area = (typeof AREAS)[number];

/** What was written: something of an area; what pages of these subjects show; or, where nobody can say, perhaps everything. */
export type Written = { area: Area } | { pages: readonly PageSubject[] } | { everything: true };
/** `isOwn`: it was written by this process. */
type Hear = (written: Written, isOwn: boolean) => void;

/** Copies of pages for visitors: a write makes old what shows it. */
export type PageCopies = {
  dropFor(area: Area): void;
  /** Drops pages that show one of these. */
  dropPages(pages: readonly PageSubject[]): void;
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
    dropPages: (pages) => drop({ pages }, true),
    dropHere: (written) => drop(written, false),
    onDrop: (hear) => void hearers.push(hear),
  };
}
