import type { Page } from '@playwright/test';
import { expect, loginAs, test } from './support/fixtures.ts';

/** Refuses the next call with 429. */
const refuseOnce = (page: Page, path: string) =>
  page.route(
    path,
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { success: false } }),
    { times: 1 },
  );

test('rate limit: the remaining wait is shown by a list at its retry, by a like at its button', async ({
  page,
}) => {
  await test.step('a list can be retried when the time is over', async () => {
    await page.goto('/terms');
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/api/feeds?')) asked += 1;
    });
    await refuseOnce(page, '**/api/feeds?*');
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '피드' }).click();
    const retry = page.getByRole('button', { name: '다시 시도' });
    await expect(retry).toHaveText(/[12]초$/);
    await expect(retry).toHaveAttribute('aria-disabled', 'true');
    await expect(retry).toHaveText('다시 시도');
    expect(asked).toBe(1);
    await retry.click();
    await expect(page.locator('[data-flow="feedList"]')).toHaveAttribute('data-state', 'loaded.filled');
  });
  await test.step('a like waits with its button', async () => {
    await loginAs(page, 'user');
    await page.goto('/feed/5');
    await refuseOnce(page, '**/api/feeds/5/likes/toggle');
    const like = page.locator('[data-flow="feedReaction"]');
    const before = await like.getAttribute('aria-pressed');
    await like.click();
    await expect(page.getByText('2초 뒤에 다시 시도해 주세요.')).toBeVisible();
    await expect(like).toHaveAttribute('aria-disabled', 'true');
    await expect(like).toHaveAttribute('aria-pressed', before ?? '');
    await expect(like).not.toHaveAttribute('aria-disabled');
    await like.click();
    await expect(like).not.toHaveAttribute('aria-pressed', before ?? '');
  });
});
