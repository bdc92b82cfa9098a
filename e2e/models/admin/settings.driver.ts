import { changeCategory, listAllCategories, sortCategories } from '#domain/admin/settings/category-admin.ts';
import { listSettings, sendTestMail } from '#domain/admin/settings/shop-settings.ts';
import { asSampled, withData } from '../answers.ts';
import { type Driver, resource, retry } from '../driver.ts';

const PAGE = '/admin/settings';
const member = 'admin';

export const settings = resource('settings', PAGE, { asks: [listSettings] }, member);

export const testMail: Driver = {
  flow: 'testMail',
  member,
  path: PAGE,
  ports: { send: { asks: [sendTestMail], answer: asSampled } },
  events: {
    'mail.asked': {
      press: (page) => page.locator('[data-flow="testMail"]').getByRole('button'),
    },
  },
};

const lines = '[data-flow="categoryDesk"]';
export const categoryDesk: Driver = {
  flow: 'categoryDesk',
  member,
  path: PAGE,
  ports: {
    load: { asks: [listAllCategories], answer: withData((_, sample) => sample) },
    sort: { asks: [sortCategories], answer: asSampled },
    hide: { asks: [changeCategory], answer: asSampled },
  },
  events: {
    'category.moved': { press: (page) => page.locator(lines).getByRole('button', { name: '부츠 아래로' }) },
    'category.hidden': { press: (page) => page.locator(lines).getByRole('button', { name: '부츠 숨기기' }) },
    'screen.retried': retry('categoryDesk'),
  },
  offscreen: { 'screen.reloaded': 'A category is added or deleted first.' },
  // The last row cannot move down.
  hidden: ({ type }, { context }) =>
    type === 'category.moved' && Array.isArray(context.rows) && Object(context.rows.at(-1)).categoryId === 1,
};
