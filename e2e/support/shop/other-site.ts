import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Hand } from '../hands.ts';

/** Says on the page of a test provider who one is; it vouches for the address of a newcomer. */
export async function sayName(
  page: Page,
  hand: Hand,
  site: string,
  alias: string,
  email = '',
): Promise<void> {
  await expect(page.getByRole('heading', { name: `시험용 로그인: ${site}` })).toBeVisible();
  await hand.write(page.getByLabel('다른 이름', { exact: true }), alias);
  if (email) await hand.write(page.getByLabel('이메일 (선택)', { exact: true }), email);
  await hand.press(page.getByRole('button', { name: '이 이름으로 계속하기', exact: true }));
}
