import {
  changeProductState,
  deleteProduct,
  listSellerProducts,
  readSellerProduct,
} from '#domain/seller/products/product-endpoints.ts';
import type { Call } from '#src/http/call.ts';
import { envelope } from '../kit/answers.ts';
import { answerQuestion, type Driver, retry } from '../kit/driver.ts';
import { pageLike } from '../kit/pages.ts';
import { removal } from '../kit/removal.ts';
import { resource } from '../kit/resource.ts';

const member = 'seller';
const PAGE = '/product-manage';

/** A product that is on sale, open beside the table. */
const opened = async (call: Call): Promise<string> => {
  const { content } = await call(listSellerProducts, { query: { state: 'ON_SALE', sort: 'name' } });
  return `${PAGE}?open=${content[0]?.productId ?? 1}`;
};

/** Whether the table is searched already. */
const hasWords = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('없는 상품');

export const sellerProducts: Driver = {
  member,
  path: PAGE,
  ports: { loadPage: { asks: [listSellerProducts], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (turned) return;
        await page.getByRole('searchbox', { name: '상품 이름, 판매자 코드 검색' }).fill('없는 상품');
      },
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('button', { name: '다음', exact: true })
          : page.locator('main').getByRole('search').getByRole('button'),
    },
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'Something is done to a product first.' },
  // The pager is there only with several pages, and the values of the address are no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : hasWords(context)),
};

export const sellerProduct: Driver = {
  ...resource(opened, { asks: [readSellerProduct] }, member),
  offscreen: { 'screen.reloaded': 'Something is done to the product first.' },
};

/** No product is hidden, because other paths buy it: the answer is that of the path. */
const moved = async () => envelope({ state: 'HIDDEN', version: 2 });

// What it was hidden by stays on the page, where the shop's own answer did not change the product.
const { absent: _, ...hiding } = removal({ member, path: opened }, [changeProductState], '숨기기');

export const productAction: Driver = {
  ...hiding,
  ports: { remove: { asks: [changeProductState], answer: moved } },
};

export const productRemoval: Driver = {
  member,
  path: opened,
  ports: {
    remove: {
      asks: [deleteProduct],
      answer: async () => envelope(null),
      refusal: (sample) => (sample === 'ORDERED' ? { code: 'PRODUCT_IN_ORDER' } : null),
    },
    hide: { asks: [changeProductState], answer: moved },
  },
  events: {
    'removal.asked': {
      press: (page) =>
        page.locator('[data-flow="productRemoval"]').getByRole('button', { name: '삭제', exact: true }),
    },
    'removal.confirmed': {
      press: (page) => page.getByRole('alertdialog').getByRole('button', { name: /^(삭제|숨기기)$/ }),
    },
    'removal.dismissed': answerQuestion('취소'),
  },
  absent: /^removed$/,
};
