import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { press } from './support/keyboard.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^내 알림/ });

/** Somebody likes and comments on a feed of `author`; answers the feed's id. */
async function beLiked(page: Page, author: string, fan: string): Promise<number> {
  const own = await page.request.get('/api/feeds/my?size=1', { headers: await bearer(page, author) });
  const feedId: number = (await own.json()).data.content[0].feedId;
  const headers = await bearer(page, fan);
  // The fan may have liked it before: that is not told again.
  for (const liked of [false, true])
    await page.request.post(`/api/feeds/${feedId}/likes/toggle`, { headers, data: { liked } });
  await page.request.post(`/api/feeds/${feedId}/comments`, { headers, data: { content: '예뻐요!' } });
  return feedId;
}

test('notices: actions of others are counted at the bell, listed, and linked to their subject', async ({
  page,
}) => {
  const headers = await signIn(page, 'seoyeon');
  await page.request.post('/api/users/notices/read-all', { headers });
  const feedId = await beLiked(page, 'seoyeon', 'yejun');
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName(/안 읽은 알림 \d+개/);
  await press(page, bell(page));
  await expect(page).toHaveURL(/\/mypage\/notices$/);
  const list = flow(page, 'notices');
  await expect(list.getByText('내 피드에 댓글을 남겼어요.').first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('group', { name: '알림 종류' }).getByRole('button', { name: '재입고' }).click();
  await expect(page).toHaveURL(/topic=RESTOCK/);
  await page.goBack();
  await list
    .getByRole('link', { name: /내 피드를 좋아해요/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/feed/${feedId}$`));
  await page.goto('/mypage/notices?unread=1');
  await expect(list.getByText('내 피드에 댓글을 남겼어요.').first()).toBeVisible();
  await press(page, page.getByRole('button', { name: '모두 읽음' }));
  await expect(page.getByText('이 조건의 알림이 없어요.')).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('내 알림');
});

test('notices: a topic is turned off by keyboard and stays off; account notices cannot be turned off', async ({
  page,
}) => {
  await signIn(page, 'taeo');
  await page.goto('/account-settings?tab=notices');
  const mail = page.getByRole('checkbox', { name: '주문·배송 메일' });
  await expect(mail).toBeChecked();
  await mail.focus();
  const saved = page.waitForResponse('**/api/users/me/notification-settings');
  await page.keyboard.press('Space');
  await saved;
  await expect(mail).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: '계정 안내 신발장 알림' })).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await expect(mail).not.toBeChecked();
  await mail.click();
  await expect(mail).toBeChecked();
});
