import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import FootSizeDialog from '#src/areas/members/profile/foot-size-dialog.tsx';
import { renderMember } from '../../support/client/member-app.tsx';

const FEET = '/api/users/me/feet';
const saved = { body: { success: true, data: null } };
const dialog = () => screen.findByRole('alertdialog', { name: '발 정보를 적으면 사이즈를 추천해 드려요' });
const button = (name: string) => screen.getByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

it('FootSizeDialog asks for the missing length, sends both measures, and closes', async () => {
  const { to } = renderMember(<FootSizeDialog />, { [FEET]: saved });
  await dialog();
  await userEvent.click(button('저장'));
  expect(screen.getByText('발 길이를 입력해 주세요.')).toBeVisible();
  expect(to(FEET)).toEqual([]);
  fireEvent.change(screen.getByLabelText('발 길이'), { target: { value: '245' } });
  await userEvent.selectOptions(screen.getByLabelText('발볼'), 'WIDE');
  await userEvent.click(button('저장'));
  await gone();
  expect(to(FEET).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { feet: { footSize: 245, footWidth: 'WIDE' } },
  ]);
});

it.each([
  ['its button', () => userEvent.click(button('건너뛰기'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('FootSizeDialog is declined by %s, which the server is told', async (_, decline) => {
  const { to } = renderMember(<FootSizeDialog />, { [FEET]: saved });
  await dialog();
  await decline();
  await gone();
  expect(to(FEET).map(({ body }) => JSON.parse(String(body)))).toEqual([{ feet: null }]);
});
