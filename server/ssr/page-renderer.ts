import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RenderedPage, Renderer } from '#domain/kit/ssr.ts';
import { bounded } from '../kit/bounded-queue.ts';
import { tagOf } from '../kit/entity-tag.ts';
import type { PageCopies } from '../kit/ports/page-invalidation.ts';
import { ShopError } from '../kit/shop-error.ts';
import { invalidatedBy } from './cache-invalidation.ts';
import { createInProcessClient } from './in-process-client.ts';
import { type Words, withNotice } from './notice-banner.ts';
import { createPageCache, type Made, type Need } from './page-cache.ts';
import { pageHtml, styleSource } from './page-html.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Brotli quality for short-lived pages; 5 takes about 2 ms. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Most queued renderings, and the longest wait of one in ms; beyond either the app shell is faster. */
const LINE = { length: 64, patienceMs: 1_000 };
/**
 * How many times as long as the last page took, waiting for its data included, no copy is renewed while
 * the shop is written to.
 */
const REST = 3;
/** Most characters of a query that is rendered; real filters need a tenth of it. */
const LONGEST_SEARCH = 1_000;

/** Rendered page, compressed and ready to be sent. */
export type FirstPage = {
  status: 200 | 404;
  movedTo: string | null;
  isWhole: boolean;
  etag: string;
  styleSource: string;
  bytes: Record<'br' | 'gzip' | 'identity', Buffer>;
};

type Drawing = {
  renderer: Pick<Renderer, 'renderPage'>;
  plainOf: (path: string) => string;
  publicUrl: string;
  copies: Pick<PageCopies, 'onDrop'>;
  /** Returns a function that tells whether time has invalidated a page rendered now. */
  lifeOf: () => Promise<() => boolean>;
  /** Returns whether the shop is being written to. */
  isWriting?: () => boolean;
  line?: typeof LINE;
};
/** Request for a page. */
type Asked = Pick<FastifyRequest, 'url' | 'hostname' | 'ip' | 'log'>;

/** Numbers of answers since the start: rendered, cached, app shell, failed. */
export type PageCounts = { drawn: number; copied: number; plain: number; failed: number };

/**
 * Renders the pages of the shop one at a time and caches them for seconds. A page without a cached copy waits for its
 * turn for at most a second; then the app shell is sent.
 */
export function createPageRenderer(
  app: FastifyInstance,
  { renderer, plainOf, publicUrl, copies, lifeOf, isWriting = () => false, line = LINE }: Drawing,
) {
  const counts: PageCounts = { drawn: 0, copied: 0, plain: 0, failed: 0 };
  const kept = createPageCache<FirstPage>(() => performance.now());
  const inLine = lineOf(line, isWriting);
  copies.onDrop((written) => kept.dropFor(invalidatedBy(written)));

  async function draw(request: Asked, place: Place, banner: Words | null): Promise<Made<FirstPage> | null> {
    const isOver = await lifeOf();
    const drawn = await renderer.renderPage({
      ...place,
      publicUrl,
      fetch: createInProcessClient(app, request),
    });
    if (!drawn) return null;
    counts.drawn += 1;
    const page = await packed(withNotice(pageHtml(plainOf(place.path), drawn), banner), drawn);
    return { page, shows: [...drawn.areas, ...drawn.subjects], mayKeep: drawn.isWhole, isOver };
  }

  return {
    counts,
    /** Returns the page of an address; null if the app shell is to be sent. */
    async get(request: Asked, banner: Words | null = null): Promise<FirstPage | null> {
      const place = placeOf(request);
      if (place.search.length > LONGEST_SEARCH) return null;
      let isDrawnNow = false;
      const work = (need: Need) =>
        inLine(need, async () => {
          const made = await draw(request, place, banner);
          isDrawnNow = true;
          return made;
        });
      try {
        // The banner is part of the key, so that a copy never shows an expired one.
        const shown = banner ? `${banner.text} ${banner.link}` : '';
        const page = await kept.get(`${place.hostname} ${place.path}?${place.search} ${shown}`, work);
        if (!page) counts.plain += 1;
        else if (!isDrawnNow) counts.copied += 1;
        return page;
      } catch (error) {
        // The queue is full: the app shell is faster.
        if (error instanceof ShopError) counts.plain += 1;
        else {
          counts.failed += 1;
          request.log.error({ err: error }, 'page rendering failed');
        }
        return null;
      }
    },
  };
}

/**
 * One page after another. A page that has a copy is drawn anew when no other one is drawn or waits,
 * and, while the shop is written to and the copy is not overdue, after a rest: a renewal reads and
 * renders for as long as several orders take, and its visitor has an answer already.
 */
function lineOf({ length, patienceMs }: typeof LINE, isWriting: () => boolean) {
  const inTurn = bounded(1, length, patienceMs);
  let pages = 0;
  let restsUntil = 0;
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      const endedAt = performance.now();
      restsUntil = endedAt + REST * (endedAt - began);
    }
  };
  return async <T>(need: Need, work: () => Promise<T>): Promise<T> => {
    const isAtRest = need === 'due' && performance.now() < restsUntil && isWriting();
    if (isAtRest || (need !== 'awaited' && pages > 0)) throw new ShopError('SERVICE_UNAVAILABLE');
    pages += 1;
    try {
      return await inTurn(() => timed(work));
    } finally {
      pages -= 1;
    }
  };
}

type Place = { path: string; search: string; hostname: string };

function placeOf(request: Asked): Place {
  const at = request.url.indexOf('?');
  const path = at < 0 ? request.url : request.url.slice(0, at);
  return { path, search: at < 0 ? '' : request.url.slice(at + 1), hostname: request.hostname };
}

async function packed(html: string, { css, status, movedTo, isWhole }: RenderedPage): Promise<FirstPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity, QUALITY), gzipped(identity)]);
  return {
    status,
    movedTo,
    isWhole,
    etag: tagOf(identity),
    styleSource: styleSource(css),
    bytes: { br, gzip: gz, identity },
  };
}
