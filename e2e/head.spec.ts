import fc from 'fast-check';
import {
  EMBEDDED_STATE_ID,
  expectedOf,
  hostileText,
  pageOf,
  readPage,
} from '../tests/support/client/hostile-page.ts';
import { expect, test } from './support/fixtures.ts';

test('head: typed text stays inside of its place in HTML and scripts', async ({ page }) => {
  const texts = fc.sample(hostileText, { numRuns: 300, seed: 20261121 });
  const [plain, ...read] = await page.evaluate(
    ([pages, sentId, source]) => {
      // The reader is sent as source text: this page has no modules.
      const readHere: typeof readPage = Function(`return ${source}`)();
      return pages.map((html) => readHere(html, sentId));
    },
    [['plain', ...texts].map(pageOf), EMBEDDED_STATE_ID, readPage.toString()] as const,
  );
  for (const [index, { parts, canonical, ...found }] of read.entries()) {
    expect(found).toEqual(expectedOf(texts[index] ?? ''));
    expect(parts).toEqual(plain?.parts);
    expect(canonical).toContain('https://shop.example/search?q=');
  }
});

test('head: the canonical address is dropped with the first navigation, and list pages have titles', async ({
  page,
}) => {
  await page.goto('/products');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveCount(1);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page).toHaveTitle('상품 2페이지 · 신발장');
  await expect(canonical).toHaveCount(0);
  await page.reload();
  await expect(page).toHaveTitle('상품 2페이지 · 신발장');
  await expect(canonical).toHaveAttribute('href', /\/products\?page=1$/);
});
