import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { readCart } from '#domain/trade/cart.ts';
import { cartCountMachine } from '#machines/trade/cart-count.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { guestCartOf } from '#src/lib/guest-cart.ts';

const wireCartCount = ({ call, session, storage }: AppServices) =>
  cartCountMachine.provide({
    actors: {
      count: fromPromise<number>(async ({ signal }) => {
        if (!session.getSnapshot().hasTag('signedIn')) return guestCartOf(storage).read().length;
        return (await call(readCart, {}, { signal })).items.length;
      }),
    },
  });

type Session = ReturnType<AppServices['session']['getSnapshot']>;
const personIn = (snapshot: Session): string | null =>
  snapshot.hasTag('signedIn') ? (snapshot.context.user?.token ?? null) : null;

type CartCount = ActorRefFrom<typeof cartCountMachine>;
const byApp = new WeakMap<AppServices, CartCount>();

/** The one actor behind the number at the cart; it follows the session. Made when the number first appears. */
export function cartCountOf(app: AppServices): CartCount {
  const known = byApp.get(app);
  if (known) return known;
  const count = createActor(wireCartCount(app), {
    input: { count: app.knownProfile()?.cartCount ?? null },
  }).start();
  byApp.set(app, count);
  let person = personIn(app.session.getSnapshot());
  app.session.subscribe((snapshot) => {
    const next = personIn(snapshot);
    if (next === person) return;
    person = next;
    count.send({ type: 'lines.changed' });
  });
  return count;
}
