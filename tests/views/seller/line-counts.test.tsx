import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COUNT_STEP } from '#domain/kit/capped-count.ts';
import { LINE_TABS } from '#domain/seller/orders/seller-line.ts';
import { line } from '#proof/seller/orders.samples.ts';
import OrdersScreen from '#src/areas/seller/orders/orders-screen.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const counts = Object.fromEntries(LINE_TABS.map((tab) => [tab, 0]));
const page = {
  content: [line],
  page: 0,
  size: 20,
  totalPages: 50,
  counts,
  hasNext: true,
  hasPrevious: false,
  first: true,
  last: false,
  empty: false,
  numberOfElements: 1,
};

it.each([
  [COUNT_STEP, '?q=구두', '1,000건 이상 있어요'],
  [COUNT_STEP - 1, '?q=구두', '모두 999건'],
  [COUNT_STEP, '', '모두 1,000건'],
])('seller orders show the count of %i lines at %s: %s', async (totalElements, query, sentence) => {
  const at = `/order-manage${query}`;
  window.history.replaceState(null, '', at);
  renderShop(
    <OrdersScreen />,
    { '/api/seller/orders/lines': { body: { success: true, data: { ...page, totalElements } } } },
    { person: { ...MEMBER, userType: 'seller' }, at },
  );
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
