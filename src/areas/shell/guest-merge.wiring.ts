import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { guestMergeMachine } from '#machines/shell/guest-merge.machine.ts';
import { forgetViews, mergeStoredViews } from '#src/areas/catalogue/recent-views/recent-views.wiring.ts';
import { mergeGuestWishlist } from '#src/areas/catalogue/wishlist/wishlist.wiring.ts';
import { notifyOfMemberChanges } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/navigation/link.ts';
import { GUEST_CART_KEY, GUEST_WISHLIST_KEY } from '#src/lib/storage/guest-keys.ts';

/**
 * Provides the chart of the merge of guest data with its calls and effects; the code of the cart merge
 * loads only if there is a cart.
 */
export const wireGuestMerge = (app: AppServices) =>
  guestMergeMachine.provide({
    actors: {
      mergeCart: fromPromise<void>(async () => {
        if (!app.storage.get(GUEST_CART_KEY)) return;
        const { mergeGuestCart } = await import('#src/areas/trade/cart/cart-merge.wiring.ts');
        await mergeGuestCart(app);
      }),
      mergeWishes: fromPromise<void>(async () => {
        if (!app.storage.get(GUEST_WISHLIST_KEY)) return;
        await mergeGuestWishlist(app);
      }),
      mergeViews: fromPromise<void>(() => mergeStoredViews(app)),
    },
    actions: { forgetViews: () => forgetViews(app) },
  });

/** The app-wide actor that merges a guest's cart, wishlist and views into the account after login. */
export const guestMergeOf = (app: AppServices): ActorRefFrom<typeof guestMergeMachine> =>
  app.actors('guestMerge', () => {
    const merge = createActor(wireGuestMerge(app), { systemId: 'guestMerge' }).start();
    notifyOfMemberChanges(app, link('session > guestMerge', merge));
    return merge;
  });
