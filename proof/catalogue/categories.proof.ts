import { type CategoryOverview, categoryOverview } from '#domain/catalogue/category-overview.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { categoriesMachine } from '#machines/catalogue/categories.machine.ts';
import { shoes } from '../kit/product.samples.ts';
import { resource, resourceEntry } from '../kit/resource.ts';
import { type Proof, proof } from '../page.ts';

// The seven categories always exist, so this screen is never empty.
const overview: CategoryOverview[] = DEFAULT_CATEGORIES.map(({ categoryId, type, name }) => {
  const products = shoes.filter((shoe) => shoe.categoryId === categoryId);
  return { categoryId, type, name, productCount: products.length + 4, products };
});

const error = new Error('카테고리를 불러오는 중 오류가 발생했습니다.');

const categoriesEntry = resourceEntry({
  title: '카테고리 화면',
  group: '상품',
  machine: categoriesMachine,
  load: { done: overview, error },
});

export const proofs: readonly Proof[] = [
  proof(categoriesEntry, {
    about: '카테고리마다 어떤 상품이 있는지 한눈에 봐요.',
    says: { load: '카테고리와 그 상품을 불러와요' },
    driver: resource('/categories', { asks: [categoryOverview] }),
  }),
];
