import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FollowerDiscount } from '#src/areas/seller/coupons/follower-discount.tsx';
import { entryOf } from '../../machines/entry-of.ts';
import { typeDate } from '../../support/client/date-fields.ts';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const PATH = '/api/seller/follower-discount';
const ok = (data: unknown) => ({ body: { success: true, data } });
const { done: none, otherDone } = Object(entryOf('followerDiscount').ports.load);
const [running] = otherDone;
const show = (answers: Parameters<typeof renderShop>[1]) =>
  renderShop(<FollowerDiscount />, answers, {
    person: { ...MEMBER, userType: 'seller' },
    at: '/store-coupons',
  });

it('FollowerDiscount shows the running discount, and ends it after a question', async () => {
  let now = running;
  const { to } = show({
    [PATH]: () => ok(now),
    [`${PATH}/3/end`]: () => {
      now = none;
      return ok(none);
    },
  });
  await screen.findByText('5% 할인, 최대 5,000원 · 12/31(목)까지');
  expect(screen.getByText('팔로워 12명')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '할인 종료' }));
  const question = within(await screen.findByRole('alertdialog', { name: '팔로워 할인을 종료할까요?' }));
  await userEvent.click(question.getByRole('button', { name: '할인 종료' }));
  await screen.findByRole('button', { name: '팔로워 할인 시작' });
  // Loaded once, and once more after the end.
  expect(to(PATH).map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${PATH}`,
    `POST ${PATH}/3/end`,
    `GET ${PATH}`,
  ]);
});

it('FollowerDiscountDialog refuses too much and an empty percentage, and sends a complete discount', async () => {
  const { to } = show({ [PATH]: ok(none), [`POST ${PATH}`]: ok(running) });
  await userEvent.click(await screen.findByRole('button', { name: '팔로워 할인 시작' }));
  const dialog = within(await screen.findByRole('dialog', { name: '팔로워 할인 시작' }));
  const type = (name: RegExp, words: string) => userEvent.type(dialog.getByLabelText(name), words);
  const send = () => userEvent.click(dialog.getByRole('button', { name: '시작하기' }));
  await type(/^최대 할인 금액/, '5000');
  await typeDate(/^마지막 날/, '2026-12-31', dialog);
  await send();
  await dialog.findByText('할인율은 숫자로 입력해 주세요.');
  await type(/^할인율/, '21');
  await send();
  await dialog.findByText('할인율은 20 이하로 입력해 주세요.');
  await userEvent.clear(dialog.getByLabelText(/^할인율/));
  await type(/^할인율/, '5');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = to(PATH).filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
    { percent: 5, won: 5_000, endsOn: '2026-12-31' },
  ]);
});
