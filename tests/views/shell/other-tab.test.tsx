import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const visit = async (person: typeof MEMBER | null) => {
  const shop = renderShop(<p>안쪽</p>, {}, { person });
  const settled = () => !shop.app.session.getSnapshot().hasTag('pending');
  await waitFor(() => expect(settled()).toBe(true));
  const isHere = () => shop.app.session.getSnapshot().hasTag('signedIn');
  return { ...shop, isHere };
};

it.each([
  ['another person', MEMBER],
  ['somebody', null],
])('login in another tab reloads this page when %s has logged in there', async (_, person) => {
  const { app, reloads } = await visit(person);
  window.localStorage.setItem('token', 'of-another-person-of-the-shop');
  app.storageChanged('token');
  expect(reloads()).toBe(1);
});

it('logout in another tab logs out here without a reload', async () => {
  const { app, reloads, isHere } = await visit(MEMBER);
  expect(isHere()).toBe(true);
  window.localStorage.clear();
  app.storageChanged(null);
  expect([isHere(), reloads()]).toEqual([false, 0]);
});

it('other storage changes of another tab are ignored', async () => {
  const { app, reloads, isHere } = await visit(MEMBER);
  window.localStorage.setItem('nickname', '지우개');
  app.storageChanged('nickname');
  app.storageChanged('token');
  expect([isHere(), reloads()]).toEqual([true, 0]);
});
