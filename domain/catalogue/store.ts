import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';

const figures = {
  /** File names of the pictures, as for products. */
  logo: v.nullable(v.string()),
  /** Number of products on sale. */
  products: v.number(),
  /** Mean stars over all products, to one decimal; null without reviews. */
  rating: v.nullable(v.number()),
  reviewCount: v.number(),
};
const listed = v.object({ storeId: v.number(), storeName: v.string(), ...figures });
export type ListedStore = v.InferOutput<typeof listed>;

/** Public endpoint: lists the selling stores by name. */
export const listStores = endpoint({
  method: 'GET',
  path: '/api/stores',
  access: 'public',
  summary: 'Lists open stores by name.',
  response: v.array(listed),
  wrapping: 'envelope',
});

const word = v.nullable(v.string());
const store = v.object({
  ...listed.entries,
  banner: word,
  description: v.string(),
  notice: v.string(),
  /** True while the store sells nothing; `pauseReason` says why. */
  isPaused: v.boolean(),
  pauseReason: word,
  /** Seller information required by the e-commerce act. */
  seller: v.object({
    ownerName: word,
    businessNo: word,
    mailOrderNo: word,
    address: word,
    phone: word,
    email: word,
  }),
  createdAt: v.string(),
});
export type Store = v.InferOutput<typeof store>;

/** Public endpoint: reads one store with its seller; closed stores are not found. */
export const showStore = endpoint({
  method: 'GET',
  path: '/api/stores/{id}',
  access: 'public',
  summary: 'Returns a store with its seller; a closed one is not found.',
  params: idParams,
  response: store,
  wrapping: 'envelope',
});
