import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Picks one size in stock of a product and answers its name. */
export async function pickSize(page: Page, productId: number): Promise<string> {
  await page.goto(`/products/${productId}`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const choose = async (legend: RegExp) => {
    const group = page.getByRole('group', { name: legend });
    // A product of one gender asks for none.
    if ((await group.count()) === 0) return;
    const chosen = group.locator('button[aria-pressed="true"]');
    if ((await chosen.count()) > 0) return;
    await group.getByRole('button', { disabled: false }).filter({ hasNotText: '품절' }).first().click();
    // Code that comes late does it later: until then the sizes are those of no colour.
    await chosen.first().waitFor();
  };
  await choose(/^성별/);
  await choose(/^색상/);
  const sizes = page.getByRole('group', { name: /^사이즈/ }).getByRole('button', { disabled: false });
  // By its number: with another colour another one may be the third.
  const [number = ''] = /\d{3}/.exec((await sizes.nth(2).textContent()) ?? '') ?? [];
  const size = sizes.filter({ hasText: number });
  await size.click();
  // Code that comes late does what was pressed before it.
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  return name;
}

/** Agrees to the order form once it is there. */
export async function fillCheckout(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '주문서' })).toBeVisible();
  await expect(page.getByText('(04782)')).toBeVisible();
  await page.getByLabel(/결제에 동의해요/).check();
}
