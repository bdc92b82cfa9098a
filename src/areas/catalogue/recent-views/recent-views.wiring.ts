import { fromPromise } from 'xstate';
import { type GuestView, withView } from '#domain/catalogue/guest-recent-views.ts';
import type { ViewedProduct } from '#domain/catalogue/recent-view.ts';
import { recentViewsMachine } from '#machines/catalogue/recent-views.machine.ts';
import { recentText } from '#src/areas/catalogue/recent-views/recent-views.text.ts';
import { isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { RECENT_VIEW_KEY } from '#src/lib/storage/guest-keys.ts';

const rules = () => import('#domain/catalogue/recent-view.ts');
const clearRecentViews = () => rules().then(({ clearRecentViews }) => clearRecentViews);
const listRecentViews = () => rules().then(({ listRecentViews }) => listRecentViews);
const lookUpProducts = () => rules().then(({ lookUpProducts }) => lookUpProducts);
const mergeRecentViews = () => rules().then(({ mergeRecentViews }) => mergeRecentViews);
const removeRecentView = () => rules().then(({ removeRecentView }) => removeRecentView);

/** Stored views of a guest; the parser loads only if there are any. */
async function stored({ storage }: AppServices): Promise<GuestView[]> {
  if (storage.get(RECENT_VIEW_KEY) === null) return [];
  const { readViews } = await rules();
  return readViews(storage.get(RECENT_VIEW_KEY));
}
/** Changes the stored views synchronously after reading them, so that concurrent changes are not lost. */
async function rewrite(
  { storage }: AppServices,
  change: (views: readonly GuestView[]) => readonly GuestView[],
): Promise<void> {
  const write = (views: readonly GuestView[]) => storage.set(RECENT_VIEW_KEY, JSON.stringify(change(views)));
  if (storage.get(RECENT_VIEW_KEY) === null) return void write([]);
  const { readViews } = await rules();
  write(readViews(storage.get(RECENT_VIEW_KEY)));
}

/** Records a product view: on the server for a member, in this browser for a guest. */
export async function noteView(app: AppServices, productId: number): Promise<void> {
  const view = { productId, viewedAt: new Date().toISOString() };
  if (!isMember(app)) return rewrite(app, (views) => withView(views, view));
  // A failed record is not reported to the person.
  await app.call(mergeRecentViews, { body: { views: [view] } }).catch(() => null);
}

/** Deletes stored views at logout, so that nothing of the member stays in this browser. */
export const forgetViews = ({ storage }: AppServices): void => storage.remove(RECENT_VIEW_KEY);

/** Merges a guest's views into the account; they stay in the browser until that has succeeded. */
export async function mergeStoredViews(app: AppServices): Promise<void> {
  const views = await stored(app);
  if (views.length === 0) return;
  await app.call(mergeRecentViews, { body: { views } });
  app.storage.remove(RECENT_VIEW_KEY);
}

/**
 * Provides the chart of recently viewed products with its calls and effects: of the account for
 * members, of the browser for guests.
 */
export const wireRecentViews = (app: AppServices) =>
  recentViewsMachine.provide({
    actors: {
      loadViews: fromPromise<ViewedProduct[]>(({ signal }) =>
        isMember(app) ? loadOwn(app, signal) : loadStored(app, signal),
      ),
      removeView: fromPromise<void, { productId: number }>(async ({ input: { productId } }) => {
        if (isMember(app)) await app.call(removeRecentView, { params: { productId } });
        else await rewrite(app, (views) => views.filter((view) => view.productId !== productId));
      }),
      clearViews: fromPromise<void>(async () => {
        if (isMember(app)) await app.call(clearRecentViews, {});
        else app.storage.remove(RECENT_VIEW_KEY);
      }),
    },
    actions: { notify: (_, { reason }) => app.toast(reason || recentText.notSaved, 'error') },
  });

/**
 * Loads a member's views after the merge, since the page may open right after login; a merge may safely be repeated.
 */
async function loadOwn(app: AppServices, signal: AbortSignal): Promise<ViewedProduct[]> {
  await mergeStoredViews(app).catch(() => undefined);
  return app.call(listRecentViews, {}, { signal });
}

/** Loads the products of a guest's views with present prices; deleted products are left out. */
async function loadStored(app: AppServices, signal: AbortSignal): Promise<ViewedProduct[]> {
  const views = await stored(app);
  if (views.length === 0) return [];
  const ids = views.map(({ productId }) => productId).join(',');
  const products = await app.call(lookUpProducts, { query: { ids } }, { signal });
  return products.map((product) => ({
    ...product,
    viewedAt: views.find(({ productId }) => productId === product.productId)?.viewedAt ?? null,
  }));
}
