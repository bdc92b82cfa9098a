import { formatWon } from '#domain/kit/format.ts';
import { DELIVERY_FEE } from '#domain/policies/delivery.ts';
import { REFUND_DAYS, RETURN_DAYS } from '#domain/policies/returns.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { expectFocus, expectNewPage, goTo, press, write } from './support/keyboard.ts';
import { flow } from './support/shop/members.ts';

test('help: the footer leads to it, a topic and a question open the answer, the link goes on', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: '고객 지원' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('heading', { level: 1, name: '고객 지원' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '취소·반품·교환', exact: true }).click();
  await expect(page).toHaveURL(/\/help\?topic=returns$/);
  await page.getByText('반품과 교환은 언제까지 할 수 있나요?').click();
  await expect(flow(page, 'help')).toHaveAttribute('data-state', 'reading');
  const answer = page.locator('#return-deadline');
  await expect(answer).toContainText(`${RETURN_DAYS}일 안에`);
  await expect(answer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+subject=/);
  await expect(page).toHaveURL(/\/help\?topic=returns#return-deadline$/);
  await expectAccessible(page);
  await answer.getByRole('link', { name: '이용약관 보기' }).click();
  await expect(page).toHaveURL(/\/terms$/);
});

test('help: the menu leads to it', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('button', { name: '메뉴 열기' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '자주 묻는 질문' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('help: a shared link opens its answer, and another one closes it', async ({ page }) => {
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

test('help: a search without an answer offers all questions', async ({ page }) => {
  await page.goto('/help?q=%EC%9A%B0%EC%A3%BC%EC%84%A0');
  await expect(page.getByText('‘우주선’에 맞는 답이 없어요')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '모든 질문 보기' }).click();
  await expect(page).toHaveURL(/\/help$/);
  await expect(page.getByRole('searchbox', { name: '질문 찾기' })).toHaveValue('');
  await expect(flow(page, 'help')).toHaveAttribute('data-state', 'listing');
});

test('help: answers are in the first response, and work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/help?q=%EB%B0%98%ED%92%88+%EB%B0%B0%EC%86%A1%EB%B9%84');
  await page.locator('#return-fee > summary').click();
  await expect(page.locator('#return-fee')).toContainText(formatWon(DELIVERY_FEE));
  await expect(page.locator('#join')).toHaveCount(0);
  await page.getByRole('searchbox', { name: '질문 찾기' }).fill('탈퇴');
  await page.getByRole('searchbox', { name: '질문 찾기' }).press('Enter');
  await expect(page.locator('#leave')).toBeVisible();
  await context.close();
});

test('keyboard: searches by initial consonants, opens an answer and follows its link', async ({ page }) => {
  await page.goto('/help');
  const field = page.getByRole('searchbox', { name: '질문 찾기' });
  await write(page, field, 'ㅂㅅㅂ');
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
