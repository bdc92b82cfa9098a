import { listCategories } from '#domain/category.ts';
import { categoryOverview } from '#domain/category-overview.ts';
import { listProducts, listStores, productDetail } from '#domain/product.ts';
import { productFacets } from '#domain/product-facets.ts';
import { productFacts } from '#domain/product-facts.ts';
import { sizeAdvice } from '#domain/size-advice.ts';
import type { Feature } from '../../kit/feature.ts';
import { readAdvice } from './advice-service.ts';
import { findCategoryOverview } from './category-store.ts';
import { findFacts } from './facts-store.ts';
import { listFacets, listPage } from './list-service.ts';
import { showProduct } from './service.ts';

/** Catalogue reads (contract 14, contract 16). */
export const productRoutes: Feature = (route, { db, searching }) => {
  route(listCategories, () =>
    db.selectFrom('categories').select(['id as categoryId', 'type', 'name']).orderBy('id').execute(),
  );
  route(categoryOverview, () => findCategoryOverview(db));
  route(listStores, () =>
    db.selectFrom('stores').select(['id as storeId', 'name as storeName']).orderBy('name').execute(),
  );
  route(listProducts, ({ query }) => searching(query.q, () => listPage(db, query)));
  route(productFacets, ({ query }) => searching(query.q, () => listFacets(db, query)));
  route(productDetail, ({ params }) => showProduct(db, params.id));
  route(productFacts, ({ params }) => findFacts(db, params.id));
  route(sizeAdvice, ({ user, params }) => readAdvice(db, user.id, params.id));
};
