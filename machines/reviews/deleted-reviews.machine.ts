import { type DeletedReview, listMyDeletedReviews } from '#domain/reviews/deleted-review.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/**
 * Machine of the member's deleted reviews: loads why each was deleted and whether it can be written again.
 */
export const deletedReviewsMachine = createResourceMachine<readonly DeletedReview[]>({
  id: 'deletedReviews',
  description: 'My deleted reviews: why each is gone, and whether it can be written anew.',
  load: endpointPort(listMyDeletedReviews, () => ({})),
});
