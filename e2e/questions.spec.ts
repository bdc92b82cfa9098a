// Size: one journey of a question and one of its answers, which share the way to their section.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { bearer, flow, signIn } from './support/shop/members.ts';

/** Product of the printed seller account. */
async function soldProduct(page: Page): Promise<number> {
  const headers = await signIn(page, 'seller');
  const { data } = await (await page.request.get('/api/seller/products?state=ON_SALE', { headers })).json();
  return Number(data.content[0].productId);
}

/** Opens a product and scrolls until its questions have loaded. */
async function openQuestions(page: Page, productId: number): Promise<void> {
  await page.goto(`/products/${productId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const section = page.getByRole('region', { name: '상품 문의' });
  await expect(async () => {
    await page.mouse.wheel(0, 1_200);
    await expect(section).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(flow(page, 'productQuestions')).toHaveAttribute('data-state', /^loaded/);
  await section.scrollIntoViewIfNeeded();
}

const rowWith = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('questions: asked with masked contacts, changed, answered by the seller', async ({ page, browser }) => {
  // A second try meets the questions of the first one in the same shop.
  const { repeatEachIndex, retry } = test.info();
  const own = (words: string) => `${words} (${repeatEachIndex}-${retry})`;
  const OPEN = own('끈을 묶지 않고 신어도 벗겨지지 않나요?');
  const SECRET = own('제 주문을 오늘 보내 주실 수 있나요?');
  const ANSWER = own('네, 발등을 고무줄이 잡아 줘서 괜찮아요.');
  const sellers = await (await browser.newContext()).newPage();
  const productId = await soldProduct(sellers);
  await signIn(page, 'subin');
  await openQuestions(page, productId);
  const dialog = page.getByRole('dialog', { name: '상품 문의하기' });

  await test.step('an empty form says what is missing; a contact is announced to be masked', async () => {
    await page.getByRole('button', { name: '문의하기' }).click();
    await dialog.getByRole('button', { name: '문의 올리기' }).click();
    await expect(dialog.getByText('주제를 골라 주세요.', { exact: true })).toBeVisible();
    await expect(dialog.getByLabel('주제')).toBeFocused();
    await dialog.getByLabel('주제').selectOption({ label: '상품' });
    await dialog.getByLabel('문의 내용').fill(`${OPEN} 010-1234-5678`);
    await expect(dialog.getByRole('status')).toContainText('가려서 올려요');
    // The product page itself is looked at by three-widths.spec.ts.
    await expectAccessible(page, [], { flow: 'questionForm', without: [] });
    await dialog.getByRole('button', { name: '문의 올리기' }).dblclick();
    await expect(dialog).toBeHidden();
    const row = rowWith(page, OPEN);
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('(전화번호 가림)');
    await expect(row).toContainText('답변 대기');
  });

  await test.step('a secret question is changed', async () => {
    await page.getByRole('button', { name: '문의하기' }).click();
    await dialog.getByLabel('주제').selectOption({ label: '배송' });
    await dialog.getByLabel('문의 내용').fill('잘못 쓴 비밀 문의예요.');
    await dialog.getByLabel('비밀 문의로 남길게요').check();
    await dialog.getByRole('button', { name: '문의 올리기' }).click();
    await rowWith(page, '잘못 쓴 비밀 문의예요.').getByRole('button', { name: '수정' }).click();
    const editing = page.getByRole('dialog', { name: '문의 수정' });
    await editing.getByLabel('문의 내용').fill(SECRET);
    await editing.getByRole('button', { name: '저장' }).click();
    await expect(rowWith(page, SECRET)).toContainText('비밀');
    await expectAccessible(page, [], { flow: 'productQuestions', without: [] });
  });

  await test.step('the seller answers, with the keyboard', async () => {
    await sellers.goto('/question-manage');
    await expect(flow(sellers, 'questionDesk')).toHaveAttribute('data-state', 'loaded.filled');
    await expect(sellers.getByText(SECRET)).toBeVisible();
    await sellers.getByRole('button', { name: OPEN }).focus();
    await sellers.keyboard.press('Enter');
    await sellers.getByRole('textbox', { name: '답변' }).focus();
    await sellers.keyboard.type(ANSWER);
    await expectAccessible(sellers);
    await sellers.keyboard.press('Tab');
    await sellers.keyboard.press('Enter');
    await expect(sellers.getByText('답변을 올렸어요.')).toBeVisible();
    await expect(sellers.getByText(OPEN)).toHaveCount(0);
    await sellers.getByRole('button', { name: /^답변한 문의/ }).click();
    await expect(sellers.getByText(OPEN)).toBeVisible();
  });

  await test.step('the asker is notified, reads the answer, and can no longer change the question', async () => {
    await page.goto('/mypage/notices?topic=QUESTION');
    await page
      .getByText(/문의에 답했어요/)
      .first()
      .click();
    await expect(page).toHaveURL(/\/mypage\/questions/);
    const row = rowWith(page, OPEN);
    await expect(row).toContainText(ANSWER);
    await expect(row.getByRole('button', { name: '수정' })).toHaveCount(0);
    const waiting = rowWith(page, SECRET);
    await waiting.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(row).toBeVisible();
  });
});

/** A product of the printed seller account with a member who has received it and keeps it. */
async function boughtProduct(page: Page): Promise<{ productId: number; buyer: string }> {
  const headers = await bearer(page, 'seller');
  const { data } = await (
    await page.request.get('/api/seller/products?state=ON_SALE&size=100', { headers })
  ).json();
  for (const buyer of ['nari', 'minjun', 'taeo', 'doyun']) {
    const theirs = await bearer(page, buyer);
    for (const { productId } of data.content) {
      const list = await page.request.get(`/api/questions/products/${productId}`, { headers: theirs });
      if ((await list.json()).data.isBuyer) return { productId, buyer };
    }
  }
  throw new Error('no member has received a product of the seller');
}

test('questions: a buyer answers beside the store, whose answer can be taken back', async ({
  page,
  browser,
}) => {
  const { repeatEachIndex, retry } = test.info();
  const ASKED = `발등이 높은 사람도 편한가요? (${repeatEachIndex}-${retry})`;
  const SAID = `저는 발등이 높은데 편해요. (${repeatEachIndex}-${retry})`;
  const buyers = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const { productId, buyer } = await boughtProduct(buyers);
  await signIn(page, 'subin');
  await openQuestions(page, productId);
  await page.getByRole('button', { name: '문의하기' }).click();
  const asking = page.getByRole('dialog', { name: '상품 문의하기' });
  await asking.getByLabel('주제').selectOption({ label: '사이즈' });
  await asking.getByLabel('문의 내용').fill(ASKED);
  await asking.getByRole('button', { name: '문의 올리기' }).click();
  await expect(rowWith(page, ASKED).getByRole('button', { name: '답변하기' })).toHaveCount(0);

  await test.step('the buyer answers once; the number is masked, and the question waits', async () => {
    await signIn(buyers, buyer);
    await openQuestions(buyers, productId);
    const row = rowWith(buyers, ASKED);
    await row.getByRole('button', { name: '답변하기' }).press('Enter');
    const dialog = buyers.getByRole('dialog', { name: '답변하기' });
    await dialog.getByRole('button', { name: '답변 올리기' }).click();
    await expect(dialog.getByLabel('답변 내용')).toBeFocused();
    await dialog.getByLabel('답변 내용').fill(`${SAID} 010-1234-5678`);
    await expect(dialog.getByText('가려서 올려요')).toBeVisible();
    await expectAccessible(buyers, [], { flow: 'buyerAnswerForm', without: [] });
    await dialog.getByRole('button', { name: '답변 올리기' }).dblclick();
    await expect(row).toContainText(`${SAID} (전화번호 가림)`);
    await expect(row).toContainText('구매한 분');
    await expect(row).toContainText('답변 대기');
    await expect(row.getByRole('button', { name: '답변하기' })).toHaveCount(0);
    await expectAccessible(buyers, [], { flow: 'productQuestions', without: [] });
  });

  await test.step('the store answers and takes its answer back', async () => {
    const sellers = await (await browser.newContext()).newPage();
    await signIn(sellers, 'seller');
    const open = async (view: string) => {
      await sellers.goto(`/question-manage${view}`);
      await sellers.getByRole('button', { name: ASKED }).click();
    };
    await open('');
    await sellers.getByRole('textbox', { name: '답변' }).fill('네, 끈으로 조절돼요.');
    await sellers.getByRole('button', { name: '답변 올리기' }).click();
    await expect(sellers.getByText('답변을 올렸어요.')).toBeVisible();
    await open('?answered=YES');
    await sellers.getByRole('button', { name: '답변 취소' }).click();
    await expectAccessible(sellers);
    await sellers.getByRole('alertdialog').getByRole('button', { name: '답변 취소' }).click();
    await expect(sellers.getByText('답변을 취소했어요.')).toBeVisible();
    await sellers.goto('/question-manage');
    await expect(sellers.getByRole('button', { name: ASKED })).toBeVisible();
  });

  await test.step('the buyer deletes the own answer; the asker reads what is left', async () => {
    await rowWith(buyers, ASKED).getByRole('button', { name: '답변 삭제' }).click();
    await buyers.getByRole('alertdialog').getByRole('button', { name: '답변 삭제' }).click();
    await expect(rowWith(buyers, ASKED)).not.toContainText(SAID);
    await page.goto('/mypage/questions');
    const row = rowWith(page, ASKED);
    await expect(row.getByRole('button', { name: '수정' })).toBeVisible();
    await expect(row).not.toContainText(SAID);
  });
});
