import { dateField, fillDate } from '#proof/kit/date-fields.ts';
import { expectDate } from './support/date-fields.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { signIn } from './support/shop/members.ts';

// A browser that would show mm/dd/yyyy, on another day than the shop.
test.use({ locale: 'en-US', timezoneId: 'America/Los_Angeles' });

test('a birthday is typed year first, in Korean, in a browser that speaks English', async ({ page }) => {
  await page.goto('/signup');
  await expectDate(page, '생년월일', '연도. 월. 일.');
  await fillDate(page, '생년월일', '1990-01-31');
  await expectDate(page, '생년월일', '1990. 1. 31.');
  await page.getByRole('button', { name: '생년월일 달력 열기' }).click();
  await expect(page.getByRole('dialog').getByText('1990년 1월')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '생년월일 달력 열기' })).toBeFocused();
});

for (const width of [1280, 390])
  test(`a list is filtered by a period chosen at once, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin');
    await page.goto('/user-manage');
    if (width < 769) await page.getByRole('button', { name: '필터' }).click();
    await expect(dateField(page, '가입일부터')).toHaveText('연도. 월. 일.');
    await page.getByRole('button', { name: '가입한 날 달력 열기' }).click();
    await page.getByRole('button', { name: '7일', exact: true }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await page.getByRole('button', { name: '7일', exact: true }).click();
    await expect(page).toHaveURL(/joinedFrom=\d{4}-\d{2}-\d{2}&joinedTo=\d{4}-\d{2}-\d{2}/);
  });
