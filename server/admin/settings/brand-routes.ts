import {
  addBrand as addBrandCall,
  changeBrand as changeBrandCall,
  listAllBrands as listAllBrandsCall,
  mergeBrand as mergeBrandCall,
} from '#domain/admin/settings/brand-admin.ts';
import type { Feature } from '../../kit/feature.ts';
import { addBrand, changeBrand, listAllBrands, mergeBrand } from './brand-service.ts';

/** Registers the endpoints of brands. */
export const brandRoutes: Feature = (route, context) => {
  route(listAllBrandsCall, () => listAllBrands(context.db));
  route(addBrandCall, ({ body, attempt }) => addBrand(context, body, attempt));
  route(changeBrandCall, ({ params, body, attempt }) => changeBrand(context, params.id, body, attempt));
  route(mergeBrandCall, ({ params, body, attempt }) => mergeBrand(context, params.id, body, attempt));
};
