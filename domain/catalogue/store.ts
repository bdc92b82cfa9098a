import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';

const figures = {
  /** Names of pictures, as products have them. */
  logo: v.nullable(v.string()),
  /** On sale. */
  products: v.number(),
  /** Mean of the stars of all of them, to one decimal; null without reviews. */
  rating: v.nullable(v.number()),
  reviewCount: v.number(),
};
const listed = v.object({ storeId: v.number(), storeName: v.string(), ...figures });
export type ListedStore = v.InferOutput<typeof listed>;

export const listStores = endpoint({
  method: 'GET',
  path: '/api/stores',
  access: 'public',
  summary: 'Stores that sell, by name',
  response: v.array(listed),
  wrapping: 'envelope',
});

const word = v.nullable(v.string());
const store = v.object({
  ...listed.entries,
  banner: word,
  description: v.string(),
  notice: v.string(),
  /** It sells nothing now, and says why. */
  isPaused: v.boolean(),
  pauseReason: word,
  /** Who sells, as the law wants it told. */
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

export const showStore = endpoint({
  method: 'GET',
  path: '/api/stores/{id}',
  access: 'public',
  summary: 'One store with who sells there; none that is closed',
  params: idParams,
  response: store,
  wrapping: 'envelope',
});
