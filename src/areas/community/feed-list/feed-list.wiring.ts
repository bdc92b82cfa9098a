import { fromPromise } from 'xstate';
import type { Feed, FeedWire } from '#domain/community/feed.ts';
import type { Page } from '#domain/kit/page.ts';
import {
  FEEDS_PER_PAGE,
  type FeedFilter,
  feedListMachine,
  isSearch,
} from '#machines/community/feed-list.machine.ts';
import { feedReactionMachine } from '#machines/community/feed-reaction.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { ToggleRequest, ToggleState } from '#machines/kit/toggle.machine.ts';
import { feedFilterFrom } from '#src/areas/community/feed-list/feed-filter.ts';
import { feedText } from '#src/areas/community/feed-list/feeds.text.ts';
import type { Prefetch } from '#src/flow/prefetch-cache.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { link } from '#src/lib/navigation/link.ts';
import { catalogueText } from '#src/text/failures.ts';

const listFeeds = () => import('#domain/community/feed-list.ts').then(({ listFeeds }) => listFeeds);
const searchFeeds = () => import('#domain/community/feed-list.ts').then(({ searchFeeds }) => searchFeeds);
const toggleLike = () => import('#domain/community/feed-social.ts').then(({ toggleLike }) => toggleLike);

/** A page of the API's feed lists. */
type WirePage<T> = { content: T[]; page: number; totalPages: number; totalElements: number };
/** Converts a page of the API to a page of a chart, row by row. */
export const toPage = <W, T>(
  { content, page, totalPages, totalElements }: WirePage<W>,
  map: (wire: W) => T,
): Page<T> => ({
  items: content.map(map),
  page,
  totalPages,
  totalElements,
});

const shown = async (page: WirePage<FeedWire>): Promise<Page<Feed>> =>
  toPage(page, (await import('#domain/community/feed.ts')).toFeed);

/** Common query of the list and the search endpoint. */
const feedPageOf = ({ filter: { type, sort }, page, size }: PagedRequest<FeedFilter>) => ({
  query: { page, size, sort, ...(type ? { feedType: type } : {}) },
});

/** Prefetches the first page of a list; searches are typed and not linked. */
export const prefetchFeedList: Prefetch = (ask, { search }) => {
  const { filter, page } = feedFilterFrom(search);
  if (!isSearch(filter)) ask(listFeeds, feedPageOf({ filter, page, size: FEEDS_PER_PAGE }));
};

/** Provides the chart of the feed list by filter and page with its calls and effects. */
export const wireFeedList = ({ call }: AppServices) =>
  feedListMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Feed>, PagedRequest<FeedFilter>>(async ({ input, signal }) => {
        const { type: _, sort, ...words } = input.filter;
        const wanted = feedPageOf(input);
        const asked = isSearch(input.filter)
          ? call(searchFeeds, { query: { ...wanted.query, ...words } }, { signal })
          : call(listFeeds, wanted, { signal });
        return withScreenMessage(asked.then(shown), catalogueText.feedList);
      }),
    },
  });

/** Provides the chart of the like button of a feed with its calls and effects. */
export const wireReaction = ({ call, toast, session }: AppServices) =>
  feedReactionMachine.provide({
    actors: {
      toggle: fromPromise<ToggleState, ToggleRequest>(async ({ input: { id, on } }) => {
        const { liked, likeCount } = await call(toggleLike, { params: { id }, body: { liked: on } });
        link('feedReaction > session', session)({ type: 'session.likeChanged', feedId: id, liked });
        return { on: liked, count: likeCount };
      }),
    },
    actions: { notify: (_, { reason }) => toast(reason || feedText.likeFailed, 'error') },
  });
