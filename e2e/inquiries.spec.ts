import type { Page } from '@playwright/test';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { flow, signIn } from './support/shop/members.ts';

/** Newest order of the member with a line of the printed seller's store; returns its address. */
async function orderOfSeller(page: Page, sellers: Page): Promise<string> {
  const own = await signIn(page, 'user');
  const theirs = await signIn(sellers, 'seller');
  const { data: orders } = await (
    await page.request.get('/api/users/orders?size=50', { headers: own })
  ).json();
  const { data: store } = await (
    await sellers.request.get('/api/seller/orders/lines?size=100', { headers: theirs })
  ).json();
  const sold = new Set(store.content.map(({ orderId }: { orderId: number }) => orderId));
  const order = orders.content.find(({ orderId }: { orderId: number }) => sold.has(orderId));
  if (!order) throw new Error('the member has no order at the store of the seller');
  return `/my-orders/${order.orderId}`;
}

// Pictures of a message are items of their own list.
const messages = (page: Page) => page.getByRole('list', { name: '주고받은 글' }).locator('> li');

test('inquiries: opened from an order line, answered with the keyboard, written in again and closed', async ({
  page,
  browser,
}) => {
  // A second try meets the inquiries of the first one in the same shop.
  const { repeatEachIndex, retry } = test.info();
  const own = (words: string) => `${words} (${repeatEachIndex}-${retry})`;
  const ASKED = own('밑창이 조금 벌어져 있어요. 교환할 수 있나요?');
  const ANSWER = own('네, 주문 상세에서 교환을 신청해 주세요.');
  const sellers = await (await browser.newContext()).newPage();
  const order = await orderOfSeller(page, sellers);
  const answers = () => sellers.getByRole('textbox', { name: '답변' });

  await test.step('the buyer opens one; an empty form says what is missing', async () => {
    await page.goto(order);
    await page.getByRole('button', { name: '판매자에게 문의하기' }).first().click();
    const dialog = page.getByRole('dialog', { name: '판매자에게 문의하기' });
    await dialog.getByRole('button', { name: '문의 남기기' }).click();
    await expect(dialog.getByLabel('주제')).toBeFocused();
    await dialog.getByLabel('주제').selectOption({ label: '상품' });
    await dialog.getByLabel('문의 내용').fill(ASKED);
    await expectAccessible(page, [], { flow: 'inquiryForm', without: [] });
    await dialog.getByRole('button', { name: '문의 남기기' }).dblclick();
    await expect(page).toHaveURL(/\/mypage\/inquiries\/\d+$/);
    await expect(messages(page)).toHaveCount(1);
  });

  await test.step('the seller answers, with the keyboard, and reads no address', async () => {
    await sellers.goto('/inquiry-manage');
    await expect(flow(sellers, 'inquiryDesk')).toHaveAttribute('data-state', 'loaded.filled');
    await sellers.getByRole('button', { name: ASKED }).focus();
    await sellers.keyboard.press('Enter');
    await expect(messages(sellers)).toHaveCount(1);
    await expect(sellers.getByRole('dialog')).not.toContainText(/010|[0-9]+동/);
    await expectAccessible(sellers);
    await answers().focus();
    await sellers.keyboard.type(ANSWER);
    await sellers.keyboard.press('Tab');
    await sellers.keyboard.press('Enter');
    await expect(messages(sellers)).toHaveCount(2);
    await expect(answers()).toHaveValue('');
    await sellers.keyboard.press('Escape');
    await expect(sellers.getByRole('button', { name: ASKED })).toHaveCount(0);
  });

  await test.step('the buyer is notified, writes again and closes it', async () => {
    await page.goto('/mypage/notices?topic=INQUIRY');
    await page
      .getByText(/1:1 문의에 답했어요/)
      .first()
      .click();
    await expect(messages(page).last()).toContainText(ANSWER);
    await page.getByLabel('글 쓰기').fill(own('고마워요. 신청했어요.'));
    await page.getByRole('button', { name: '사진 붙이기' }).click();
    await page.getByLabel('사진', { exact: true }).setInputFiles(PICTURE);
    await page.getByRole('button', { name: '보내기', exact: true }).click();
    await expect(messages(page)).toHaveCount(3);
    const picture = messages(page).last().getByRole('img', { name: '사진 1' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: '문의 종료' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '문의 종료' }).click();
    await expect(page.getByText(/까지 글을 쓰면 다시 열려요/)).toBeVisible();
    await expect(page.getByRole('button', { name: '문의 종료' })).toHaveCount(0);
  });

  await test.step('the seller finds it among the closed ones, without a form', async () => {
    await sellers.goto('/inquiry-manage?state=CLOSED');
    await sellers
      .getByRole('button', { name: own('고마워요. 신청했어요.') })
      .first()
      .click();
    await expect(sellers.getByText('끝난 문의예요.')).toBeVisible();
    await expect(sellers.getByRole('img', { name: '사진 1' })).toBeVisible();
    await expect(answers()).toHaveCount(0);
  });

  await test.step('a further message of the buyer opens it again', async () => {
    await page.getByLabel('다시 문의하기').fill(own('아직 안 왔어요.'));
    await page.getByRole('button', { name: '보내기', exact: true }).click();
    await expect(messages(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: '문의 종료' })).toBeVisible();
  });
});
