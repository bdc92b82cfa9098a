import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { appeal } from '#proof/admin/reports.samples.ts';
import ReportsScreen from '#src/areas/admin/reports/reports-screen.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const LIST = '/api/admin/appeals';
const ok = (data: unknown) => ({ body: { success: true, data } });
afterEach(() => window.history.replaceState(null, '', '/'));

function openAppeal(shown: typeof appeal) {
  const at = `/report-manage?view=appeals&open=${shown.appealId}`;
  window.history.replaceState(null, '', at);
  const answers = {
    [`GET ${LIST}`]: ok(toPaged([shown], { page: 0, size: 20 }, 1)),
    [`POST ${LIST}/${shown.appealId}/decision`]: ok({
      appealId: shown.appealId,
      state: 'GRANTED',
      liftedSanctions: 1,
    }),
  };
  return renderShop(<ReportsScreen />, answers, { person: { ...MEMBER, userType: 'admin' }, at });
}

it('AppealPanel asks for a decision, sends it with the answer, closes, and reads the list again', async () => {
  const shop = openAppeal(appeal);
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText(appeal.text)).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: '답변 보내기' }));
  expect(await panel.findByText('인정할지 기각할지 선택해 주세요.')).toBeTruthy();
  const sent = () => shop.to(`${LIST}/${appeal.appealId}/decision`);
  expect(sent()).toEqual([]);
  fireEvent.click(panel.getByRole('radio', { name: /^인정하고/ }));
  fireEvent.change(panel.getByLabelText(/작성자에게 보낼 답변/), { target: { value: '다시 보니 맞아요.' } });
  fireEvent.click(panel.getByRole('button', { name: '답변 보내기' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(String(sent()[0]?.body))).toEqual({ isGranted: true, answer: '다시 보니 맞아요.' });
  await waitFor(() => expect(shop.visited).toEqual(['/report-manage?view=appeals']));
  await waitFor(() => expect(shop.to(`${LIST}?`)).toHaveLength(2));
});

it('AppealPanel of an administrator who decided the case has no form', async () => {
  openAppeal({ ...appeal, mayDecide: false });
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByText(appeal.text)).toBeTruthy();
  expect(panel.queryByRole('button', { name: '답변 보내기' })).toBeNull();
});
