/** How long a copy is given out without a thought, and how much longer while a new one is made, in ms. */
const FRESH_MS = 5_000;
const STALE_MS = 60_000;
/** Addresses without end can be made up: so many copies are kept, those asked for last. */
const MOST = 300;

type Copy<Page> = Pick<Made<Page>, 'page' | 'shows' | 'isOver'> & { madeAt: number; isDropped: boolean };

/** Whether a write has made a page old that shows these. */
type IsOld = (shows: readonly string[]) => boolean;

/** Whether a copy of it may be kept, what it shows that writes make old, and whether time alone has. */
export type Made<Page> = {
  page: Page;
  shows: readonly string[];
  mayKeep: boolean;
  isOver?: () => boolean;
};

/** Makes a page; `isAwaited` is false while there is a copy to give. */
type Draw<Page> = (isAwaited: boolean) => Promise<Made<Page> | null>;

/**
 * Copies of pages for seconds. Nobody waits for a new one while there is one to give, except after a write that
 * concerns it; however many ask at once, an address is made once.
 */
export function createPageCache<Page>(now: () => number) {
  const copies = new Map<string, Copy<Page>>();
  /** Drawings by address, each with the writes since its beginning. */
  const underWay = new Map<string, { work: Promise<Page | null>; writes: IsOld[] }>();
  const keep = (address: string, copy: Copy<Page>) => {
    copies.delete(address);
    copies.set(address, copy);
    for (const oldest of copies.keys()) {
      if (copies.size <= MOST) break;
      copies.delete(oldest);
    }
  };
  const make = (address: string, draw: Draw<Page>, isAwaited: boolean): Promise<Page | null> => {
    const known = underWay.get(address);
    if (known) return known.work;
    /** Writes between the beginning and the end of a drawing may not be in it. */
    const writes: IsOld[] = [];
    const work = draw(isAwaited)
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
    /** The page of an address, from a copy or made now; null where it cannot be made. A failure is that of `draw`. */
    async get(address: string, draw: Draw<Page>): Promise<Page | null> {
      const copy = copies.get(address);
      const age = copy ? now() - copy.madeAt : Number.POSITIVE_INFINITY;
      if (!copy || copy.isDropped || copy.isOver?.() || age > STALE_MS) return make(address, draw, true);
      keep(address, copy);
      // Whoever draws it in the background has an answer already: a failure is told by the next one who has to wait.
      if (age > FRESH_MS) make(address, draw, false).catch(() => undefined);
      return copy.page;
    },
    /**
     * Something was written that makes pages with one of these old, or all where it is null: copies that show it are not
     * given out any more, and drawings under way that show it are not kept.
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
