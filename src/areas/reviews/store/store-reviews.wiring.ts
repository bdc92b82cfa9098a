import { storeReviewsMachine } from '#machines/reviews/store-reviews.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the reviews of all products of a store with its calls and effects. */
export const wireStoreReviews = (app: AppServices) => wire(storeReviewsMachine, app);
