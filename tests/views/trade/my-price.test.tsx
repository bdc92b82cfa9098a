import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { COLLECT_MS } from '#machines/trade/my-prices.machine.ts';
import { priceSample } from '#proof/trade/my-prices.proof.ts';
import MyPricePress from '#src/areas/trade/my-price/my-price-press.tsx';
import { MEMBER, renderMember, renderShop } from '../../support/client/member-app.tsx';

const path = '/api/users/my-prices';

it('MyPricePress asks once for all products and opens the sum of its product', async () => {
  const prices = { body: { success: true, data: [priceSample(1), { ...priceSample(2), myPrice: 90_000 }] } };
  const { to } = renderMember(
    <>
      <MyPricePress productId={1} place="picture" />
      <MyPricePress productId={2} place="picture" />
      <MyPricePress productId={3} place="picture" />
    </>,
    { [path]: prices },
  );
  const press = await screen.findByRole('button', { name: '나의 가격 76,000원, 계산 보기' });
  // A product that costs the member no less than it costs others has none.
  expect(screen.getAllByRole('button')).toEqual([press]);
  await userEvent.click(press);
  const sum = within(await screen.findByRole('dialog', { name: '나의 가격' }));
  const lines = ['새싹 등급 10%', '−9,000원', '가을맞이 5,000원', '−5,000원'];
  for (const line of lines) expect(sum.getByText(line)).toBeTruthy();
  expect(to(path)).toHaveLength(1);
});

it.each([
  ['a visitor', null],
  ['a seller', { ...MEMBER, userType: 'seller' }],
])('MyPricePress asks nothing and renders nothing for %s', async (_, person) => {
  const { to } = renderShop(<MyPricePress productId={1} place="line" />, {}, { person });
  await new Promise((resolve) => setTimeout(resolve, 2 * COLLECT_MS));
  expect([to(path), screen.queryAllByRole('button')]).toEqual([[], []]);
});
