import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { press } from './support/keyboard.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^내 알림/ });

/** Likes and comments on a feed of `author` as another member; returns the id of the feed. */
async function beLiked(page: Page, author: string, fan: string): Promise<number> {
  const own = await page.request.get('/api/feeds/my?size=1', { headers: await bearer(page, author) });
  const feedId: number = (await own.json()).data.content[0].feedId;
  const headers = await bearer(page, fan);
  // The like may exist already: a repeated one causes no notification.
  for (const liked of [false, true])
    await page.request.post(`/api/feeds/${feedId}/likes/toggle`, { headers, data: { liked } });
  await page.request.post(`/api/feeds/${feedId}/comments`, { headers, data: { content: '예뻐요!' } });
  return feedId;
}

test('notices: actions of others are counted at the bell, listed, linked to their subject, and all read at once', async ({
  page,
}) => {
  const headers = await signIn(page, 'seoyeon');
  await page.request.post('/api/users/notices/read-all', { headers });
  const feedId = await beLiked(page, 'seoyeon', 'yejun');
  await page.goto('/terms');
  await expect(bell(page)).toHaveAccessibleName(/안 읽은 알림 \d+개/);
  await press(page, bell(page));
  await expect(page).toHaveURL(/\/mypage\/notices$/);
  const list = flow(page, 'notices');
  await expect(list.getByText('내 피드에 댓글을 남겼어요.').first()).toBeVisible();
  const liked = list.getByRole('link', { name: /내 피드에 좋아요를 눌렀어요/ }).first();
  await expect(liked).toHaveAttribute('href', new RegExp(`/feed/${feedId}$`));
  await press(page, page.getByRole('button', { name: '모두 읽음' }));
  await expect(bell(page)).toHaveAccessibleName('내 알림');
  await page.getByRole('group', { name: '알림 종류' }).getByRole('button', { name: '재입고' }).click();
  await expect(page).toHaveURL(/topic=RESTOCK/);
});
