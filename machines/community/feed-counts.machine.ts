import type { FeedCounts } from '#domain/community/feed-list.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Number of the member's own feeds by type; the port answers zeros if the service fails (spec 8.3). */
export const feedCountsMachine = createResourceMachine<FeedCounts>({
  id: 'feedCounts',
  description: 'How many feeds I have of each kind; zeros stand where they cannot be counted.',
  silent: true,
});
