import { deleteFeed } from '#domain/community/feed-form.ts';
import { endpointPort, nothing } from '../kit/endpoint-port.ts';
import { createRemovalMachine } from '../kit/removal.machine.ts';

/** Machine that deletes one of the member's feeds after a confirmation and leaves to the list. */
export const feedRemovalMachine = createRemovalMachine({
  id: 'feedRemoval',
  description: 'A feed of mine is deleted after one question, which leads back to the list.',
  remove: endpointPort(deleteFeed, ({ id }) => ({ params: { id } }), nothing),
});
