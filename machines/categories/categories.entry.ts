import type { CategoryOverview } from '#domain/category-overview.ts';
import { done, failed, type RegistryEntry } from '../kit/entry.ts';
import { categoriesMachine } from './categories.machine.ts';

const overview: CategoryOverview[] = [
  { categoryId: 2, type: 'RUNNING', name: '런닝화', productCount: 7, products: [] },
];
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
