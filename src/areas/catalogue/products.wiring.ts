import { fromPromise } from 'xstate';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import type { ProductFilter } from '#domain/catalogue/product-filter.ts';
import { productDetailMachine } from '#machines/catalogue/product-detail.machine.ts';
import { type ProductPage, productListMachine } from '#machines/catalogue/product-list.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { oneProduct, productPageOf } from '#src/areas/catalogue/product-asks.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { afterFirstPage } from '#src/lib/after-first-page.ts';
import { later } from '#src/lib/later.ts';
import { catalogueText } from '#src/text/failures.ts';

const listProducts = () => import('#domain/catalogue/product.ts').then(({ listProducts }) => listProducts);
const productDetail = () => import('#domain/catalogue/product.ts').then(({ productDetail }) => productDetail);

export const wireProductList = ({ call }: AppServices) =>
  productListMachine.provide({
    actors: {
      loadPage: fromPromise<ProductPage, PagedRequest<ProductFilter>>(async ({ input, signal }) => {
        const wanted = productPageOf({ ...input.filter, page: input.page });
        const asked = told(call(listProducts, wanted, { signal }), catalogueText.products);
        const { content: items, number: page, ...rest } = await asked;
        const { totalPages, totalElements, correctedQuery, withoutOne } = rest;
        return { items, page, totalPages, totalElements, correctedQuery, withoutOne };
      }),
    },
  });

export const wireProductDetail = ({ call }: AppServices) =>
  productDetailMachine.provide({
    actors: {
      load: fromPromise<ProductDetail, { id: number }>(({ input, signal }) => {
        const asked = call(productDetail, oneProduct(input.id), { signal });
        return told(asked, catalogueText.product);
      }),
    },
  });

/** Remembers that a product was looked at; the code for it is no part of the first view. */
export const rememberLook = (app: AppServices, productId: number): void =>
  afterFirstPage(() => later(import('./recent-views.wiring.ts'), ({ noteView }) => noteView(app, productId)));
