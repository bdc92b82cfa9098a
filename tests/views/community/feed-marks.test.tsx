import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { feed } from '#proof/kit/feed.samples.ts';
import { VoteButton } from '#src/areas/community/feed/vote-button.tsx';
import { LikeButton } from '#src/areas/community/likes/like-button.tsx';
import { MEMBER, renderMember, renderShop } from '../../support/client/member-app.tsx';

const entry = feed(1);
const like = <LikeButton feedId={5} liked={false} count={3} />;
afterEach(() => window.history.replaceState(null, '', '/'));

it('LikeButton sends a guest to login and back to the page, without a call', () => {
  window.history.replaceState(null, '', '/feed/5');
  const shop = renderShop(like, {}, { person: null, at: '/feed/5' });
  fireEvent.click(screen.getByRole('button', { name: '좋아요 3' }));
  expect(shop.visited).toEqual(['/login?returnTo=%2Ffeed%2F5']);
  expect(shop.to('/api/feeds')).toEqual([]);
});

it('LikeButton reverts a refused like with a message', async () => {
  const refused = { status: 500, body: {} };
  const shop = renderMember(like, { 'POST /api/feeds/5/likes/toggle': refused });
  const button = screen.getByRole('button');
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
  const [toast] = shop.app.shell.getSnapshot().context.toasts;
  expect(toast?.text).toContain('다시 시도');
});

it.each([
  ['of another member', 1, entry],
  ['of the own account', 0, { ...entry, isMine: true }],
  ['of an event that has ended', 0, { ...entry, event: { ...Object(entry.event), status: 'ENDED' } }],
])('VoteButton of an entry %s has buttons: %i', (_, buttons, shown) => {
  renderShop(<VoteButton feed={shown} />, {}, { person: MEMBER });
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
});
