import { formatNumber, formatWon } from '#domain/kit/format.ts';
import { flow } from '../support/shop/members.ts';
import { expect, state, visit } from '../support/shop/own-days.ts';
import { type Scene, SOLD } from './scene.ts';

/** All pairs but the returned one. */
const KEPT = SOLD.lines - 1;
const GROSS = KEPT * SOLD.price;

/** Sees the numbers of sales, returns and reviews. */
export const sawDashboard = (scene: Scene): Promise<void> =>
  visit(scene, scene.seller, async (page) => {
    await page.goto('/seller-mypage');
    await expect(flow(page, 'sellerDashboard')).toHaveAttribute('data-state', /^loaded/);
    const tile = (name: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(tile('순매출')).toContainText(formatWon(GROSS));
    await expect(tile('판매 금액')).toContainText(formatWon(SOLD.lines * SOLD.price));
    await expect(tile('주문')).toContainText('4');
    await expect(tile('새 리뷰')).toContainText('1');
    const best = page
      .getByRole('region', { name: '많이 팔린 상품' })
      .getByRole('row')
      .filter({ hasText: scene.shoe });
    await expect(best).toContainText(formatWon(GROSS));
  });

/** Sees a statement of the week in which purchases were confirmed: every line of it, less the fee of the shop. */
export const sawStatement = (scene: Scene): Promise<void> =>
  visit(scene, scene.seller, async (page) => {
    await page.goto('/settlements');
    await state(page, 'settlementList', 'loaded.filled');
    const [statement, ...others] = await flow(page, 'settlementList')
      .getByRole('button', { name: / 열기$/ })
      .all();
    expect(others).toEqual([]);
    await statement?.click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(`${formatNumber(KEPT)}건`)).toBeVisible();
    await expect(panel.getByText(formatWon(GROSS), { exact: true })).toBeVisible();
    await expect(panel.getByRole('listitem').filter({ hasText: scene.shoe }).first()).toContainText(
      `판매 금액 ${formatWon(SOLD.price)}`,
    );
  });
