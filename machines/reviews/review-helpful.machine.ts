import { toggleHelpful } from '#domain/reviews/review-reaction.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createToggleMachine } from '../kit/toggle.machine.ts';

/** Machine of the helpful mark on one review: it shows at once and is reverted if the server refuses. */
export const reviewHelpfulMachine = createToggleMachine({
  id: 'reviewHelpful',
  description: 'That a review helped me shows at once and is taken back when the server refuses it.',
  toggle: endpointPort(
    toggleHelpful,
    ({ id, on }) => ({ params: { id }, body: { isHelpful: on } }),
    ({ isHelpful, helpfulCount }) => ({ on: isHelpful, count: helpfulCount }),
  ),
});
