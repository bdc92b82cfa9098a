import { memberReviewsMachine } from '#machines/reviews/member-reviews.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireMemberReviews = (app: AppServices) => wire(memberReviewsMachine, app);
