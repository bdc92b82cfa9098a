import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { problemReports } from '#proof/problem-reports/problem-reports.samples.ts';
import ProblemReportsScreen from '#src/areas/admin/problem-reports/problem-reports-screen.tsx';
import MyProblemReports from '#src/areas/problem-reports/my-problem-reports.tsx';
import ReportOpener from '#src/areas/problem-reports/report-opener.tsx';
import { renderMember, renderShop } from '../../support/client/member-app.tsx';

const MINE = '/api/user/problem-reports';
const DESK = '/api/admin/problem-reports';
const ok = (data: unknown) => ({ body: { success: true, data } });
const page = toPaged([...problemReports], { page: 0, size: 10 }, problemReports.length);

it('ReportOpener shows the file before it is sent, and sends the same only with consent', async () => {
  const shop = renderMember(<ReportOpener />, {
    [`GET ${MINE}/routes`]: ok(['/api/products/{id}']),
    [`POST ${MINE}`]: ok({ reportId: 1 }),
  });
  const opener = await screen.findByRole('button', { name: '문제 신고' });
  // The stored session is being confirmed.
  await waitFor(() => expect(opener).toHaveProperty('disabled', false));
  fireEvent.click(opener);
  const agree = await screen.findByRole('checkbox', { name: /동의해요/ });
  const dialog = within(screen.getByRole('dialog'));
  expect(agree).toHaveProperty('checked', false);
  const shown = JSON.parse(dialog.getByText(/"sinbaljang-log"/).textContent ?? '');
  fireEvent.click(dialog.getByRole('button', { name: '보내기' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('동의해 주세요');
  const sent = () => shop.to(MINE).filter(({ method }) => method === 'POST');
  expect(sent()).toEqual([]);
  fireEvent.click(agree);
  fireEvent.click(dialog.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(String(sent()[0]?.body))).toEqual({ agreed: true, file: shown });
});

it('ReportOpener sends a guest to the login page and asks nothing', async () => {
  const shop = renderShop(<ReportOpener />, {}, { person: null });
  fireEvent.click(await screen.findByRole('button', { name: '문제 신고' }));
  await waitFor(() => expect(shop.visited[0]).toMatch(/^\/login/));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('MyProblemReports deletes a report after a confirmation, and shows nothing without reports', async () => {
  const shop = renderMember(<MyProblemReports />, {
    [`GET ${MINE}`]: ok(page),
    [`DELETE ${MINE}/1`]: ok(null),
  });
  await screen.findByRole('heading', { name: '보낸 문제 신고' });
  const [first] = screen.getAllByRole('button', { name: '지우기' });
  if (!first) throw new Error('the report has no button');
  fireEvent.click(first);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '지우기' }));
  await waitFor(() => expect(shop.to(`${MINE}/1`)).toHaveLength(1));
});

it('ProblemReportsScreen reads the file of a report for a reason only', async () => {
  const shop = renderMember(<ProblemReportsScreen />, {
    [`GET ${DESK}`]: ok(page),
    [`POST ${DESK}/1/read`]: ok({ file: '{"format":"sinbaljang-log"}' }),
  });
  const [first] = await screen.findAllByRole('button', { name: '기록 보기' });
  if (!first) throw new Error('the report has no button');
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(first).toHaveFocus();
  fireEvent.click(first);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: '기록 보기' }));
  expect(await dialog.findByText('열람 사유를 선택해 주세요.')).toBeTruthy();
  expect(shop.to(`${DESK}/1/read`)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('열람 사유'), { target: { value: 'FAULT' } });
  fireEvent.click(dialog.getByRole('button', { name: '기록 보기' }));
  expect(await screen.findByText(/sinbaljang-log/)).toBeTruthy();
  expect(JSON.parse(String(shop.to(`${DESK}/1/read`)[0]?.body))).toEqual({ reason: 'FAULT' });
});
