import { memberReviewsMachine } from '#machines/reviews/member-reviews.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the reviews on a member page. */
export const wireMemberReviews = (app: AppServices) => wire(memberReviewsMachine, app);
