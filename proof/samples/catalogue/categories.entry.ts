import { DEFAULT_CATEGORIES } from '#domain/catalogue/category.ts';
import type { CategoryOverview } from '#domain/catalogue/category-overview.ts';
import { categoriesMachine } from '#machines/catalogue/categories.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';
import { shoes } from '../kit/shoes.entry.ts';

// The seven categories are always there, so this screen is never empty.
const overview: CategoryOverview[] = DEFAULT_CATEGORIES.map(({ categoryId, type, name }) => {
  const products = shoes.filter((shoe) => shoe.categoryId === categoryId);
  return { categoryId, type, name, productCount: products.length + 4, products };
});
const error = new Error('카테고리를 불러오는 중 오류가 발생했습니다.');

export const categoriesEntry: RegistryEntry = {
  title: '카테고리 화면',
  group: '상품',
  machine: categoriesMachine,
  ports: { load: { done: overview, error } },
  events: [{ type: 'screen.retried' }, { type: 'screen.reloaded' }],
  walkthroughs: [
    {
      name: '실패 뒤 다시 시도',
      steps: [failed('load', error), { type: 'screen.retried' }, done('load', overview)],
    },
  ],
};
