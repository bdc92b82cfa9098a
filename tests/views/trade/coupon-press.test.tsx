import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import CouponPress from '#src/areas/trade/coupons/coupon-press.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { MEMBER, renderMember, renderShop } from '../../support/client/member-app.tsx';

const path = '/api/users/coupon-downloads';
const fine = (data: unknown) => ({ body: { success: true, data } });
const coupons = () => entryOf('couponDownloads').ports.load?.done;
const coupon = () => entryOf('couponWallet').ports.register?.done;

it('CouponPress lists the coupons, and shows a downloaded one as taken', async () => {
  const { to } = renderMember(<CouponPress place="head" />, {
    [path]: fine(coupons()),
    [`${path}/3`]: fine(coupon()),
  });
  await userEvent.click(await screen.findByRole('button', { name: '쿠폰 1장 받기' }));
  const list = within(await screen.findByRole('dialog', { name: '받을 수 있는 쿠폰' }));
  expect(list.getByRole('button', { name: '무료 배송 받음' })).toHaveProperty('disabled', true);
  await userEvent.click(list.getByRole('button', { name: '새 신발 5,000원 받기' }));
  await list.findByRole('button', { name: '새 신발 5,000원 받음' });
  expect(to(`${path}/3`)).toHaveLength(1);
});

it('CouponPress says that a coupon is gone meanwhile, and keeps the list', async () => {
  const refused = { status: 409, body: { success: false, message: '쿠폰이 모두 소진됐어요.' } };
  renderMember(<CouponPress place="head" />, { [path]: fine(coupons()), [`${path}/3`]: refused });
  await userEvent.click(await screen.findByRole('button', { name: '쿠폰 1장 받기' }));
  await userEvent.click(await screen.findByRole('button', { name: '새 신발 5,000원 받기' }));
  expect((await screen.findByRole('alert')).textContent).toBe('쿠폰이 모두 소진됐어요.');
});

it.each(['seller', 'admin'])('CouponPress asks nothing for the role %s', async (userType) => {
  const { to } = renderShop(<CouponPress place="head" />, {}, { person: { ...MEMBER, userType } });
  await Promise.resolve();
  expect(to(path)).toEqual([]);
});
