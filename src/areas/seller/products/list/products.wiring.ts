import { fromPromise } from 'xstate';
import {
  changeProductState,
  copyProduct,
  deleteProduct,
  type SellerProductDetail,
} from '#domain/seller/products/product-endpoints.ts';
import { productActionMachine } from '#machines/seller/products/product-action.machine.ts';
import {
  productRemovalMachine,
  type RemovalOutcome,
} from '#machines/seller/products/product-removal.machine.ts';
import { sellerProductMachine } from '#machines/seller/products/seller-product.machine.ts';
import { sellerProductsMachine } from '#machines/seller/products/seller-products.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { ApiError } from '#src/http/api-error.ts';

type Named = { id: number };
/** Provides the chart of the paged products of a seller's own store with its calls and effects. */
export const wireSellerProducts = (app: AppServices) => wire(sellerProductsMachine, app);

/**
 * Provides the chart of the loading of one product of the seller's own store with its calls and
 * effects.
 */
export const wireSellerProduct = (app: AppServices) => wire(sellerProductMachine, app);

export type ProductAction = 'show' | 'hide' | 'copy';
type Product = Pick<SellerProductDetail, 'version'>;

const moveTo = (
  { call }: AppServices,
  { id }: Named,
  { version }: Product,
  state: 'ON_SALE' | 'HIDDEN',
): Promise<unknown> => call(changeProductState, { params: { id }, body: { state, version } });

type ActWish = {
  deed: ProductAction;
  product: Product;
  /** Called with the id of the copy, if one was made. */
  onDone: (copyId: number | null) => void;
};

/**
 * Provides the chart of showing, hiding or copying a product with its calls and effects; `onDone` gets
 * the id of the copy, else null.
 */
export function wireProductAction(app: AppServices, { deed, product, onDone }: ActWish) {
  let copyId: number | null = null;
  return productActionMachine.provide({
    actors: {
      remove: fromPromise<void, Named>(async ({ input }) => {
        if (deed === 'copy') copyId = (await app.call(copyProduct, { params: input })).productId;
        else await moveTo(app, input, product, deed === 'show' ? 'ON_SALE' : 'HIDDEN');
      }),
    },
    actions: { leave: () => onDone(copyId), notify: (_, { reason }) => app.toast(reason, 'error') },
  });
}

/**
 * Provides the chart of the deletion of a product of a seller with its calls and effects; one that was
 * ordered can only be hidden.
 */
export const wireProductRemoval = (
  app: AppServices,
  { product, onGone, onHidden }: { product: Product; onGone: () => void; onHidden: () => void },
) =>
  productRemovalMachine.provide({
    actors: {
      remove: fromPromise<RemovalOutcome, Named>(async ({ input }) => {
        try {
          await app.call(deleteProduct, { params: input });
          return 'DELETED';
        } catch (error) {
          if (error instanceof ApiError && error.code === 'PRODUCT_IN_ORDER') return 'ORDERED';
          throw error;
        }
      }),
      hide: fromPromise<void, Named>(async ({ input }) => {
        await moveTo(app, input, product, 'HIDDEN');
      }),
    },
    actions: {
      leave: () => onGone(),
      announceHidden: () => onHidden(),
      notify: (_, { reason }) => app.toast(reason, 'error'),
    },
  });
