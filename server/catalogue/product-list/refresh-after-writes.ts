import type { FastifyBaseLogger } from 'fastify';
import { PRODUCT_LISTS } from '#domain/kit/cache-tags.ts';
import type { Context } from '../../kit/context.ts';
import type { Area, Written } from '../../kit/ports/page-invalidation.ts';
import { refreshBits } from './stale-bits-store.ts';

/**
 * Time in ms after which the other processes look at what one has written: it refreshes the bitmaps itself, unless it
 * has ended meanwhile. With the refresh itself it stays below the second that a list may be behind.
 */
const OTHERS_LOOK_MS = 500;

/** Areas whose writes change products, options or stores. */
const AREAS: ReadonlySet<Area> = new Set<Area>(['catalogue', 'seller', 'admin', 'trade']);

const changesLists = (written: Written): boolean =>
  'everything' in written ||
  ('area' in written ? AREAS.has(written.area) : written.pages.includes(PRODUCT_LISTS));

type Ports = Pick<Context, 'db' | 'clock' | 'copies'> & { log: Pick<FastifyBaseLogger, 'warn'> };

/**
 * Refreshes the bitmaps of products after writes that change lists, so that lists find them current: at once in the
 * process that has written, later in those that are notified of it. One refresh at a time. Returns a function that
 * stops it and waits for the last one.
 */
export function refreshAfterWrites({ db, clock, copies, log }: Ports): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isOver = false;
  let later: NodeJS.Timeout | null = null;

  async function refresh(): Promise<void> {
    while (isAsked && !isOver) {
      isAsked = false;
      await refreshBits(db, clock.now()).catch((err: unknown) => {
        // The next list refreshes them.
        log.warn({ err }, 'bitmaps of products were not refreshed');
      });
    }
    running = null;
  }

  const ask = (): void => {
    isAsked = true;
    running ??= refresh();
  };

  copies.onDrop((written, isOwn) => {
    if (isOver || !changesLists(written)) return;
    if (isOwn) return ask();
    later ??= setTimeout(() => {
      later = null;
      ask();
    }, OTHERS_LOOK_MS);
  });
  return async () => {
    isOver = true;
    if (later) clearTimeout(later);
    await running;
  };
}
