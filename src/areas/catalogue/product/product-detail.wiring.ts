import { fromPromise } from 'xstate';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { productDetailMachine } from '#machines/catalogue/product-detail.machine.ts';
import { productRequest } from '#src/areas/catalogue/product/product-request.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { afterFirstPage } from '#src/lib/loading/after-first-page.ts';
import { lazyLoad } from '#src/lib/loading/lazy-load.ts';
import { catalogueText } from '#src/text/failures.ts';

const productDetail = () => import('#domain/catalogue/product.ts').then(({ productDetail }) => productDetail);

/** Provides the chart of the product page with its calls and effects. */
export const wireProductDetail = ({ call }: AppServices) =>
  productDetailMachine.provide({
    actors: {
      load: fromPromise<ProductDetail, { id: number }>(({ input, signal }) => {
        const asked = call(productDetail, productRequest(input.id), { signal });
        return withScreenMessage(asked, catalogueText.product);
      }),
    },
  });

/** Records a product view; its code is loaded after the first view. */
export const recordView = (app: AppServices, productId: number): void =>
  afterFirstPage(() =>
    lazyLoad(import('../recent-views/recent-views.wiring.ts'), ({ noteView }) => noteView(app, productId)),
  );
