import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/shop/members.ts';

test('badges are shown and hidden by a click anywhere on their card, and by keyboard', async ({ page }) => {
  await signIn(page, 'user');
  await page.goto('/mypage/badges');
  await test.step('a click toggles, and the position stays', async () => {
    const card = page.getByRole('listitem').filter({ hasText: '얼리 어답터' });
    const state = await card.getByRole('button').textContent();
    await card.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    const box = await card.boundingBox();
    if (!box) throw new Error('no card');
    expect(box.width).toBeGreaterThanOrEqual(280);
    await page.mouse.click(box.x + 20, box.y + 20);
    await expect(card.getByRole('button')).not.toHaveText(state ?? '');
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });
  await test.step('keyboard', async () => {
    const button = page.getByRole('button', { name: /^첫 리뷰 (숨기기|표시하기)$/ });
    const before = await button.textContent();
    await page.getByRole('tab', { name: /^전체 뱃지/ }).focus();
    for (let step = 0; step < 12; step += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button).not.toHaveText(before ?? '');
    await expect(button).toBeFocused();
  });
});
