import { multipart, photo, picture } from './server/multipart.ts';
import type { TestShop } from './server/server.ts';

type Caller = ReturnType<TestShop['as']>;
type Extra = Parameters<Caller['post']>[2];

/** All facts that the law requires of shoes. */
export const FACTS = {
  material: '겉감 소가죽, 안감 돈피, 창 고무',
  heelMm: 30,
  manufacturer: '가온',
  country: '대한민국',
  care: '젖은 천으로 닦아 주세요.',
  warranty: '소비자분쟁해결기준에 따릅니다.',
  serviceContact: '02-1234-5678',
};

let made = 0;
/** A product as a legacy client sends it. */
export const goods = (more: object = {}) => {
  made += 1;
  return {
    name: `새 신발 ${made}`,
    price: 50_000,
    categoryId: 1,
    discountType: 'NONE',
    description: '가벼운 신발',
    options: [
      { gender: 'UNISEX', size: '260', color: 'BLACK', stock: 5 },
      { gender: 'UNISEX', size: '265', color: 'BLACK', stock: 0 },
    ],
    ...more,
  };
};

type Files = { main?: readonly Buffer[]; detail?: readonly Buffer[] };

/** The form of a product. */
export function productFormData(words: object, { main = [], detail = [] }: Files = {}) {
  return multipart([
    { name: 'product', data: JSON.stringify(words) },
    ...main.map((one) => picture(one, 'mainImages')),
    ...detail.map((one) => picture(one, 'detailImages')),
  ]);
}

export const createProduct = (caller: Caller, words: object, files: Files = {}, extra: Extra = {}) => {
  const { payload, headers } = productFormData(words, files);
  return caller.post('/api/seller/products', payload, { headers: { ...headers, ...extra?.headers } });
};

export const changeProduct = (
  caller: Caller,
  id: number,
  words: object,
  files: Files = {},
  extra: Extra = {},
) => {
  const { payload, headers } = productFormData(words, files);
  return caller.put(`/api/seller/products/${id}`, payload, { headers: { ...headers, ...extra?.headers } });
};

export const readSellerProduct = async (caller: Caller, id: number) =>
  (await caller.get(`/api/seller/products/${id}`)).body.data;

/** Creates a product with all required data; returns its id. */
export async function fullProduct(caller: Caller, more: object = {}): Promise<number> {
  const answer = await createProduct(caller, goods({ facts: FACTS, ...more }), {
    main: [await photo(40, 30)],
  });
  if (answer.status !== 201) throw new Error(`a product was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data.productId;
}

/** Creates a product and publishes it. */
export async function shownProduct(caller: Caller, more: object = {}): Promise<number> {
  const id = await fullProduct(caller, more);
  const { version } = await readSellerProduct(caller, id);
  const moved = await caller.post(`/api/seller/products/${id}/state`, { state: 'ON_SALE', version });
  if (moved.status !== 200) throw new Error(`a product was not shown: ${JSON.stringify(moved.body)}`);
  return id;
}
