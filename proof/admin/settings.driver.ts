import { changeCategory, listAllCategories, sortCategories } from '#domain/admin/settings/category-admin.ts';
import { listSettings, sendTestMail } from '#domain/admin/settings/shop-settings.ts';
import { asSampled, withData } from '../kit/answers.ts';
import { type Driver, retry } from '../kit/driver.ts';
import { resource } from '../kit/resource.ts';

const PAGE = '/admin/settings';
const member = 'admin';
export const settings = resource(PAGE, { asks: [listSettings] }, member);

export const testMail: Driver = {
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
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'A category is added or deleted first.' },
  // The last row cannot move down.
  hidden: ({ type }, { context }) =>
    type === 'category.moved' && Array.isArray(context.rows) && Object(context.rows.at(-1)).categoryId === 1,
};
