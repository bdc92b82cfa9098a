import { followedStoresMachine } from '#machines/trade/followed-stores.machine.ts';
import { storeFollowMachine } from '#machines/trade/store-follow.machine.ts';
import { storeFollowersMachine } from '#machines/trade/store-followers.machine.ts';
import { myPricesOf } from '#src/areas/trade/my-price/my-price.wiring.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';
import { storeFollowText as text } from './store-follow.text.ts';

/** Provides the chart of the follow toggle of a store with its calls and effects; failures show a toast. */
export const wireStoreFollow = ({ call, toast }: AppServices) =>
  wire(storeFollowMachine, { call }, { toggle: text.failed }).provide({
    actions: { notify: (_, { reason }) => toast(reason || text.failed, 'error') },
  });

/** Provides the chart of the followers of a store with its calls and effects. */
export const wireStoreFollowers = (app: AppServices) => wire(storeFollowersMachine, app);

/** Provides the chart of the stores that the member follows with its calls and effects. */
export const wireFollowedStores = (app: AppServices) =>
  wire(followedStoresMachine, app, { loadPage: text.listFailed });

/** Asks again for the own prices on screen, which depend on the stores that the member follows. */
export const renewPrices = (app: AppServices): void =>
  link('storeFollow > myPrices', myPricesOf(app))({ type: 'prices.outdated' });
