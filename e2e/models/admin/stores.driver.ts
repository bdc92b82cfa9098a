import { listStores } from '#domain/admin/stores/store-admin.ts';
import { readStore } from '#domain/seller/store/store-desk.ts';
import { type Driver, resource, retry } from '../driver.ts';
import { pageLike } from '../pages.ts';

const PAGE = '/admin/sellers';
const member = 'admin';

/** Whether the table shows closed stores already. */
const isClosed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('CLOSED');

export const storeList: Driver = {
  flow: 'storeList',
  member,
  path: PAGE,
  ports: { loadPage: { asks: [listStores], answer: pageLike } },
  events: {
    'filter.changed': {
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('button', { name: '다음', exact: true })
          : page.getByRole('group', { name: '보기' }).getByRole('button', { name: /^닫음/ }),
    },
    'screen.retried': retry('storeList'),
  },
  offscreen: { 'screen.reloaded': 'A store is paused or resumed first.' },
  endsTour: { 'filter.changed': 'the seed has nothing that is found by it' },
  // The pager is there only with several pages, and the values of the address are no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : isClosed(context)),
};

export const storeDetail: Driver = {
  ...resource('storeDetail', `${PAGE}?open=1`, { asks: [readStore] }, member),
  offscreen: { 'screen.reloaded': 'Something is done to the store first.' },
};
