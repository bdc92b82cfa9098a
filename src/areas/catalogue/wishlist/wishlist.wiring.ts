import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { MAX_GUEST_WISHLIST } from '#domain/catalogue/guest-wishlist.ts';
import type { Wish } from '#domain/catalogue/wishlist.ts';
import type { Page } from '#domain/kit/page.ts';
import { wishlistMachine } from '#machines/catalogue/wishlist.machine.ts';
import { wishlistToggleMachine } from '#machines/catalogue/wishlist-toggle.machine.ts';
import type { WishlistChange } from '#machines/catalogue/wishlist-toggle.model.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { heartText } from '#src/areas/catalogue/wishlist/wishlist-button.text.ts';
import { notifyOfMemberChanges } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { ApiError } from '#src/http/api-error.ts';
import { link } from '#src/lib/navigation/link.ts';
import { guestWishlistOf } from '#src/lib/storage/guest-wishlist.ts';

const addWish = () => import('#domain/catalogue/wishlist.ts').then(({ addWish }) => addWish);
const listWishes = () => import('#domain/catalogue/wishlist.ts').then(({ listWishes }) => listWishes);
const listWishIds = () => import('#domain/catalogue/wishlist.ts').then(({ listWishIds }) => listWishIds);
const mergeWishes = () => import('#domain/catalogue/wishlist.ts').then(({ mergeWishes }) => mergeWishes);
const removeWish = () => import('#domain/catalogue/wishlist.ts').then(({ removeWish }) => removeWish);

/** Merges a guest's wishlist into the account; it stays in the browser until that has succeeded. */
export async function mergeGuestWishlist({ call, storage }: AppServices): Promise<void> {
  const kept = guestWishlistOf(storage);
  const productIds = kept.read().slice(0, MAX_GUEST_WISHLIST);
  if (productIds.length === 0) return;
  await call(mergeWishes, { body: { productIds } });
  kept.write([]);
}

/**
 * Provides the chart of the wishlist hearts of products with its calls and effects: in the account for
 * members, in the browser for guests.
 */
export const wireWishlistToggle = (app: AppServices) => {
  const { call, toast, storage } = app;
  return wishlistToggleMachine.provide({
    actors: {
      loadIds: fromPromise<number[]>(async ({ signal }) => {
        await mergeGuestWishlist(app).catch(() => undefined);
        return call(listWishIds, {}, { signal });
      }),
      saveWish: fromPromise<void, WishlistChange>(({ input }) => saveWish(call, input)),
    },
    actions: {
      notify: (_, { reason }) => toast(reason || heartText.failed, 'error'),
      keepGuest: (_, { ids }) => {
        const kept = guestWishlistOf(storage);
        if (kept.read().length === 0) toast(heartText.keptHere);
        kept.write(ids);
      },
    },
  });
};

/** Saves one toggle; a product that already has the requested state, such as from another tab, counts as success. */
async function saveWish(call: AppServices['call'], { productId, on }: WishlistChange): Promise<void> {
  try {
    if (on) await call(addWish, { body: { productId } });
    else await call(removeWish, { params: { productId } });
  } catch (error) {
    const done = error instanceof ApiError && error.status === (on ? 409 : 404);
    // A 404 on adding means that the product is no longer sold, which is a refusal.
    if (!done) throw error;
  }
}

/** The app-wide actor of the wishlist, which follows the session; started with the first button. */
export const wishlistToggleOf = (app: AppServices): ActorRefFrom<typeof wishlistToggleMachine> =>
  app.actors('wishlistToggle', () => {
    const input = { guestIds: guestWishlistOf(app.storage).read() };
    const wishes = createActor(wireWishlistToggle(app), { input, systemId: 'wishlistToggle' }).start();
    notifyOfMemberChanges(app, link('session > wishlistToggle', wishes));
    return wishes;
  });

/** Provides the chart of a member's wishlist with its calls and effects. */
export const wireWishlist = (app: AppServices) =>
  wishlistMachine.provide({
    actors: {
      loadPage: fromPromise<Page<Wish>, PagedRequest<undefined>>(
        async ({ input: { page, size }, signal }) => {
          // The list is loaded after the merge, since the page may open right after login; a merge may safely be
          // repeated.
          await mergeGuestWishlist(app).catch(() => undefined);
          const answer = await app.call(listWishes, { query: { page, size } }, { signal });
          const { wishlists, totalPages, totalElements } = answer;
          return { items: wishlists, page, totalPages, totalElements };
        },
      ),
    },
  });
