import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '#src/app/app.tsx';
import { LikeButton } from '#src/areas/community/likes/like-button.tsx';
import { type Answers, MEMBER, renderShop } from '../../support/client/member-app.tsx';

/** The wait that the server names, in seconds: longer than any of these tests. */
const WAIT = 60;

/** The answer, refused once for its frequency. */
function refusedOnce(answer: { body: unknown }): Answers[string] {
  let isRefused = false;
  return () => {
    if (isRefused) return answer;
    isRefused = true;
    return { status: 429, headers: { 'retry-after': String(WAIT) }, body: { success: false } };
  };
}
const seen = (expected: () => void) => vi.waitFor(expected, 15_000);
const waitIsOver = () => vi.advanceTimersByTimeAsync(WAIT * 1000 + 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState(null, '', '/feeds');
});
afterEach(() => vi.useRealTimers());

it('a list refused for its frequency shows the wait at its retry, and is read once before', async () => {
  const page = { content: [], totalElements: 0, totalPages: 0, page: 0, size: 9, numberOfElements: 0 };
  const place = { hasNext: false, hasPrevious: false, first: true, last: true, empty: true };
  const { to } = renderShop(
    <App />,
    { '/api/feeds': refusedOnce({ body: { success: true, data: { ...page, ...place } } }) },
    { person: null, at: '/feeds' },
  );
  const retry = () => screen.getByText(/^다시 시도/);
  await seen(() => expect(retry()).toHaveTextContent(/\d초$/));
  expect(retry().closest('button')).toHaveAttribute('aria-disabled', 'true');
  await waitIsOver();
  await seen(() => expect(retry()).toHaveTextContent(/^다시 시도$/));
  expect(to('/api/feeds')).toHaveLength(1);
  fireEvent.click(retry());
  const list = () => document.querySelector('[data-flow="feedList"]');
  await seen(() => expect(list()).toHaveAttribute('data-state', 'loaded.empty'));
});

it('a like refused for its frequency is taken back, waits with its button, and works afterwards', async () => {
  const liked = { body: { success: true, data: { liked: true, likeCount: 4 } } };
  renderShop(
    <LikeButton feedId={5} liked={false} count={3} />,
    { '/api/feeds/5/likes/toggle': refusedOnce(liked) },
    { person: MEMBER },
  );
  const like = () => screen.getByLabelText(/^좋아요/);
  await seen(() => expect(like()).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(like());
  await seen(() => expect(like()).toHaveAttribute('aria-disabled', 'true'));
  expect(like()).toHaveAttribute('aria-pressed', 'false');
  await waitIsOver();
  await seen(() => expect(like()).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(like());
  await seen(() => expect(like()).toHaveAttribute('aria-pressed', 'true'));
});
