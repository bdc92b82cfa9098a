import type { FeedCounts } from '#domain/community/feed-list.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** How many feeds of each type are mine; the port answers zeros when the service fails (spec 8.3). */
export const feedCountsMachine = createResourceMachine<FeedCounts>({
  id: 'feedCounts',
  description: 'How many feeds I have of each kind; zeros stand where they cannot be counted.',
  silent: true,
});
