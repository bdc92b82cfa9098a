import { boughtSizes } from '#domain/catalogue/bought-sizes.ts';
import { listBrands } from '#domain/catalogue/brand.ts';
import { listCategories } from '#domain/catalogue/category.ts';
import { categoryOverview } from '#domain/catalogue/category-overview.ts';
import { listProducts, productDetail } from '#domain/catalogue/product.ts';
import { productFacts } from '#domain/catalogue/product-facts.ts';
import { productFacets } from '#domain/catalogue/product-list/product-facets.ts';
import { recommendProducts } from '#domain/catalogue/recommend.ts';
import { sizeAdvice } from '#domain/catalogue/size-advice.ts';
import { listStores, showStore } from '#domain/catalogue/store.ts';
import type { Feature } from '../../kit/feature.ts';
import { findBrands } from '../brands/brand-store.ts';
import { listOverview } from '../categories/category-service.ts';
import { findCategories } from '../categories/category-store.ts';
import { listFacets, listPage } from '../product-list/product-list-service.ts';
import { findFacts } from '../products/product-facts-store.ts';
import { readBoughtSizes } from '../recommendations/bought-size-service.ts';
import { recommend } from '../recommendations/recommend-service.ts';
import { readAdvice } from '../recommendations/size-advice-service.ts';
import { listOpenStores, showOneStore } from '../stores/store-page-service.ts';
import { showProduct } from './product-service.ts';

/** Registers the endpoints of the catalogue (contract 14, contract 16). */
export const productRoutes: Feature = (route, context) => {
  const { db, searching } = context;
  route(listCategories, () => findCategories(db));
  route(listBrands, () => findBrands(db));
  route(categoryOverview, () => listOverview(context));
  route(listStores, () => listOpenStores(context));
  route(showStore, ({ params }) => showOneStore(context, params.id));
  route(listProducts, ({ query }) => searching(query.q, () => listPage(context, query)));
  route(productFacets, ({ query }) => searching(query.q, () => listFacets(context, query)));
  route(productDetail, ({ params, user }) => showProduct(context, params.id, user?.id ?? 0));
  route(productFacts, ({ params }) => findFacts(db, params.id));
  route(recommendProducts, ({ user, body }) => recommend(context, user.id, body));
  route(boughtSizes, ({ user, params }) => readBoughtSizes(db, user.id, params.id));
  route(sizeAdvice, ({ user, params }) => readAdvice(db, user.id, params.id));
};
