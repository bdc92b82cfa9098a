import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { laterDay, seoulDay, startOfDay } from '#domain/kit/time/time.ts';
import { MOST_STORE_COUPON_PERCENT } from '#domain/policies/coupons.ts';
import StoreCouponsScreen from '#src/areas/seller/coupons/store-coupons-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { typeDate } from '../../support/client/date-fields.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/seller/coupons';
const ok = (data: unknown) => ({ body: { success: true, data } });
const { items } = Object(entryOf('storeCouponList').ports.loadPage?.done);
const page = ok(toPaged(items, { page: 0, size: 20 }, items.length));

const show = (answers: Parameters<typeof renderShop>[1] = {}) =>
  renderShop(
    <StoreCouponsScreen />,
    { [PATH]: page, ...answers },
    { person: { ...MEMBER, userType: 'seller' }, at: '/store-coupons' },
  );

it('StoreCouponsScreen shows what was taken, used and paid, and ends the one that runs only', async () => {
  show();
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /단골 10%.*10% 할인.*30,000원 이상 구매 시 · 최대 5,000원.*진행.*24 \/ 100.*6.*27,500원.*종료/,
    ),
    expect.stringMatching(/종료.*27,500원$/),
  ]);
  expect(screen.getAllByRole('button', { name: '종료' })).toHaveLength(1);
});

it('StoreCouponsScreen says that taken coupons stay usable before it ends one', async () => {
  const { to } = show({ [`${PATH}/9/end`]: ok(items[1]) });
  await userEvent.click(await screen.findByRole('button', { name: '종료' }));
  const question = within(await screen.findByRole('alertdialog', { name: '쿠폰을 종료할까요?' }));
  expect(question.getByText(/이미 받은 쿠폰은 사용 기간이 끝날 때까지 쓸 수 있고/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: '종료' }));
  await waitFor(() => expect(to(`${PATH}/9/end`)).toHaveLength(1));
  // The list is loaded again.
  await waitFor(() => expect(to(PATH).filter(({ method }) => method === 'GET')).toHaveLength(2));
});

it('StoreCouponChangeDialog refuses fewer copies than are taken, and sends name, copies and last day', async () => {
  const today = seoulDay(new Date());
  const coupon = {
    ...items[0],
    startsAt: startOfDay(today).toISOString(),
    endsAt: startOfDay(laterDay(today, 3)).toISOString(),
  };
  const { to } = show({
    [PATH]: ok(toPaged([coupon], { page: 0, size: 20 }, 1)),
    [`PUT ${PATH}/9`]: ok(coupon),
  });
  await userEvent.click(await screen.findByRole('button', { name: '수정' }));
  const dialog = within(await screen.findByRole('dialog', { name: '쿠폰 수정' }));
  const copies = dialog.getByLabelText(/^수량/);
  await userEvent.clear(copies);
  await userEvent.type(copies, '23');
  await userEvent.click(dialog.getByRole('button', { name: '저장하기' }));
  await dialog.findByText('이미 24명이 받았어요. 그보다 적게 정할 수 없어요.');
  await userEvent.clear(copies);
  await userEvent.type(copies, '24');
  await userEvent.click(dialog.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(to(`${PATH}/9`).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { name: '단골 10%', issueLimit: 24, endsOn: laterDay(today, 2) },
  ]);
  // The list is loaded again.
  await waitFor(() => expect(to(PATH).filter(({ method }) => method === 'GET')).toHaveLength(2));
});

it('StoreCouponDialog refuses too much, and sends a coupon once it is complete', async () => {
  const { to } = show({ [`POST ${PATH}`]: ok(items[0]) });
  await userEvent.click(await screen.findByRole('button', { name: '쿠폰 만들기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '쿠폰 만들기' }));
  const type = (name: RegExp, words: string) => userEvent.type(dialog.getByLabelText(name), words);
  await type(/^이름/, '여름 할인');
  await type(/^할인율/, '51');
  await type(/^최대 할인 금액/, '9000');
  await type(/^수량/, '20');
  await typeDate(/^지급 종료일/, seoulDay(new Date()), dialog);
  await userEvent.click(dialog.getByRole('button', { name: '만들기' }));
  await dialog.findByText(`할인율은 ${MOST_STORE_COUPON_PERCENT}%까지예요.`);
  await userEvent.clear(dialog.getByLabelText(/^할인율/));
  await type(/^할인율/, '50');
  await userEvent.click(dialog.getByRole('button', { name: '만들기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = to(PATH).filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
});
