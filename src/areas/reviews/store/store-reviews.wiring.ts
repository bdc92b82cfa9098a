import { storeReviewsMachine } from '#machines/reviews/store-reviews.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the reviews of all products of a store. */
export const wireStoreReviews = (app: AppServices) => wire(storeReviewsMachine, app);
