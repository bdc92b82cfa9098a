import { fromPromise } from 'xstate';
import type { ViewedProduct } from '#domain/catalogue/recent-view.ts';
import { type ViewMark, withView } from '#domain/catalogue/view-marks.ts';
import { recentViewsMachine } from '#machines/catalogue/recent-views.machine.ts';
import { recentText } from '#src/areas/catalogue/recent-views/recent.text.ts';
import { isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { RECENT_VIEW_KEY } from '#src/lib/storage/guest-keys.ts';

const rules = () => import('#domain/catalogue/recent-view.ts');
const clearRecentViews = () => rules().then(({ clearRecentViews }) => clearRecentViews);
const listRecentViews = () => rules().then(({ listRecentViews }) => listRecentViews);
const lookUpProducts = () => rules().then(({ lookUpProducts }) => lookUpProducts);
const mergeRecentViews = () => rules().then(({ mergeRecentViews }) => mergeRecentViews);
const removeRecentView = () => rules().then(({ removeRecentView }) => removeRecentView);

/** Most visitors have looked at nothing yet, and need no code to read it. */
async function stored({ storage }: AppServices): Promise<ViewMark[]> {
  if (storage.get(RECENT_VIEW_KEY) === null) return [];
  const { readViews } = await rules();
  return readViews(storage.get(RECENT_VIEW_KEY));
}
/** Read and written in one go: changes that come at the same time do not lose each other. */
async function rewrite(
  { storage }: AppServices,
  change: (views: readonly ViewMark[]) => readonly ViewMark[],
): Promise<void> {
  const write = (views: readonly ViewMark[]) => storage.set(RECENT_VIEW_KEY, JSON.stringify(change(views)));
  if (storage.get(RECENT_VIEW_KEY) === null) return void write([]);
  const { readViews } = await rules();
  write(readViews(storage.get(RECENT_VIEW_KEY)));
}

/** Remembers a look: a member's on the server, a guest's in this browser. */
export async function noteView(app: AppServices, productId: number): Promise<void> {
  const view = { productId, viewedAt: new Date().toISOString() };
  if (!isMember(app)) return rewrite(app, (views) => withView(views, view));
  // A look that could not be noted is not worth a message.
  await app.call(mergeRecentViews, { body: { views: [view] } }).catch(() => null);
}

/** At a log-out nothing of the member stays in this browser. */
export const forgetViews = ({ storage }: AppServices): void => storage.remove(RECENT_VIEW_KEY);

/** The visitor's views join the account; until they have, they stay in the browser. */
export async function mergeStoredViews(app: AppServices): Promise<void> {
  const views = await stored(app);
  if (views.length === 0) return;
  await app.call(mergeRecentViews, { body: { views } });
  app.storage.remove(RECENT_VIEW_KEY);
}

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

/** A page opened right after login does not miss what is still being merged: merging twice is merging once. */
async function loadOwn(app: AppServices, signal: AbortSignal): Promise<ViewedProduct[]> {
  await mergeStoredViews(app).catch(() => undefined);
  return app.call(listRecentViews, {}, { signal });
}

/** The guest's looks with what the products cost now; products that are gone are left out. */
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
