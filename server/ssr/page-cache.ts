/**
 * Times in ms: a copy is fresh for the first, and served stale while revalidating for the second.
 */
const FRESH_MS = 5_000;
const STALE_MS = 60_000;
/** Age in ms from which a copy is made anew without regard to the rest of the shop: half of what it may reach. */
const OVERDUE_MS = STALE_MS / 2;
/** Most cached pages, least recently used ones dropped, as addresses can be made up without end. */
const MOST = 300;

type Copy<Page> = Pick<Made<Page>, 'page' | 'shows' | 'isOver'> & { madeAt: number; isDropped: boolean };

/** Returns whether a write invalidates a page with these tags. */
type IsOld = (shows: readonly string[]) => boolean;

/** Rendered page with its cacheability, its tags, and whether time has invalidated it. */
export type Made<Page> = {
  page: Page;
  shows: readonly string[];
  mayKeep: boolean;
  isOver?: () => boolean;
};

/**
 * Why a page is made: somebody waits for it, its copy is no longer fresh, or its copy will soon be too
 * old to be given.
 */
export type Need = 'awaited' | 'due' | 'overdue';

/** Makes a page. */
type Draw<Page> = (need: Need) => Promise<Made<Page> | null>;

/** Stores a copy as the most recently used one, and drops the oldest beyond the limit. */
function keepNewest<Page>(copies: Map<string, Copy<Page>>, address: string, copy: Copy<Page>): void {
  copies.delete(address);
  copies.set(address, copy);
  for (const oldest of copies.keys()) {
    if (copies.size <= MOST) break;
    copies.delete(oldest);
  }
}

/**
 * Creates a page cache with stale-while-revalidate: requests wait only without a copy or after an
 * invalidation, and concurrent requests share one rendering.
 */
export function createPageCache<Page>(now: () => number) {
  const copies = new Map<string, Copy<Page>>();
  /** Renderings in progress by address, each with the writes since its start. */
  const underWay = new Map<string, { work: Promise<Page | null>; writes: IsOld[] }>();
  const keep = (address: string, copy: Copy<Page>) => keepNewest(copies, address, copy);
  const make = (address: string, draw: Draw<Page>, need: Need): Promise<Page | null> => {
    const known = underWay.get(address);
    if (known) return known.work;
    /** Writes during the rendering, which it may not contain. */
    const writes: IsOld[] = [];
    const work = draw(need)
      .then((made) => {
        if (!made?.mayKeep) copies.delete(address);
        else
          keep(address, {
            page: made.page,
            shows: made.shows,
            ...(made.isOver ? { isOver: made.isOver } : {}),
            madeAt: now(),
            isDropped: writes.some((isOld) => isOld(made.shows)),
          });
        return made?.page ?? null;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, { work, writes });
    return work;
  };
  return {
    /**
     * Returns the page of an address, cached or rendered; null if it cannot be rendered. Errors are
     * those of `draw`.
     */
    async get(address: string, draw: Draw<Page>): Promise<Page | null> {
      const copy = copies.get(address);
      const age = copy ? now() - copy.madeAt : Number.POSITIVE_INFINITY;
      if (!copy || copy.isDropped || copy.isOver?.() || age > STALE_MS) return make(address, draw, 'awaited');
      keep(address, copy);
      // A background failure is reported by the next request that has to wait.
      if (age > FRESH_MS) make(address, draw, age > OVERDUE_MS ? 'overdue' : 'due').catch(() => undefined);
      return copy.page;
    },
    /**
     * Invalidates copies with one of these tags, or all for null; renderings in progress that have
     * them are not cached.
     */
    dropFor(written: readonly string[] | null): void {
      const isOld = (shows: readonly string[]) =>
        written === null || shows.some((one) => written.includes(one));
      for (const copy of copies.values()) if (isOld(copy.shows)) copy.isDropped = true;
      for (const { writes } of underWay.values()) writes.push(isOld);
    },
    size: () => copies.size,
  };
}
