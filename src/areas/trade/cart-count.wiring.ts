import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { readCart } from '#domain/trade/cart.ts';
import { cartCountMachine } from '#machines/trade/cart-count.machine.ts';
import { followMember, isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { guestCartOf } from '#src/lib/guest-cart.ts';
import { link } from '#src/lib/link.ts';

export const wireCartCount = ({ call, session, storage }: AppServices) =>
  cartCountMachine.provide({
    actors: {
      count: fromPromise<number>(async ({ signal }) => {
        if (!isMember({ session })) return guestCartOf(storage).read().length;
        return (await call(readCart, {}, { signal })).items.length;
      }),
    },
  });

/** The one actor behind the number at the cart; it follows the session. Made when the number first appears. */
export const cartCountOf = (app: AppServices): ActorRefFrom<typeof cartCountMachine> =>
  app.actors('cartCount', () => {
    const input = { count: app.knownProfile()?.cartCount ?? null };
    const count = createActor(wireCartCount(app), { input, systemId: 'cartCount' }).start();
    const tell = link('session > cartCount', count);
    followMember(app.session, () => tell({ type: 'lines.changed' }));
    return count;
  });
