import { listSellerLines } from '#domain/seller/orders/seller-line.ts';
import { cancelSellerLines, readSellerOrder } from '#domain/seller/orders/seller-order.ts';
import { shipLines } from '#domain/seller/orders/shipments.ts';
import { order } from '#proof/samples/seller/orders.entry.ts';
import type { Call } from '#src/http/call.ts';
import { envelope, isJson } from '../answers.ts';
import { type Act, type Driver, retry } from '../driver.ts';
import { pageLike } from '../pages.ts';

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
  flow: 'sellerLines',
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
    'screen.retried': retry('sellerLines'),
  },
  offscreen: { 'screen.reloaded': 'A minute passes, or something is sent first.' },
  // Pages are turned where there are some, and what the address says already is no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : hasWords(context)),
};

/** The order of the path, whatever the seed has: it waits to be sent. */
const asSample: Driver['ports'][string]['answer'] = async () => envelope(order);

export const sellerOrder: Driver = {
  flow: 'sellerOrder',
  member,
  path: opened,
  ports: { load: { asks: [readSellerOrder], answer: asSample } },
  events: { 'screen.retried': retry('sellerOrder') },
  offscreen: { 'screen.reloaded': 'Something is sent first.' },
};

const pressed = (name: string): Act => ({
  press: (page) => page.getByRole('dialog').last().getByRole('button', { name, exact: true }),
});

/** Nothing is sent: the order that is shown is none of the shop's. */
const shipped = { row: 1, orderItemId: 71, state: 'SHIPPED', reason: null, warning: null };

/** Whatever order the address names, the page shows the sample. */
const reach =
  (name: string): NonNullable<Driver['reach']> =>
  async (page) => {
    await page.route(/\/api\/seller\/orders\/\d+$/, (route) => route.fulfill({ json: envelope(order) }));
    await page.goto(`${PAGE}?open=${order.orderId}`);
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

export const parcelForm: Driver = {
  flow: 'parcelForm',
  member,
  path: PAGE,
  reach: reach('보내기'),
  ports: {
    save: {
      asks: [shipLines],
      answer: async () => envelope({ shipped: 1, same: 0, refused: 0, rows: [shipped] }),
    },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        const dialog = page.getByRole('dialog').last();
        if (typeof change.carrier === 'string')
          await dialog.getByLabel(/^택배사/).selectOption(change.carrier);
        await dialog.getByLabel(/^송장 번호/).fill(String(change.trackingNumber ?? ''));
      },
    },
    'form.submitted': pressed('보내기'),
  },
  absent: /^saved$/,
};

export const lineCancel: Driver = {
  flow: 'lineCancel',
  member,
  path: PAGE,
  reach: reach('취소하기'),
  ports: {
    save: {
      asks: [cancelSellerLines],
      answer: async () => envelope({ orderId: order.orderId, cancelled: [71] }),
    },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        const dialog = page.getByRole('dialog').last();
        await dialog.getByLabel(/^취소 사유/).fill(String(change.reason ?? ''));
        if (change.isSoldOut === true) await dialog.getByRole('checkbox').check();
      },
    },
    'form.submitted': pressed('취소하기'),
  },
  absent: /^saved$/,
};
