import { type FollowedStore, listFollowedStores } from '#domain/catalogue/store-follow.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the stores that a member follows, newest first, 20 a page. */
export const followedStoresMachine = createPagedMachine<FollowedStore>({
  id: 'followedStores',
  description: 'Stores that I follow, the newest first, with what they offer their followers.',
  loadPage: pagePort(listFollowedStores, ({ page, size }) => ({ page, size })),
  size: 20,
});
