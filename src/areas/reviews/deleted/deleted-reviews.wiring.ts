import { deletedReviewsMachine } from '#machines/reviews/deleted-reviews.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/** Provides the chart of the list of deleted reviews with its calls and effects. */
export const wireDeletedReviews = ({ call }: { call: Call }) => wire(deletedReviewsMachine, { call });
