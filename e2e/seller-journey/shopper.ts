import type { Page } from '@playwright/test';
import { counting } from '../support/layout/taps.ts';
import { giveAddress, payFor } from '../support/shop/bought.ts';
import { joined, type Newcomer } from '../support/shop/newcomers.ts';
import { expect, visit } from '../support/shop/own-days.ts';
import { fillCheckout, pickSize } from '../support/shop/shopping.ts';
import { REVIEW, type Scene, SOLD } from './scene.ts';

/** Number of lines of one order. */
const AT_ONCE = 33;

/** Signs up as a new member. */
export const come = (scene: Scene): Promise<Newcomer> => visit(scene, null, joined);

/** Buys one pair through the shop. */
export const buy = (scene: Scene, shopper: Newcomer): Promise<void> =>
  visit(scene, shopper, async (page, headers) => {
    await giveAddress(page, headers);
    expect(await pickSize(page, scene.productId)).toBe(scene.shoe);
    await page.getByRole('button', { name: '바로 구매' }).click();
    await fillCheckout(page);
    await page.getByRole('button', { name: /원 결제하기/ }).click();
    await page.getByRole('button', { name: '승인' }).click();
    await expect(page.getByRole('heading', { name: '주문이 완료됐어요' })).toBeVisible();
  });

/** Buys the rest of a hundred pairs for a club. */
export const buyMany = (scene: Scene, shopper: Newcomer): Promise<void> =>
  visit(scene, shopper, async (page, headers) => {
    const { data } = await (await page.request.get(`/api/products/${scene.productId}`)).json();
    const pieces = data.options.map(({ optionId }: { optionId: number }) => ({ optionId, quantity: 1 }));
    for (let left = SOLD.lines - 1; left > 0; left -= AT_ONCE)
      await payFor(page, headers, pieces.slice(0, Math.min(left, AT_ONCE)));
  });

/** Requests the return of the pair within the legal period. */
export const askReturn = (scene: Scene, shopper: Newcomer): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await openOrder(page);
    await page.getByRole('link', { name: '반품·교환' }).click();
    await page.getByRole('radio', { name: '사이즈가 안 맞아요' }).check();
    await page.getByRole('button', { name: /원 환불 요청$/ }).click();
    await expect(page.getByText('반품을 요청했어요')).toBeVisible();
  });

async function openOrder(page: Page): Promise<void> {
  await page.goto('/my-orders');
  await page.getByRole('link', { name: '주문 상세' }).first().click();
}

/** Sees each step of the return, and the refund. */
export const hasMoney = (scene: Scene, shopper: Newcomer): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await openOrder(page);
    for (const words of ['반품한 상품이 판매자에게 도착했어요', '반품을 마쳤어요', '환불 완료'])
      await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByText('환불해 드렸어요.')).toBeVisible();
  });

/** Writes a review of the shoe. */
export const review = (scene: Scene, shopper: Newcomer): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto('/reviews?tab=waiting');
    await page.getByRole('main').getByRole('link', { name: '리뷰 쓰기' }).first().click();
    await page.getByRole('radio', { name: '4점' }).check();
    for (const [group, choice] of Object.entries({
      사이즈: '작아요',
      쿠션: '푹신해요',
      안정감: '안정적이에요',
    }))
      await page
        .getByRole('group', { name: group })
        .getByRole('radio', { name: choice, exact: true })
        .check();
    await page.getByLabel(/^제목/).fill(REVIEW.title);
    await page.getByLabel(/^내용/).fill('여럿이 함께 신어 보고 남겨요. 발등이 조금 낮아요.');
    await page.getByRole('button', { name: '리뷰 올리기' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: REVIEW.title })).toHaveCount(1);
  });

/** A seeded member returns one of two delivered pairs with five taps on a phone. */
export const returnOneOfTwo = (scene: Scene): Promise<void> =>
  visit(scene, 'doyun', async (page, headers) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.request.get('/api/users/orders?status=TO_CONFIRM', { headers });
    const orders: { orderNo: string; items: unknown[] }[] = (await answer.json()).data.content;
    const orderNo = orders.find(({ items }) => items.length === 2)?.orderNo;
    await page.goto('/');
    const { tap, count } = counting();
    await tap(page.getByRole('link', { name: '마이', exact: true }));
    await tap(page.getByRole('link', { name: /확정 대기/ }));
    const returns = page
      .getByRole('article', { name: `주문 번호 ${orderNo}` })
      .getByRole('link', { name: '반품·교환' });
    await expect(returns).toHaveCount(2);
    await tap(returns.first());
    await tap(page.getByRole('radio', { name: '사이즈가 안 맞아요' }));
    await tap(page.getByRole('button', { name: /원 환불 요청$/ }));
    await expect(page.getByText('반품을 요청했어요')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(5);
  });
