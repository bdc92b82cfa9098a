import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import AddressFormDialog from '#src/areas/members/addresses/address-form-dialog.tsx';
import { type Answers, renderMember } from '../../support/client/member-app.tsx';

const open = (answer: Answers[string]) =>
  renderMember(<AddressFormDialog address={null} onSaved={() => {}} onClose={() => {}} />, {
    '/api/postcodes': answer,
  });
const form = () => screen.findByRole('dialog', { name: '배송지' });
const pressSearch = async () => userEvent.click(await screen.findByRole('button', { name: '주소 찾기' }));
const zipCode = () => screen.getByLabelText(/^우편번호/);

it('address search in a shop without one opens no dialog: the focus is in the form, which says to type', async () => {
  open({ status: 404, body: { success: false, code: 'POSTCODES_OFF', message: '직접 입력해 주세요.' } });
  await form();
  await pressSearch();
  expect(await screen.findByText(/직접 입력해 주세요/)).toBeVisible();
  await waitFor(() => expect(zipCode()).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: '주소 찾기' })).toBeNull();
  await userEvent.keyboard('12345');
  expect(zipCode()).toHaveValue('12345');
});

it('address search fills in the form with the chosen address, and moves the focus to its details', async () => {
  const found = { zipCode: '04782', roadAddress: '서울 성동구 성수이로 1', building: '성수빌딩' };
  open(({ url }) => ({
    body: { success: true, data: url.endsWith('q=') || !url.includes('?') ? [] : [found] },
  }));
  await form();
  await pressSearch();
  await userEvent.type(await screen.findByLabelText(/도로명이나 건물 이름/), '성수이로{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: /^04782 / }));
  await waitFor(() => expect(zipCode()).toHaveValue('04782'));
  await waitFor(() => expect(screen.getByLabelText(/^상세 주소/)).toHaveFocus());
});
