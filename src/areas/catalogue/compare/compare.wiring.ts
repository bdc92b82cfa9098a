import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  type Compared,
  compareMachine,
  type InTray,
  MOST_COMPARED,
} from '#machines/catalogue/compare.machine.ts';
import { compareText as text } from '#src/areas/catalogue/compare/compare.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { COMPARED_KEY } from '#src/lib/storage/guest-keys.ts';
import type { SafeStorage } from '#src/lib/storage/safe-storage.ts';

const productDetail = () => import('#domain/catalogue/product.ts').then(({ productDetail }) => productDetail);
const productFacts = () =>
  import('#domain/catalogue/product-facts.ts').then(({ productFacts }) => productFacts);
const reviewStatistics = () =>
  import('#domain/reviews/review-stats.ts').then(({ reviewStatistics }) => reviewStatistics);

const isInTray = (one: unknown): one is InTray =>
  typeof one === 'object' &&
  one !== null &&
  'productId' in one &&
  Number.isSafeInteger(one.productId) &&
  'name' in one &&
  typeof one.name === 'string' &&
  'mainImageUrl' in one &&
  (one.mainImageUrl === null || typeof one.mainImageUrl === 'string');

/** Tray stored in this tab; text of another shape counts as empty. */
function trayIn(storage: SafeStorage): InTray[] {
  try {
    const stored: unknown = JSON.parse(storage.get(COMPARED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isInTray).slice(0, MOST_COMPARED) : [];
  } catch {
    return [];
  }
}

/**
 * Connects the comparison chart: loads product, facts and review statistics of each chosen product, and
 * keeps the chosen products in the storage of the tab.
 */
export const wireCompare = ({ call, tabStorage, toast }: AppServices) =>
  compareMachine.provide({
    actors: {
      loadTable: fromPromise<readonly Compared[], { ids: readonly number[] }>(({ input, signal }) => {
        const one = async (id: number): Promise<Compared> => {
          const [product, facts, stats] = await Promise.all([
            call(productDetail, { params: { id } }, { signal }),
            call(productFacts, { params: { id } }, { signal }),
            call(reviewStatistics, { params: { productId: id } }, { signal }),
          ]);
          return { product, facts, stats };
        };
        return withScreenMessage(Promise.all(input.ids.map(one)), text.failed);
      }),
    },
    actions: {
      keepTray: (_, { tray }) => {
        const kept = tray.map(({ productId, name, mainImageUrl }) => ({ productId, name, mainImageUrl }));
        if (kept.length > 0) tabStorage.set(COMPARED_KEY, JSON.stringify(kept));
        else tabStorage.remove(COMPARED_KEY);
      },
      tellFull: () => toast(text.full(MOST_COMPARED)),
    },
  });

/** Returns the comparison actor of the app; the first caller starts it with what the tab has kept. */
export const compareOf = (app: AppServices): ActorRefFrom<typeof compareMachine> =>
  app.actors('compare', () =>
    createActor(wireCompare(app), { input: { tray: trayIn(app.tabStorage) }, systemId: 'compare' }).start(),
  );
