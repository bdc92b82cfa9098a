import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MyApplication } from '#domain/seller/application.ts';
import BecomeSellerScreen from '#src/areas/seller/become-seller-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { MEMBER, renderShop } from '../../support/member-app.tsx';

const PATH = '/api/users/me/seller-application';
const { done, otherDone = [] } = entryOf('sellerApplication').ports.load ?? expect.fail('no samples');
const ok = (data: unknown) => ({ body: { success: true, data } });
const like = (pick: (mine: MyApplication) => boolean) => otherDone.find((one) => pick(Object(one)));
const render = (mine: unknown) =>
  renderShop(<BecomeSellerScreen />, { [PATH]: ok(mine) }, { person: MEMBER, at: '/become-seller' });

it('says before anything is typed that a seller does not order, and sends no blank form', async () => {
  const shop = render(like(({ application }) => application === null));
  fireEvent.click(await screen.findByRole('button', { name: '신청서 쓰기' }));
  const form = within(await screen.findByRole('form', { name: '신청서' }));
  expect(form.getByText(/이 계정으로는 주문할 수 없어요/)).toBeTruthy();
  fireEvent.click(form.getByRole('button', { name: '신청하기' }));
  expect(await form.findByText('스토어 이름은 2자 이상 입력해 주세요.')).toBeTruthy();
  expect(form.getByText('판매자 약관에 동의해 주세요.')).toBeTruthy();
  expect(shop.to(PATH)).toHaveLength(1);
});

it('tells who waits what comes next and what is in the way', async () => {
  render(done);
  expect(await screen.findByText('심사하고 있어요')).toBeTruthy();
  expect(screen.getByText('아직 구매를 확정하지 않은 주문이 있어요.')).toBeTruthy();
});

it('tells who was rejected why, and from when on to try again', async () => {
  render(like(({ application }) => application?.againInDays === 5));
  expect(await screen.findByText(/상호와 신청한 상호가 달라요/)).toBeTruthy();
  expect(screen.getByText(/5일 뒤/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '다시 신청하기' })).toBeNull();
});

it('E.6 C: shows who was approved the way to the own area', async () => {
  render(like(({ userType }) => userType === 'seller'));
  const way = await waitFor(() => screen.getByRole('link', { name: '판매자 페이지로 가기' }));
  expect(way.getAttribute('href')).toBe('/seller-mypage');
});

it('E.6 C: tells an administrator what this page is for, and leads to their own area', async () => {
  render(like(({ userType }) => userType === 'admin'));
  const way = await waitFor(() => screen.getByRole('link', { name: '관리자 대시보드로 가기' }));
  expect(way.getAttribute('href')).toBe('/admin/dashboard');
  expect(screen.queryByRole('button', { name: '신청서 쓰기' })).toBeNull();
});
