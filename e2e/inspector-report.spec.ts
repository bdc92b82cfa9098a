import { readFileSync } from 'node:fs';
import { expect, loginAs, test } from './support/fixtures.ts';
import { box } from './support/inspected.ts';

test('inspector: a bug link opens in another browser, step by step, without secrets', async ({
  page,
  browser,
}) => {
  await loginAs(page, 'user');
  await page.goto('/mypage/badges?inspect=panel');
  const panel = page.frameLocator('iframe[title="신발장 검사기"]');
  await expect(box(panel, 'badges.data.loaded.idle')).toHaveAttribute('data-active', 'true');
  const secrets = await page.evaluate(() =>
    ['token', 'nickname', 'name', 'email'].map((key) => localStorage.getItem(key)),
  );
  const waiting = page.waitForEvent('download');
  await panel.getByRole('button', { name: '버그 링크 만들기' }).click();
  const file = await (await waiting).path();
  const text = readFileSync(file, 'utf8');
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(JSON.parse(text)).toMatchObject({
    version: 2,
    about: { role: 'user', page: '/mypage/badges?inspect=panel' },
  });
  const address = (await panel.getByRole('link', { name: '보고서 열기' }).getAttribute('href')) ?? '';
  expect(address.length).toBeLessThanOrEqual(8 * 1024);

  const fresh = await (await browser.newContext()).newPage();
  await fresh.goto(address);
  const place = fresh.getByRole('region', { name: '단계' }).getByRole('status');
  await expect(place).toHaveText(/^0 \//);
  await fresh.keyboard.press('End');
  await expect(place).toHaveText(/^([1-9]\d*) \/ \1$/);
  await expect(fresh.locator('[data-active="true"]').first()).toBeVisible();
  await fresh.getByLabel('파일 열기').last().setInputFiles(file);
  await fresh.locator('[data-flow-state="badges"]').click();
  await fresh.keyboard.press('End');
  await expect(box(fresh, 'badges.data.loaded.idle')).toHaveAttribute('data-active', 'true');
  await expect(fresh.getByText('/mypage/badges?inspect=panel')).toBeVisible();
  await fresh.context().close();
});
