import type { FrameLocator, Page } from '@playwright/test';
import { inspectorLiveText } from '#src/text/inspector-live.ts';
import { countedKeys } from './support/counted-keys.ts';
import { expect, test } from './support/fixtures.ts';
import { box } from './support/inspected.ts';
import { giveAddress } from './support/shop/bought.ts';
import { signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';
import { fillCheckout, pickSize } from './support/shop/shopping.ts';

// The eight jobs of QA by keyboard alone. The comparison of two versions is one typed command (`npm run charts:diff`).

const CONFIRM = 'POST /api/payments/confirm';

const panelOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="신발장 검사기"]');

test('QA jobs by keyboard: the chart of a bug is found, and its failure state reached', async ({ page }) => {
  await page.goto('/__inspector');
  await expect(page.getByRole('img', { name: '로그인 상태 상태도' })).toBeVisible();
  const finding = countedKeys(page);
  await finding.press('/');
  await finding.type('checkout');
  await expect(page.getByRole('link', { name: /^주문서/ })).toBeVisible();
  await finding.press('Tab', 'Enter');
  await expect(page).toHaveURL(/machines\/checkout$/);
  finding.expectFew('find the chart of a bug');

  const failing = countedKeys(page);
  await expect(box(page, 'checkout.givingUp')).toHaveAttribute('data-active', 'true');
  // The unpaid order is given up, and what the form needs does not load.
  await failing.press('1');
  await expect(box(page, 'checkout.loading')).toHaveAttribute('data-active', 'true');
  const failure = await page.getByRole('button', { name: '실패' }).first().textContent();
  await failing.press(failure?.match(/\d/)?.[0] ?? '');
  await expect(box(page, 'checkout.failed')).toHaveAttribute('data-active', 'true');
  failing.expectFew('reproduce a failure state');
});

test('QA jobs by keyboard: what no test means is found', async ({ page }) => {
  await page.goto('/__inspector');
  await expect(page.getByRole('img', { name: '로그인 상태 상태도' })).toBeVisible();
  const keys = countedKeys(page);
  await keys.press('/', 'Shift+Tab', 'Space');
  await expect(page.getByLabel('적게 확인한 것부터')).toBeChecked();
  const shares = await page
    .locator('main')
    .getByText(/^확인 \d+%$/)
    .allTextContents();
  const numbers = shares.map((share) => Number(share.match(/\d+/)?.[0]));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  await keys.press('Tab', 'Tab', 'Enter');
  await expect(page.getByText('시험한 정도로 칠하기')).toBeVisible();
  keys.expectFew('find what no test means');
});

test('QA jobs by keyboard: an answer of a payment is lost, the purchase followed, handed over and replayed', async ({
  page,
  browser,
}) => {
  test.slow();
  await giveAddress(page, await signIn(page, await joined(page)));
  await page.goto('/products?inspect=panel');
  const panel = panelOf(page);
  // From here on the tab remembers its panel.
  await expect(panel.getByRole('tab', { name: '기록' })).toBeVisible();
  await pickSize(page, 13);
  await page.getByRole('button', { name: '바로 구매' }).click();
  await fillCheckout(page);
  await expect(box(panel, 'checkout.editing.priced.typing')).toBeAttached();

  const losing = countedKeys(page);
  await losing.press('Alt+I', 'f');
  await expect(panel.getByLabel('호출', { exact: true })).toBeFocused();
  await losing.type(CONFIRM);
  await losing.press('Tab', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Tab', 'Tab', 'Tab', 'Enter');
  await expect(panel.getByText(`${inspectorLiveText.faults.kinds.lost} ${CONFIRM}`)).toBeVisible();
  losing.expectFew('lose an answer in payment');

  await page.getByRole('button', { name: /원 결제하기/ }).press('Enter');
  await page.getByRole('button', { name: '승인' }).press('Enter');
  await page.getByRole('button', { name: '결제 다시 확인' }).press('Enter');
  await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible();

  const following = countedKeys(page);
  await following.press('Alt+I', 'l');
  await following.type('payments');
  const calls = panel.locator(`[data-call="${CONFIRM}"]`);
  await expect(calls.filter({ hasText: inspectorLiveText.live.calls.noAnswer }).first()).toBeAttached();
  await expect(calls.filter({ hasText: '200' }).first()).toBeAttached();
  // The order was made before the payment window, and the answer lost after it.
  await expect(panel.locator('[data-call="POST /api/checkout/payments"]')).toBeAttached();
  following.expectFew('follow a purchase over the window');

  const handing = countedKeys(page);
  const waiting = page.waitForEvent('download');
  await handing.press('Shift+Tab', 'r');
  const file = await (await waiting).path();
  handing.expectFew('hand a bug over');

  const other = await (await browser.newContext()).newPage();
  // The browser hands file choosers over from the first listener on, and a key would be faster than that.
  const choosing = other.waitForEvent('filechooser');
  await other.goto('/__inspector/live');
  await expect(other.getByText(inspectorLiveText.live.waiting)).toBeVisible();
  const replaying = countedKeys(other);
  await replaying.press('o');
  await (await choosing).setFiles(file);
  await expect(other.locator('[data-replay]').first()).toBeVisible();
  replaying.expectFew('replay a log');
  await other.context().close();
});
