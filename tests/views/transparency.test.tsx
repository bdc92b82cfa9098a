import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import PrivacyScreen from '#src/areas/shell/my-page/privacy-screen.tsx';
import { type Answers, renderShop } from '../support/client/member-app.tsx';

const month = { month: '2026-11', reports: 1_234, hidden: 11, restored: 2, appeals: 3, appealsGranted: 1 };
const before = { month: '2026-10', reports: 0, hidden: 0, restored: 0, appeals: 0, appealsGranted: 0 };
let isDown = false;
const answers: Answers = {
  '/api/transparency': () =>
    isDown
      ? { status: 500, body: { success: false, message: '잠시 뒤에 다시 시도해 주세요.' } }
      : {
          body: {
            success: true,
            data: {
              months: [
                { ...month, medianHours: 6.5 },
                { ...before, medianHours: null },
              ],
            },
          },
        },
};
beforeEach(() => {
  isDown = false;
});
const privacy = () => renderShop(<PrivacyScreen />, answers, { person: null, at: '/privacy-policy' });

it('transparency report shows the results of reports at its own address', async () => {
  privacy();
  expect(document.getElementById('transparency')?.textContent).toContain('신고 처리 현황');
  const table = within(await screen.findByRole('table'));
  const rows = table
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['월', '신고', '숨김', '복구', '판단한 이의', '인정된 이의', '처리 시간(중앙값)'],
    ['2026년 11월', '1,234', '11', '2', '3', '1', '6.5시간'],
    ['2026년 10월', '0', '0', '0', '0', '0', '–'],
  ]);
  expect(table.getByRole('rowheader', { name: '2026년 11월' })).toBeTruthy();
});

it('transparency report shows its text without the numbers, and retries', async () => {
  isDown = true;
  privacy();
  const again = await screen.findByRole('button', { name: '다시 시도' }, { timeout: 15_000 });
  expect(screen.getByRole('heading', { level: 1, name: '개인정보처리방침' })).toBeTruthy();
  isDown = false;
  fireEvent.click(again);
  await waitFor(() => expect(screen.getByRole('table')).toBeTruthy());
}, 20_000);
