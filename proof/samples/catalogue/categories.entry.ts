import type { CategoryOverview } from '#domain/catalogue/category-overview.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { categoriesMachine } from '#machines/catalogue/categories.machine.ts';
import { shoes } from '../kit/products.entry.ts';
import { resourceEntry } from '../kit/resource.entry.ts';

// The seven categories always exist, so this screen is never empty.
const overview: CategoryOverview[] = DEFAULT_CATEGORIES.map(({ categoryId, type, name }) => {
  const products = shoes.filter((shoe) => shoe.categoryId === categoryId);
  return { categoryId, type, name, productCount: products.length + 4, products };
});
const error = new Error('카테고리를 불러오는 중 오류가 발생했습니다.');

/**
 * Registry entry of the chart of the category screen: sample data and labels for tests, diagrams
 * and the inspector.
 */
export const categoriesEntry = resourceEntry({
  title: '카테고리 화면',
  group: '상품',
  machine: categoriesMachine,
  load: { done: overview, error },
});
