/** One address that search engines may know, below the shop's own. */
export type KnownPage = { path: string; changedAt: Date | null };

/** Pages of one kind, in slices of bounded length that a page never leaves. */
export type PageSlices = {
  /** Numbers of the slices that hold a page. */
  numbers(): Promise<number[]>;
  pages(slice: number): Promise<KnownPage[]>;
};

/** Most pages of a slice; a sitemap may have ten times as many. */
export const SLICE_LENGTH = 5_000;
