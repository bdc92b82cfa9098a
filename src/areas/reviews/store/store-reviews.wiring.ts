import { storeReviewsMachine } from '#machines/reviews/store-reviews.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireStoreReviews = (app: AppServices) => wire(storeReviewsMachine, app);
