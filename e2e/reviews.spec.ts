import { expect, test } from './support/fixtures.ts';
import { atRest } from './support/layout/at-rest.ts';
import { flow } from './support/shop/members.ts';

test('reviews: load when near, and are filtered by stars', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/reviews/') && asked.push(request.url()));
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/products/1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atRest(page);
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 800);
  const block = page.getByRole('region', { name: '리뷰', exact: true });
  await expect(flow(page, 'reviewSummary').getByText(/^리뷰 \d+개$/)).toBeVisible();
  await expect(flow(page, 'reviewList')).toHaveAttribute('data-state', 'loaded.filled');
  await block.getByLabel('별점', { exact: true }).selectOption('1');
  await expect(page.getByText('조건에 맞는 리뷰가 없어요')).toBeVisible();
  await block.getByRole('button', { name: '조건 지우기' }).click();
  await expect(flow(page, 'reviewList')).toHaveAttribute('data-state', 'loaded.filled');
});
