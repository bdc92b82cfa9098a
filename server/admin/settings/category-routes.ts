import {
  addCategory as addCategoryCall,
  changeCategory as changeCategoryCall,
  deleteCategory as deleteCategoryCall,
  listAllCategories as listAllCategoriesCall,
  sortCategories as sortCategoriesCall,
} from '#domain/admin/settings/category-admin.ts';
import type { Feature } from '../../kit/feature.ts';
import {
  addCategory,
  changeCategory,
  deleteCategory,
  listAllCategories,
  sortCategories,
} from './category-service.ts';

/** Registers the endpoints of categories. */
export const categoryRoutes: Feature = (route, context) => {
  route(listAllCategoriesCall, () => listAllCategories(context.db));
  route(addCategoryCall, ({ body, attempt }) => addCategory(context, body, attempt));
  route(changeCategoryCall, ({ params, body, attempt }) => changeCategory(context, params.id, body, attempt));
  route(sortCategoriesCall, ({ body, attempt }) => sortCategories(context, body.ids, attempt));
  route(deleteCategoryCall, ({ params }) => deleteCategory(context, params.id));
};
