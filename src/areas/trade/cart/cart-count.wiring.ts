import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { cartCountMachine } from '#machines/trade/cart-count.machine.ts';
import { followMember, isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';
import { GUEST_CART_KEY } from '#src/lib/storage/guest-keys.ts';

const readCart = () => import('#domain/trade/cart/cart.ts').then(({ readCart }) => readCart);

/** Number of a guest's cart lines; the parser loads only if there are any. */
async function countKept(storage: AppServices['storage']): Promise<number> {
  if (storage.get(GUEST_CART_KEY) === null) return 0;
  const { guestCartOf } = await import('#src/lib/storage/guest-cart.ts');
  return guestCartOf(storage).read().length;
}

/** Provides the chart of the item count of the cart in the header with its calls and effects. */
export const wireCartCount = ({ call, session, storage }: AppServices) =>
  cartCountMachine.provide({
    actors: {
      count: fromPromise<number>(async ({ signal }) => {
        if (!isMember({ session })) return countKept(storage);
        return (await call(readCart, {}, { signal })).items.length;
      }),
    },
  });

/** The app-wide actor of the cart count, which follows the session; started with the first badge. */
export const cartCountOf = (app: AppServices): ActorRefFrom<typeof cartCountMachine> =>
  app.actors('cartCount', () => {
    const input = { count: app.knownProfile()?.cartCount ?? null };
    const count = createActor(wireCartCount(app), { input, systemId: 'cartCount' }).start();
    const tell = link('session > cartCount', count);
    followMember(app.session, (isThere) => {
      // The start check has read the number with the profile.
      const known = isThere ? app.knownProfile()?.cartCount : null;
      tell(typeof known === 'number' ? { type: 'lines.counted', count: known } : { type: 'lines.changed' });
    });
    return count;
  });
