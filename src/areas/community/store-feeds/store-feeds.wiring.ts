import { storeFeedsMachine } from '#machines/community/store-feeds.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { catalogueText } from '#src/text/failures.ts';

/** Connects the chart of the paged feeds with products of a store to its endpoint and failure message. */
export const wireStoreFeeds = (app: AppServices) =>
  wire(storeFeedsMachine, app, { loadPage: catalogueText.feedList });
