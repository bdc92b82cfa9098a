// Size: one describe per member screen; they share their set-up.
import { expect, type Page, test } from '@playwright/test';
import { PICTURE } from '#proof/kit/sample-picture.ts';

const PASSWORD = 'sinbaljang1!';
const MEMBERS = ['user', 'jiwoo', 'minjun', 'seoyeon', 'doyun', 'haeun', 'yejun', 'subin'];

/** Signs in through the API and starts the page with that session. */
async function signIn(page: Page, member = 'user'): Promise<string> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: `${member}@sinbaljang.test`, password: PASSWORD },
  });
  const { data } = await answer.json();
  await page.addInitScript(
    (stored) => {
      if (localStorage.getItem('token')) return;
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      token: String(data.token),
      nickname: String(data.nickname),
      name: String(data.name),
      email: String(data.email),
      userType: 'user',
    },
  );
  return String(data.token);
}

const flow = (page: Page, name: string) => page.locator(`[data-flow="${name}"]`);

test.describe('member pages', () => {
  test('keep their menu on points, level and badges at desktop width, and show real figures', async ({
    page,
  }) => {
    const token = await signIn(page);
    for (const path of ['points', 'level', 'badges']) {
      await page.goto(`/mypage/${path}`);
      const menu = page.getByRole('navigation', { name: '마이페이지 메뉴' });
      await expect(menu.getByRole('link', { name: '쿠폰' })).toBeVisible();
      await expect(menu.locator('[aria-current="page"]')).toHaveAttribute('href', `/mypage/${path}`);
    }
    const answer = await page.request.get('/api/users/points/balance', {
      headers: { authorization: `Bearer ${token}` },
    });
    const { currentPoints } = await answer.json();
    await page.goto('/mypage');
    await expect(flow(page, 'mypagePoints')).toContainText(`${currentPoints.toLocaleString('ko-KR')}P`);
    await expect(flow(page, 'mypageLevel').getByRole('progressbar')).toBeVisible();
  });
});

test.describe('badges', () => {
  test('are shown and hidden by a click anywhere on their card, and by keyboard', async ({ page }) => {
    await test.step('a click toggles, and the position stays', async () => {
      await signIn(page);
      await page.goto('/mypage/badges');
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
      await page.goto('/mypage/badges');
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
});

test.describe('profile', () => {
  test('is edited, saved and shown, also in the header', async ({ page }, { workerIndex }) => {
    // A new member: parallel tests share one database.
    const member = MEMBERS[1 + (workerIndex % (MEMBERS.length - 1))] ?? 'jiwoo';
    await signIn(page, member);
    await page.goto('/profile-edit');
    const nickname = page.getByLabel(/닉네임/);
    const name = `산책${Date.now() % 100_000}`;
    await nickname.fill(name);
    await page.getByLabel('발볼').selectOption('NARROW');
    await page.getByRole('button', { name: '저장' }).click();
    await expect(page.getByRole('complementary').getByText(name).first()).toBeVisible();
    await page.goto('/profile-view');
    await expect(flow(page, 'profile')).toContainText(name);
    await expect(flow(page, 'profile')).toContainText('좁음');
  });

  test('keeps typed values when the nickname is taken; a picture is shown at once and removed on save', async ({
    page,
  }) => {
    test.slow();
    await signIn(page, 'gunwoo');
    await test.step('taken nickname', async () => {
      await page.goto('/profile-edit');
      await page.getByLabel(/닉네임/).fill('구두장이');
      await page.getByRole('button', { name: '저장' }).click();
      const nickname = page.getByLabel(/닉네임/);
      await expect(page.getByText('이미 쓰고 있는 닉네임이에요.')).toBeVisible();
      await expect(nickname).toHaveAccessibleDescription(/이미 쓰고 있는 닉네임이에요\./);
      await expect(nickname).toHaveAttribute('aria-invalid', 'true');
      await expect(nickname).toBeFocused();
      await expect(nickname).toHaveValue('구두장이');
    });
    await test.step('picture', async () => {
      await page.goto('/profile-edit');
      await page.getByLabel('사진 바꾸기').setInputFiles(PICTURE);
      const picture = flow(page, 'profileEdit').locator('img[src*="/content/images/profiles/"]');
      await expect(picture).toBeVisible();
      await page.getByRole('button', { name: '사진 지우기' }).click();
      await page.getByRole('button', { name: '저장' }).click();
      await expect(page.getByRole('button', { name: '저장', exact: true })).toBeDisabled();
      await page.reload();
      await expect(page.getByLabel(/닉네임/)).toBeVisible();
      await expect(picture).toHaveCount(0);
    });
  });
});
