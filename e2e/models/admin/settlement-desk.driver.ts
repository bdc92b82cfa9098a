import { listAllSettlements } from '#domain/seller/settlements/settlement.ts';
import { type Driver, retry } from '../driver.ts';
import { pageLike } from '../pages.ts';

/** Whether the table shows paid statements already. */
const isPaid = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('PAID');

export const settlementDesk: Driver = {
  flow: 'settlementDesk',
  member: 'admin',
  path: '/admin/sellers?view=settlements',
  ports: { loadPage: { asks: [listAllSettlements], answer: pageLike } },
  events: {
    'filter.changed': {
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('button', { name: '다음', exact: true })
          : page.getByRole('group', { name: '보기' }).getByRole('button', { name: '지급 완료' }),
    },
    'screen.retried': retry('settlementDesk'),
  },
  offscreen: { 'screen.reloaded': 'A statement is paid first.' },
  // The pager is there only with several pages, and the values of the address are no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : isPaid(context)),
};
