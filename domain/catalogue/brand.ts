import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { brandSchema } from './product.ts';

/** Public endpoint: lists the brands by name. */
export const listBrands = endpoint({
  method: 'GET',
  path: '/api/brands',
  access: 'public',
  summary: 'Lists all brands by name.',
  response: v.array(brandSchema),
  wrapping: 'envelope',
});
