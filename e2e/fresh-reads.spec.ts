import { expect, logIn, test } from './support/fixtures.ts';

test('a returning guest sees changes made meanwhile, not a cached answer', async ({ page }) => {
  const comments = '/api/feeds/5/comments';
  await page.goto('/feed/5');
  await expect(page.getByText(/^댓글 \d+개/)).toBeVisible();
  // A second visit fills whatever the browser keeps of the first one.
  await page.reload();
  await expect(page.getByText(/^댓글 \d+개/)).toBeVisible();
  const { token } = await logIn(page, 'user@sinbaljang.test', 'user');
  const written = await page.request.post(comments, {
    data: { content: '방금 쓴 댓글이에요' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(written.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText('방금 쓴 댓글이에요')).toBeVisible();
});
