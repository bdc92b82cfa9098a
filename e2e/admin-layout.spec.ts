import { expect, expectAccessible, test } from './support/fixtures.ts';
import { flow, signIn } from './support/shop/members.ts';

const MENU = { name: '관리자 메뉴' };

test('admin layout: menu and keyboard shortcuts navigate, and Back closes what was opened', async ({
  page,
}) => {
  await test.step('the menu stays from page to page, and marks the current entry', async () => {
    await signIn(page, 'admin');
    await page.goto('/admin/dashboard');
    const menu = page.getByRole('navigation', MENU);
    await expect(menu.getByRole('link', { name: '대시보드' })).toHaveAttribute('aria-current', 'page');
    await menu.evaluate((element) => element.setAttribute('data-same', 'yes'));
    await menu.getByRole('link', { name: '회원', exact: true }).click();
    await expect(page).toHaveURL(/\/user-manage$/);
    await expect(menu.getByRole('link', { name: /^회원/ })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: '통계' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '통계' })).toBeVisible();
    // None of the pages has rendered it again.
    await expect(menu).toHaveAttribute('data-same', 'yes');
  });
  await test.step('the quick search finds a member by letters and opens the panel', async () => {
    await page.goto('/stats-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: '통계' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: '빠른 검색' });
    await expect(dialog.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('oldest@');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/user-manage\?open=\d+$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/stats-dashboard$/);
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.keyboard.press('Control+k');
    await page.keyboard.press('Control+k');
    await expect(flow(page, 'adminSearch')).toHaveAttribute('data-state', 'closed');
  });
});

test('admin layout: on a phone the menu is at the lower edge, lists begin in the first third, and nothing is wider than the screen', async ({
  page,
}) => {
  await test.step('menu', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'admin');
    await page.goto('/stats-dashboard');
    const menu = page.getByRole('navigation', MENU);
    await expect(menu.getByRole('link', { name: /^회원/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: '빠른 메뉴' })).toBeHidden();
    await menu.getByRole('button', { name: '더 보기' }).click();
    const sheet = page.getByRole('dialog', MENU);
    await expect(sheet.getByRole('link', { name: '통계' })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: '빠른 검색' }).click();
    await expect(page.getByRole('combobox', { name: '빠른 검색' })).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
  await test.step('tables', async () => {
    for (const path of [
      '/user-manage',
      '/report-manage',
      '/admin/coupons',
      '/events/result',
      '/admin/audit',
      '/admin/feed-rewards',
      '/admin/sellers',
    ]) {
      await page.goto(path);
      const row = page.locator('main table[aria-keyshortcuts] tbody tr').first();
      await expect(row).toBeVisible();
      const begins = (await row.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
      // Figures above a list are one collapsed line.
      const limit = path.endsWith('feed-rewards') ? 380 : path.endsWith('audit') ? 340 : 300;
      expect([path, begins < limit]).toEqual([path, true]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, beyond <= 0]).toEqual([path, true]);
    }
  });
});
