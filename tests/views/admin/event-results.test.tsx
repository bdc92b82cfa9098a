import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { announced, halted, over } from '#proof/admin/events/event.samples.ts';
import { registry } from '#proof/registry.ts';
import EventResultsScreen from '#src/areas/admin/events/results/event-results-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const ok = (data: unknown) => ({ body: { success: true, message: '', data } });
const sampleOf = (flow: string) =>
  Object(registry.find(({ machine }) => machine.id === flow)?.ports.loadPage?.done);
const votes = sampleOf('eventVotes');
const VOTES = {
  ...toPaged(votes.items, { page: 0, size: 20 }, 2),
  totals: votes.totals,
  flagged: votes.flagged,
};
const results = sampleOf('eventResults');
const EVENTS = { ...toPaged(results.items, { page: 0, size: 20 }, 1), counts: results.counts };
afterEach(() => window.history.replaceState(null, '', '/'));

/** The desk of results. */
function openDesk(at: string, answers: Answers = {}) {
  window.history.replaceState(null, '', at);
  return renderShop(
    <EventResultsScreen />,
    {
      '/api/admin/events/results': ok(EVENTS),
      '/api/events/4': { body: { ...over, resultState: 'ANNOUNCED' } },
      '/api/admin/events/4/votes': ok(VOTES),
      ...answers,
    },
    { person: { ...MEMBER, userType: 'admin' }, at },
  );
}
/** The desk of results with the panel of event 4. */
async function openResult(result: object, answers: Answers = {}) {
  const shop = openDesk('/events/result?open=4', { ...answers, '/api/v2/events/4/results': ok(result) });
  return { shop, panel: within(await screen.findByRole('dialog')) };
}
const bodyOf = (requests: readonly { body: unknown }[]): unknown => JSON.parse(String(requests[0]?.body));

it('EventResultsScreen voids ticked votes only with a reason and a confirmation', async () => {
  const path = '/api/admin/events/4/votes/void';
  const voided = ok({ changed: 1, results: [{ id: 21, done: true, reason: null }] });
  const { shop, panel } = await openResult(
    { ...announced, state: 'CALCULATED', announcedAt: null },
    { [path]: voided },
  );
  fireEvent.click(await panel.findByRole('checkbox', { name: /성수산책/ }));
  fireEvent.click(panel.getByRole('button', { name: '무효로 하기' }));
  expect(await panel.findByText(/이유는 2자 이상/)).toBeTruthy();
  fireEvent.change(panel.getByLabelText('이유'), { target: { value: '한곳에서 몰린 표예요.' } });
  fireEvent.click(panel.getByRole('button', { name: '무효로 하기' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(shop.to(path)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: '무효로 하기' }));
  await waitFor(() => expect(shop.to(path)).toHaveLength(1));
  expect(bodyOf(shop.to(path))).toEqual({ voteIds: [21], reason: '한곳에서 몰린 표예요.' });
  await waitFor(() =>
    expect(document.querySelector('[data-flow="voteJudgement"]')).toHaveAttribute('data-state', 'done'),
  );
});

it('EventResultsScreen pays a failed prize again after a confirmation, and revokes a prize with a reason', async () => {
  const [retry, revoke] = ['/api/v2/events/4/rewards/reprocess/9', '/api/v2/events/4/winners/31/revoke'];
  const paid = { userId: 9, rankPosition: 2, pointsEarned: 0, badgePointsEarned: 0, couponCode: null };
  const { shop, panel } = await openResult(halted, {
    [retry]: ok({ ...paid, success: true, message: '' }),
    [revoke]: ok(halted),
  });
  const failure = (await panel.findByText(/지우개: 탈퇴한 회원이에요/)).closest('li');
  // Unpaid prizes for participation stand there too, though their winners are not listed.
  expect(panel.getByText('비 온 뒤: 차단된 회원이라 지급하지 못했어요.')).toBeTruthy();
  fireEvent.click(within(failure ?? document.body).getByRole('button', { name: '다시 지급' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(shop.to(retry)).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: '다시 지급' }));
  await waitFor(() => expect(shop.to(retry)).toHaveLength(1));

  fireEvent.click(await panel.findByRole('button', { name: '걷는하루 당첨 취소' }));
  const asked = within(await screen.findByRole('dialog', { name: '당첨 취소' }));
  fireEvent.change(asked.getByLabelText(/취소 사유/), { target: { value: '다른 사람의 사진이었어요.' } });
  fireEvent.click(asked.getByRole('button', { name: '당첨 취소' }));
  await waitFor(() => expect(shop.to(revoke)).toHaveLength(1));
  expect(bodyOf(shop.to(revoke))).toEqual({ reason: '다른 사람의 사진이었어요.' });
});

it('EventResultsScreen saves the file of the server and says how many rows it has', async () => {
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const file = { fileName: 'events-2026-11-22.csv', csv: '번호\r\n4\r\n', rows: 1 };
  openDesk('/events/result', { 'POST /api/admin/events/results/export': ok(file) });
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'CSV 내려받기' }));
  expect((await screen.findByText(/내려받았어요/)).textContent).toBe('1건을 내려받았어요.');
  expect(saved).toEqual([file.fileName]);
  click.mockRestore();
});
