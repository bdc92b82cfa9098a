import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { categoryDialogMachine } from '#machines/catalogue/category-dialog.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

const opened = { type: 'dialog.opened' } as const;
const minMoved = { type: 'price.minMoved', value: 300_000 } as const;
const maxMoved = { type: 'price.maxMoved', value: 100_000 } as const;
const picked = { type: 'category.picked', categoryId: 1 } as const;
const error = new Error('카테고리 목록을 볼 수 없어요.');

/**
 * Registry entry of the chart of the category dialog: sample data and labels for tests, diagrams
 * and the inspector.
 */
export const categoryDialogEntry: RegistryEntry = {
  title: '카테고리 창',
  group: '상품',
  machine: categoryDialogMachine,
  ports: { loadCategories: { done: DEFAULT_CATEGORIES, error } },
  events: [opened, { type: 'dialog.closed' }, minMoved, maxMoved, picked],
  walkthroughs: [
    {
      name: '가격을 정하고 카테고리 고르기',
      steps: [opened, done('loadCategories', DEFAULT_CATEGORIES), minMoved, maxMoved, picked],
    },
    {
      name: '불러오기에 실패해 기본 목록에서 고르기',
      steps: [opened, failed('loadCategories', error), picked],
    },
    { name: '고르지 않고 닫기', steps: [opened, { type: 'dialog.closed' }] },
  ],
};
