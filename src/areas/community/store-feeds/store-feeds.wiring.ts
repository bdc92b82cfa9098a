import { fromPromise } from 'xstate';
import { type Feed, toFeed } from '#domain/community/feed.ts';
import { searchFeeds } from '#domain/community/feed-list.ts';
import type { Page } from '#domain/kit/page.ts';
import { storeFeedsMachine } from '#machines/community/store-feeds.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { catalogueText } from '#src/text/failures.ts';
import { toPage } from '../feed-list/feed-list.wiring.ts';

export const wireStoreFeeds = ({ call }: AppServices) =>
  storeFeedsMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Feed>, PagedRequest<{ storeId: number }>>(
        async ({ input: { filter, page, size }, signal }) => {
          const query = { storeId: String(filter.storeId), page, size };
          return toPage(await told(call(searchFeeds, { query }, { signal }), catalogueText.feedList), toFeed);
        },
      ),
    },
  });
