import { listSellerLines } from '#domain/seller/orders/seller-line.ts';
import { readSellerOrder } from '#domain/seller/orders/seller-order.ts';
import type { Call } from '#src/http/call.ts';
import { envelope } from '../kit/answers.ts';
import { type Driver, retry } from '../kit/driver.ts';
import { pageLike } from '../kit/pages.ts';
import { order } from './orders.samples.ts';

const PAGE = '/order-manage';
const member = 'seller';

/** The newest order of the store, open beside the table. */
const opened = async (call: Call): Promise<string> => {
  const { content } = await call(listSellerLines, { query: {} });
  return `${PAGE}?open=${content[0]?.orderId ?? 1}`;
};

/** Whether the table is searched already. */
const hasWords = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('없는 주문');

export const sellerLines: Driver = {
  member,
  path: PAGE,
  ports: { loadPage: { asks: [listSellerLines], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (turned) return;
        await page.getByRole('searchbox', { name: /검색$/ }).last().fill('없는 주문');
      },
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('button', { name: '다음', exact: true })
          : page.getByRole('main').getByRole('search').getByRole('button'),
    },
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'A minute passes, or something is sent first.' },
  // The pager is there only with several pages, and the values of the address are no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : hasWords(context)),
};

/** The order of the path in place of the seeded one: it waits for its dispatch. */
const asSample: Driver['ports'][string]['answer'] = async () => envelope(order);

export const sellerOrder: Driver = {
  member,
  path: opened,
  ports: { load: { asks: [readSellerOrder], answer: asSample } },
  events: { 'screen.retried': retry },
  offscreen: { 'screen.reloaded': 'Something is sent first.' },
};
