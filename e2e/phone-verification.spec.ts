import type { Page } from '@playwright/test';
import { anotherBrowser } from './support/another-browser.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { goTo, press, write } from './support/keyboard.ts';
import { atRest } from './support/layout/at-rest.ts';
import { codeOf } from './support/shop/emails.ts';
import { flow, signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';

test.describe.configure({ timeout: 90_000 });

const SETTINGS = '/account-settings?tab=login';
/** A number that no other test sends to. */
const freshNumber = () => `010${String(Date.now()).slice(-8)}`;
const card = (page: Page) => flow(page, 'phoneVerification');
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true });
const number = (page: Page) => card(page).getByLabel('휴대전화번호', { exact: true });
const code = (page: Page) => card(page).getByLabel('인증 번호 6자리', { exact: true });
const proved = (phone: string) => phone.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3');

test('phone verification: a member verifies a number by text message, and nobody else can', async ({
  page,
  browser,
}) => {
  const phone = freshNumber();
  await signIn(page, await joined(page));
  await page.goto(SETTINGS);
  await number(page).fill('02-123-4567');
  await button(page, '인증 번호 받기').click();
  await expect(card(page).getByRole('alert')).toContainText('010-1234-5678처럼');
  await number(page).fill(proved(phone));
  await button(page, '인증 번호 받기').click();
  await expect(card(page).getByRole('status')).toContainText(proved(phone));
  await expect(button(page, '인증 번호 다시 받기')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  const sent = await codeOf(page, phone);
  await code(page).fill(sent === '000000' ? '000001' : '000000');
  await button(page, '번호 확인').click();
  await expect(card(page).getByRole('alert').first()).toBeVisible();
  await code(page).fill(sent);
  await button(page, '번호 확인').click();
  await expect(card(page).getByRole('status')).toContainText(`${proved(phone)} ·`);
  await page.reload();
  await expect(card(page).getByText(`${proved(phone)} ·`)).toBeVisible();

  const other = await anotherBrowser(browser);
  await signIn(other, await joined(other));
  await other.goto(SETTINGS);
  await number(other).fill(phone);
  await button(other, '인증 번호 받기').click();
  // The first message to this number is there already.
  await expect.poll(() => codeOf(other, phone)).not.toBe(sent);
  await code(other).fill(await codeOf(other, phone));
  await button(other, '번호 확인').click();
  await expect(card(other).getByText('다른 계정에서 인증한 번호예요.')).toBeVisible();
  await button(other, '다른 번호로 인증하기').click();
  await expect(number(other)).toHaveValue('');
  await other.context().close();
});

test('phone verification: by keyboard, and another number can be begun and abandoned', async ({ page }) => {
  const phone = freshNumber();
  await signIn(page, await joined(page));
  await page.goto(SETTINGS);
  await write(page, number(page), phone);
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeVisible();
  await write(page, code(page), await codeOf(page, phone));
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('status')).toContainText(proved(phone));
  await press(page, button(page, '번호 바꾸기'));
  await goTo(page, number(page));
  await press(page, button(page, '그만두기'));
  await expect(card(page).getByRole('status')).toContainText(proved(phone));
});

test('privacy settings: body visibility is chosen there; each card fits a narrow phone', async ({ page }) => {
  await test.step('the profile shows the same as the settings', async () => {
    await signIn(page, await joined(page));
    await page.goto('/account-settings?tab=privacy');
    const choice = flow(page, 'bodyVisibility');
    await expect(choice.getByRole('radio', { name: '나만 보기' })).toBeChecked();
    await choice.getByRole('radio', { name: '내 리뷰에서만' }).check();
    await expect(choice.getByRole('status')).toHaveText('바꿨어요.');
    await expectAccessible(page);
    await page.goto('/profile-edit');
    const form = flow(page, 'profileEdit');
    await expect(form.getByRole('radio', { name: '내 리뷰에서만' })).toBeChecked();
  });
  await test.step('each card of the settings can be used on a narrow phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const tab of ['login', 'mfa', 'passkeys', 'social', 'devices', 'privacy']) {
      await page.goto(`/account-settings?tab=${tab}`);
      await atRest(page);
      await expect(page.locator(`main [aria-busy="true"]`)).toHaveCount(0);
      const faults = await page.evaluate(() => {
        const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
        const small = [
          ...document.querySelectorAll<HTMLElement>('main button, main a[href], main input, main select'),
        ]
          .filter((one) => one.checkVisibility())
          .map((one) => {
            // What is drawn may be smaller than what can be hit.
            const boxes = [one, one.closest('label') ?? one].map((part) => part.getBoundingClientRect());
            const most = (of: 'width' | 'height') => Math.max(...boxes.map((box) => box[of]));
            return { one, width: most('width'), height: most('height') };
          })
          .filter(({ width, height }) => height > 0 && (height < 43.5 || width < 43.5))
          .map(({ one, width, height }) => `${one.outerHTML.slice(0, 80)} ${width}x${height}`);
        return { wide, small };
      });
      expect([tab, faults]).toEqual([tab, { wide: false, small: [] }]);
    }
  });
});

test('nickname: availability is shown while typing', async ({ page }) => {
  await page.goto('/signup');
  const field = page.getByLabel('닉네임', { exact: true });
  const says = flow(page, 'nicknameCheck').getByRole('status');
  await field.fill('걷는하루');
  await expect(says).toHaveText('이미 있거나 쓸 수 없는 닉네임이에요.');
  await field.fill(`나는하루${Date.now() % 100_000}`);
  await expect(says).toHaveText('쓸 수 있는 닉네임이에요.');
  await expectAccessible(page);
  await page.route('**/api/auth/nickname?*', (route) => route.abort());
  await field.fill('뛰는하루하루');
  await expect(says).toHaveText('');
  await expect(page.getByRole('button', { name: '가입하기' })).not.toHaveAttribute('aria-disabled', 'true');
});
