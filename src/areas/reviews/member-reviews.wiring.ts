import { memberReviewsMachine } from '#machines/reviews/member-reviews.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the reviews on a member page with its calls and effects. */
export const wireMemberReviews = (app: AppServices) => wire(memberReviewsMachine, app);
