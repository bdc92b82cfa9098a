import { storeFeedsMachine } from '#machines/community/store-feeds.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { catalogueText } from '#src/text/failures.ts';

/** Wires the paged feeds with shoes of a store. */
export const wireStoreFeeds = (app: AppServices) =>
  wire(storeFeedsMachine, app, { loadPage: catalogueText.feedList });
