import { listSettlementLines, listSettlements } from '#domain/seller/settlements/settlement.ts';
import type { Call } from '#src/http/call.ts';
import { type Driver, retry } from '../driver.ts';
import { paged, pageLike } from '../pages.ts';

const PAGE = '/settlements';
const member = 'seller';

/** The newest statement, open beside the table. */
const opened = async (call: Call): Promise<string> => {
  const { content } = await call(listSettlements, { query: {} });
  return `${PAGE}?open=${content[0]?.settlementId ?? 1}`;
};

/** True if the larger page size is already set. */
const isLong = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('50');

export const settlementList: Driver = {
  flow: 'settlementList',
  member,
  path: PAGE,
  ports: { loadPage: { asks: [listSettlements], answer: pageLike } },
  events: {
    'filter.changed': {
      before: async (page, { page: turned }) => {
        if (!turned) await page.getByLabel('한 번에').selectOption('50');
      },
      press: (page, { page: turned }) =>
        turned ? page.getByRole('button', { name: '다음', exact: true }) : page.getByLabel('한 번에'),
    },
    'screen.retried': retry('settlementList'),
  },
  // Pager and page size are there only with rows, and the values of the address are no change.
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (state !== 'loaded.filled' || (!page && isLong(context))),
};

export const settlementLines = paged({ flow: 'settlementLines', member, path: opened }, [
  listSettlementLines,
]);
