import { listCategories } from '#domain/catalogue/category.ts';
import type { Act, Driver } from '../driver.ts';

const moved = (slider: string, key: string): Act => ({
  before: (page) => page.getByRole('slider', { name: slider }).press(key),
});

export const categoryDialogDriver: Driver = {
  flow: 'categoryDialog',
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
};
