import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { MyPrice } from '#domain/trade/cart/my-price.ts';
import { myPricesMachine } from '#machines/trade/my-prices.machine.ts';
import { notifyOfMemberChanges } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';

const myPrices = () => import('#domain/trade/cart/my-price.ts').then(({ readMyPrices }) => readMyPrices);

/** Provides the chart of the own prices with its call. */
export const wireMyPrices = ({ call }: AppServices) =>
  myPricesMachine.provide({
    actors: {
      loadPrices: fromPromise<MyPrice[], { productIds: number[] }>(({ input, signal }) =>
        call(myPrices, { query: { productIds: input.productIds.join(',') } }, { signal }),
      ),
    },
  });

/** The app-wide actor of the own prices, which follows the session; started with the first product. */
export const myPricesOf = (app: AppServices): ActorRefFrom<typeof myPricesMachine> =>
  app.actors('myPrices', () => {
    const prices = createActor(wireMyPrices(app), { systemId: 'myPrices' }).start();
    notifyOfMemberChanges(app, link('session > myPrices', prices));
    return prices;
  });
