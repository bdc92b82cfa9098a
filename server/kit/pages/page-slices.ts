/** Indexable page of the shop for the sitemap. */
export type KnownPage = { path: string; changedAt: Date | null };

/** Pages of one kind, in slices of bounded length; a page never changes its slice. */
export type PageSlices = {
  /** Returns the numbers of the slices that contain a page. */
  numbers(): Promise<number[]>;
  pages(slice: number): Promise<KnownPage[]>;
};

/** Most pages of a slice; a sitemap may have ten times as many. */
export const SLICE_LENGTH = 5_000;
