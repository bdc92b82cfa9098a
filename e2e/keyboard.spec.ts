import { DEMO_PASSWORD } from '#server/seed/facts/accounts.ts';
import { expect, test } from './support/fixtures.ts';
import { holdFiles } from './support/held-scripts.ts';
import { expectFocus, expectFocusWithin, goTo, press } from './support/keyboard.ts';
import { signIn } from './support/shop/members.ts';
import { fileOf } from './support/watched-links.ts';

// The tests press many keys, which takes time.
test.describe.configure({ timeout: 90_000 });

test('keyboard: from the home page to a like', async ({ page }) => {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  await page.goto('/');
  await goTo(page, page.getByRole('link', { name: '본문으로 건너뛰기' }));
  await goTo(page, banner.getByRole('link', { name: '상품', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products/);
  await goTo(page, main.locator('ul li a').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+$/);

  await goTo(page, banner.getByRole('link', { name: '로그인' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await goTo(page, page.getByLabel('이메일', { exact: true }));
  await page.keyboard.type('taeo@sinbaljang.test');
  await goTo(page, page.getByLabel('비밀번호', { exact: true }));
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/\d+$/);

  await goTo(page, banner.getByRole('link', { name: '피드', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feeds$/);
  // Not the newest ones, which other tests create and delete.
  await goTo(page, main.locator('ul li a[href^="/feed/"]').nth(3));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/feed\/\d+$/);
  const like = main.getByRole('button', { name: /^좋아요 \d/ });
  await goTo(page, like);
  const before = await like.getAttribute('aria-pressed');
  await page.keyboard.press('Enter');
  await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await expect(like).toHaveAttribute('data-state', 'settled');
  await expect(like).toBeFocused();
});

test('keyboard: buys, pays and cancels, and never loses the focus', async ({ page }) => {
  await signIn(page, 'taeo');
  const letGo = await holdFiles(page, `**${fileOf('src/areas/catalogue/options/purchase-buttons.tsx')}`);
  await page.goto('/products/1');
  const question = page.getByRole('alertdialog');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await press(page, page.getByRole('group', { name: /^색상/ }).getByRole('button').first());
  const sizes = page.getByRole('group', { name: /^사이즈/ });
  await press(page, sizes.getByRole('button', { disabled: false }).nth(2));
  await goTo(page, button('장바구니 담기'));
  await test.step('the buttons that sell keep the focus when their code comes', async () => {
    await expect(button('장바구니 담기')).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(button('장바구니 담기')).toBeEnabled();
    await expect(button('장바구니 담기')).toBeFocused();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('장바구니에 담았어요');
  await expect(button('장바구니 담기')).toBeFocused();
  await press(page, button('바로 구매'));

  const change = button('변경');
  await press(page, change);
  await expectFocusWithin(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('dialog').getByRole('button', { name: '직접 입력' }));
  const search = button('주소 찾기');
  await press(page, search);
  await expect(page.getByLabel('도로명이나 건물 이름')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await press(page, button('저장한 배송지'), 'Shift+Tab');
  await press(page, page.getByRole('dialog').getByRole('group').getByRole('button').first());
  await expect(change).toBeFocused();
  await goTo(page, page.getByLabel(/결제에 동의해요/));
  await page.keyboard.press('Space');
  await press(page, button(/원 결제하기$/));
  await expect(page).toHaveURL(/\/test-pay\//);
  await press(page, button('승인'));
  await expect(page).toHaveURL(/\/checkout/);

  await press(page, page.getByRole('link', { name: '주문 상세' }));
  await press(page, button('주문 취소'));
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button('주문 취소')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: '주문 취소' }));
  await expect(button('주문 취소')).toHaveCount(0);
  // The pressed button is gone; the next Tab continues inside the order.
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-flow]')?.getAttribute('data-flow')),
    )
    .toBe('orderDetail');
});

test('keyboard: the focus stays with the menu and with finished actions', async ({ page }) => {
  await test.step('the menu traps the focus and restores it', async () => {
    await page.goto('/terms');
    const open = page.getByRole('button', { name: '메뉴 열기' });
    await press(page, open);
    const menu = page.getByRole('dialog', { name: '전체 메뉴' });
    await expect(menu.getByRole('button', { name: '닫기' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, menu.getByRole('link', { name: '카테고리' }));
    await expect(page).toHaveURL(/\/categories$/);
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('a finished action keeps the focus', async () => {
    await page.goto('/products');
    const [back, next] = ['이전', '다음'].map((name) => page.getByRole('button', { name, exact: true }));
    if (!back || !next) throw new Error('no pager');
    await press(page, next);
    await expect(page.getByText(/^2 \/ \d+ 페이지$/)).toBeVisible();
    await press(page, back, 'Shift+Tab');
    await expect(page.getByText(/^1 \/ \d+ 페이지$/)).toBeVisible();
    await expect(back).toBeDisabled();
    // Out of view: the list is shown from its top again.
    await expect(back).toBeFocused();

    await page.goto('/products/1');
    await press(page, page.getByRole('group', { name: /^색상/ }).getByRole('button').first());
    const sizes = page.getByRole('group', { name: /^사이즈/ });
    await press(page, sizes.getByRole('button', { disabled: false }).nth(2));
    const less = page.getByRole('button', { name: /하나 빼기$/ });
    await press(page, page.getByRole('button', { name: /하나 더$/ }));
    await press(page, less, 'Shift+Tab');
    await expect(less).toBeDisabled();
    await expectFocus(less);
  });
});
