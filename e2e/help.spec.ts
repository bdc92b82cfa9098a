import { REFUND_DAYS } from '#domain/policies/returns.ts';
import { expect, test } from './support/fixtures.ts';
import { expectFocus, expectNewPage, goTo, press, write } from './support/keyboard.ts';

test('help: a shared link opens its answer; by keyboard another one is found by initial consonants, opened and followed', async ({
  page,
}) => {
  await test.step('a shared link opens its answer, and another one closes it', async () => {
    await page.goto('/help#refund-days');
    const answer = page.locator('#refund-days');
    await expect(answer).toHaveAttribute('open', '');
    await expect(answer).toContainText(`영업일 ${REFUND_DAYS}일 안에`);
    await expect(answer.locator('summary')).toBeInViewport();
    await page.evaluate(() => {
      window.location.hash = '#delivery-fee';
    });
    await expect(page.locator('#delivery-fee')).toHaveAttribute('open', '');
    await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  });
  await test.step('by keyboard, and Back opens the answer again', async () => {
    const field = page.getByRole('searchbox', { name: '질문 찾기' });
    await write(page, field, 'ㅂㅅㅂ', 'Shift+Tab');
    await expectFocus(field);
    await expect(page.getByRole('status').filter({ hasText: /^질문 \d+개$/ })).toBeVisible();
    const question = page.locator('#delivery-fee > summary');
    await press(page, question);
    await expect(page.locator('#delivery-fee')).toHaveAttribute('open', '');
    await expectFocus(question);
    await goTo(page, page.locator('#delivery-fee').getByRole('link', { name: '장바구니 보기' }));
    await page.keyboard.press('Enter');
    await expectNewPage(page, /\/cart$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/help\?q=.+#delivery-fee$/);
    await expect(page.locator('#delivery-fee')).toHaveAttribute('open', '');
  });
});
