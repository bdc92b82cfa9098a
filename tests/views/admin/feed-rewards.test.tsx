import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toPaged } from '#domain/kit/page.ts';
import { all, lost, reward } from '#proof/admin/feed-rewards.samples.ts';
import FeedRewardsScreen from '#src/areas/admin/feed-rewards/feed-rewards-screen.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

const LIST = '/api/admin/feed-reward-events';
const page = (row: typeof reward) => ({ body: { ...toPaged([row], { page: 0, size: 20 }, 1), number: 0 } });
afterEach(() => window.history.replaceState(null, '', '/'));

function openDesk(at: string, answers: Answers) {
  window.history.replaceState(null, '', at);
  return renderShop(<FeedRewardsScreen />, answers, { person: { ...MEMBER, userType: 'admin' }, at });
}
/** Text of the table, which an open panel hides from readers. */
const listed = () => screen.queryByRole('table', { hidden: true })?.textContent;

it('FeedRewardsScreen retries failed rewards, says what came of it, and reads the list again', async () => {
  let shown = page(lost);
  const shop = openDesk('/admin/feed-rewards', {
    [`GET ${LIST}`]: () => shown,
    [`POST ${LIST}/retry-failed`]: () => {
      shown = page({ ...lost, eventStatus: 'PROCESSED', eventStatusDisplayName: '지급 완료' });
      return { body: { ...all, data: all } };
    },
  });
  await waitFor(() => expect(listed()).toContain('실패'));
  fireEvent.click(screen.getByRole('button', { name: '실패한 보상 다시 지급' }));
  expect(await screen.findByText(all.message)).toBeTruthy();
  await waitFor(() => expect(listed()).toContain('지급 완료'));
  expect(shop.to(`${LIST}/retry-failed`)).toHaveLength(1);
});

it('FeedRewardsScreen says that another administrator has paid a reward meanwhile, and shows it as paid', async () => {
  let shown = page(reward);
  const message = '이미 지급한 보상이에요.';
  openDesk(`/admin/feed-rewards?open=${reward.eventId}`, {
    [`GET ${LIST}`]: () => shown,
    [`${LIST}/${reward.eventId}`]: { body: reward },
    [`POST ${LIST}/${reward.eventId}/process`]: () => {
      shown = page({ ...reward, eventStatus: 'PROCESSED', eventStatusDisplayName: '지급 완료' });
      return { status: 409, body: { success: false, code: 'REWARD_NOT_PENDING', message, data: null } };
    },
  });
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.click(await panel.findByRole('button', { name: '바로 지급' }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  await waitFor(() => expect(listed()).toContain('지급 완료'));
});
