import { listCategories } from '#domain/catalogue/category.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { categoryDialogMachine } from '#machines/catalogue/category-dialog.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import type { Act } from '../kit/driver.ts';
import { type Proof, proof } from '../page.ts';

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

const moved = (slider: string, key: string): Act => ({
  before: (page) => page.getByRole('slider', { name: slider }).press(key),
});

export const proofs: readonly Proof[] = [
  proof(categoryDialogEntry, {
    about: '카테고리와 가격대를 골라 그 상품을 보러 가요.',
    says: {
      loadCategories: '카테고리 이름을 불러와요',
      'dialog.opened': '카테고리 창을 열어요',
      'dialog.closed': '고르지 않고 닫아요',
      'price.minMoved': '가장 낮은 가격을 옮겨요',
      'price.maxMoved': '가장 높은 가격을 옮겨요',
      'category.picked': '카테고리를 골라요',
    },
    driver: {
      path: '/privacy-policy',
      // A server error gives the default list; only a refusal is a failure (spec 8.2).
      ports: { loadCategories: { asks: [listCategories], failsWith: 400 } },
      events: {
        'dialog.opened': {
          press: (page) => page.getByRole('banner').getByRole('button', { name: '카테고리' }),
        },
        'dialog.closed': { before: (page) => page.keyboard.press('Escape') },
        'price.minMoved': moved('최소 가격', 'ArrowRight'),
        'price.maxMoved': moved('최대 가격', 'ArrowLeft'),
        'category.picked': {
          press: (page) => page.getByRole('dialog').getByRole('button', { name: '스니커즈' }),
        },
      },
      // Picking opens another page, whose dialog has no categories until they are loaded.
      hidden: ({ type }, { state }) => type === 'category.picked' && !/choosing/.test(state),
      absent: /^closed$/,
    },
  }),
];
