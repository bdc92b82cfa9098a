import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { OwnStore } from '#domain/seller/store/own-store.ts';
import StoreHomeScreen from '#src/areas/seller/store/store-home-screen.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/seller/stores';
const { done, otherDone = [] } = entryOf('ownStore').ports.load ?? expect.fail('no samples');
const store = Object(done) as OwnStore;
const like = (state: string, by: string | null = null) =>
  otherDone.find((one) => Object(one).state === state && Object(one).pausedBy === by);
const ok = (data: unknown) => ({ body: { success: true, data } });
const refused = (code: string, message: string) => ({ status: 409, body: { success: false, code, message } });
const person = { ...MEMBER, userType: 'seller' };
const render = (of: unknown, more: Answers = {}) =>
  renderShop(<StoreHomeScreen />, { [`GET ${PATH}`]: ok(of), ...more }, { person, at: '/store-home' });
const sent = (shop: ReturnType<typeof render>, method: string) =>
  shop.requests.filter((one) => one.method === method && one.url.startsWith(PATH));
const button = (name: string) => screen.findByRole('button', { name });

it('StoreHomeScreen shows the store as shoppers see it, with the legal seller information', async () => {
  render(store);
  expect((await screen.findByLabelText('공지', { selector: 'section' })).textContent).toBe(store.notice);
  const facts = within(screen.getByRole('region', { name: '판매자 정보' }));
  for (const word of ['달리는사람들', '박장인', '123-45-67891', '2026-서울성동-0123'])
    expect(facts.getByText(word)).toBeTruthy();
  expect(screen.getByRole('link', { name: '고객 화면 보기' }).getAttribute('href')).toBe('/store/2');
});

it('StoreHomeScreen saves the typed values for the version that was read, and reloads', async () => {
  const shop = render(store, { [`PUT ${PATH}`]: ok(store) });
  const form = within(await screen.findByRole('form', { name: '스토어 정보' }));
  fireEvent.change(form.getByLabelText('공지'), { target: { value: '새 신발이 들어왔어요.' } });
  fireEvent.click(form.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(sent(shop, 'GET')).toHaveLength(2));
  expect(JSON.parse(String(sent(shop, 'PUT')[0]?.body))).toMatchObject({
    notice: '새 신발이 들어왔어요.',
    version: 1,
    courier: 'CJ',
  });
});

it('StoreHomeScreen sends no invalid form, and keeps typed values after a refusal', async () => {
  const shop = render(store, {
    [`PUT ${PATH}`]: refused('VERSION_CONFLICT', '다른 곳에서 먼저 처리했어요. 새 내용을 확인해 주세요.'),
  });
  const form = within(await screen.findByRole('form', { name: '스토어 정보' }));
  const email = form.getByLabelText(/이메일/);
  fireEvent.change(email, { target: { value: '' } });
  fireEvent.click(form.getByRole('button', { name: '저장하기' }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(sent(shop, 'PUT')).toEqual([]);
  fireEvent.change(email, { target: { value: 'new@sinbaljang.test' } });
  fireEvent.click(form.getByRole('button', { name: '저장하기' }));
  expect(await form.findByText(/다른 곳에서 먼저/)).toBeTruthy();
  expect(form.getByDisplayValue('new@sinbaljang.test')).toBeTruthy();
});

it('StoreHomeScreen pauses with a public reason', async () => {
  const shop = render(store, { [`POST ${PATH}/state`]: ok(store) });
  fireEvent.click(await button('휴무 시작'));
  const dialog = within(await screen.findByRole('dialog', { name: '휴무 시작' }));
  fireEvent.click(dialog.getByRole('button', { name: '휴무 시작' }));
  expect(sent(shop, 'POST')).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/휴무 안내/), { target: { value: '설 연휴' } });
  fireEvent.click(dialog.getByRole('button', { name: '휴무 시작' }));
  await waitFor(() => expect(sent(shop, 'POST')).toHaveLength(1));
  expect(JSON.parse(String(sent(shop, 'POST')[0]?.body))).toEqual({
    state: 'PAUSED',
    version: 1,
    reason: '설 연휴',
  });
  await waitFor(() => expect(sent(shop, 'GET')).toHaveLength(2));
});

it('StoreHomeScreen shows why a store cannot be closed', async () => {
  const message = '끝나지 않은 주문이나 반품·교환이 있어 닫을 수 없어요.';
  render(store, { [`POST ${PATH}/state`]: refused('STORE_HAS_OPEN_ORDERS', message) });
  fireEvent.click(await button('스토어 닫기'));
  const dialog = within(await screen.findByRole('dialog', { name: '스토어 닫기' }));
  fireEvent.click(dialog.getByRole('button', { name: '스토어 닫기' }));
  expect(await dialog.findByText(message)).toBeTruthy();
});

it('StoreHomeScreen offers the actions of the state: none if an administrator has paused it', async () => {
  const paused = render(like('PAUSED', 'SELLER'));
  expect(await button('다시 열기')).toBeTruthy();
  paused.unmount();
  const held = render(like('PAUSED', 'ADMIN'));
  expect(await screen.findByText(/관리자가 판매를 멈췄어요/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /다시 열기|스토어 닫기/ })).toBeNull();
  held.unmount();
  render(like('CLOSED'));
  expect(await button('다시 열기')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '고객 화면 보기' })).toBeNull();
});

it('StoreHomeScreen uploads a chosen picture at once, and shows a refusal', async () => {
  let times = 0;
  const shop = render(store, {
    [`POST ${PATH}/logo`]: () => {
      times += 1;
      return times === 1 ? refused('INVALID_FILE_FORMAT', '사진이 아니에요.') : ok(store);
    },
  });
  const input = await screen.findByLabelText('로고 사진 선택');
  const file = new File(['p'], 'logo.png', { type: 'image/png' });
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText('사진이 아니에요.')).toBeTruthy();
  fireEvent.change(input, { target: { files: [file] } });
  await waitFor(() => expect(sent(shop, 'GET')).toHaveLength(2));
  expect(sent(shop, 'POST').map(({ url }) => url)).toEqual([`${PATH}/logo`, `${PATH}/logo`]);
});

it('StoreHomeScreen removes a picture after one confirmation, only if there is one', async () => {
  const shop = render({ ...store, logo: 'images/stores/a.webp' }, { [`DELETE ${PATH}/logo`]: ok(store) });
  const press = await button('로고 지우기');
  expect(screen.queryByRole('button', { name: '배너 지우기' })).toBeNull();
  fireEvent.click(press);
  const question = within(await screen.findByRole('alertdialog', { name: '로고를 지울까요?' }));
  expect(sent(shop, 'DELETE')).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: '로고 지우기' }));
  await waitFor(() => expect(sent(shop, 'DELETE').map(({ url }) => url)).toEqual([`${PATH}/logo`]));
  await waitFor(() => expect(sent(shop, 'GET')).toHaveLength(2));
});
