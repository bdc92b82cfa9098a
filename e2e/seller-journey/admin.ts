import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { flow } from '../support/shop/members.ts';
import { expect, visit } from '../support/shop/own-days.ts';
import { DOCUMENT, type Scene } from './scene.ts';

export const MORE = '같은 번호로 낸 신청이 하나 더 있어요. 소개에 어떤 곳인지 적어 주세요.';

/** Opens the application in the list of open ones. */
async function open(page: Page, storeName: string): Promise<void> {
  await page.goto('/admin/sellers?view=applications');
  await page.getByRole('button', { name: new RegExp(`^${storeName}.*열기$`) }).click();
  await expect(page.getByRole('dialog').getByText('올바른 번호예요')).toBeVisible();
}

async function decide(page: Page, deed: string): Promise<void> {
  const form = flow(page, 'applicationDecision');
  await form.getByRole('radio', { name: deed, exact: true }).check();
  if (deed !== '승인') await form.getByLabel(/^이유/).fill(MORE);
  await form.getByRole('button', { name: '결정하기' }).click();
  await expect(page.getByText('신청을 처리했어요.')).toBeVisible();
}

/** Sees the number in another application, and asks for more information. */
export const askMore = (scene: Scene): Promise<void> =>
  visit(scene, 'admin', async (page) => {
    await open(page, scene.storeName);
    await expect(page.getByRole('dialog').getByText(/사업자등록번호가 같음/)).toBeVisible();
    await decide(page, '보완 요청');
  });

export const approve = (scene: Scene): Promise<void> =>
  visit(scene, 'admin', async (page) => {
    await open(page, scene.storeName);
    // The document was sent with the first form, and the second form kept it.
    const taken = page.waitForEvent('download');
    await flow(page, 'applicationFile').getByRole('button', { name: '파일 받기' }).click();
    const file = await taken;
    expect(file.suggestedFilename()).toMatch(/^document-\d+\.pdf$/);
    expect((await readFile(await file.path())).equals(DOCUMENT)).toBe(true);
    await decide(page, '승인');
  });
