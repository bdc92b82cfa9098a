import { deletedReviewsMachine } from '#machines/reviews/deleted-reviews.machine.ts';
import { wire } from '#src/flow/wire.ts';
import type { Call } from '#src/http/call.ts';

/** Wires the list of deleted reviews. */
export const wireDeletedReviews = ({ call }: { call: Call }) => wire(deletedReviewsMachine, { call });
