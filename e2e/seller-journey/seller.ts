import type { Page } from '@playwright/test';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { flow } from '../support/shop/members.ts';
import { expect, visit } from '../support/shop/own-days.ts';
import { fillBasics, fillGrid, publishShoe } from '../support/shop/product-form.ts';
import { REVIEW, type Scene, SOLD } from './scene.ts';

const NOTICE = '평일 두 시까지 주문하면 그날 보내요.';

/** Writes the description of the store and opens its page as shoppers do. */
export const setUp = (scene: Scene): Promise<void> =>
  visit(scene, scene.seller, async (page) => {
    await page.goto('/store-home');
    const form = flow(page, 'storeProfile');
    await form.getByLabel('공지').fill(NOTICE);
    await form.getByLabel('반품 주소').fill('서울 강남구 영동대로 513 지하 2층');
    await form.getByLabel('주로 쓰는 택배사').selectOption({ label: 'CJ대한통운' });
    await form.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByText('스토어 정보를 저장했어요.')).toBeVisible();
    await page.getByLabel('로고 사진 선택').setInputFiles(PICTURE);
    await expect(page.getByText('사진을 바꿨어요.')).toBeVisible();
    await page.getByRole('link', { name: '고객 화면 보기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: scene.storeName })).toBeVisible();
    await expect(page.getByText(NOTICE)).toBeVisible();
  });

/** Creates the shoe with the keyboard; it cannot be sold without the facts required by law. */
export const makeShoe = (scene: Scene): Promise<number> =>
  visit(scene, scene.seller, async (page) => {
    await fillBasics(page, scene.shoe);
    await fillGrid(page);
    return publishShoe(page);
  });

/**
 * Imports a hundred rows of the exported list, of which three are wrong; those are corrected and sent after the
 * others.
 */
export const ship = (scene: Scene): Promise<void> =>
  visit(scene, scene.seller, async (page) => {
    await page.goto('/order-manage');
    const rows = await listed(page);
    expect(rows).toHaveLength(SOLD.lines);
    const good = rows.map((row, index) => `${row},CJ대한통운,${600_000_000_000 + index}`);
    const bad = good.map((row, index) => (BAD[index] ?? String)(row));
    await page.getByRole('button', { name: '송장 한 번에 등록' }).click();
    const dialog = page.getByRole('dialog', { name: '송장 한 번에 등록' });
    const buffer = Buffer.from(`\uFEFF${[HEAD, ...bad].join('\r\n')}\r\n`);
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer });
    const wrong = dialog.getByRole('region', { name: '보내지 못하는 줄' }).getByRole('listitem');
    await expect(wrong).toHaveText([
      /^1번째 상품.*택배사를 목록에 있는 이름으로/,
      /^50번째 상품.*송장 번호는 숫자 10~14자리예요/,
      /^99번째 상품.*맞는 내 주문이 없어요/,
    ]);
    await dialog.getByRole('button', { name: '97건 보내기' }).click();
    await expect(dialog.getByText('97건을 보냈어요.')).toBeVisible();
    await dialog.getByRole('button', { name: '잘못된 줄만 고쳐 다시 올리기' }).click();
    const mended = [HEAD, ...Object.keys(BAD).map((index) => good[Number(index)])].join('\n');
    await dialog.getByRole('textbox').fill(mended);
    await dialog.getByRole('button', { name: '먼저 확인하기' }).click();
    await dialog.getByRole('button', { name: '3건 보내기' }).click();
    await expect(dialog.getByText('3건을 보냈어요.')).toBeVisible();
    await dialog.getByRole('button', { name: '닫기' }).last().click();
    await expect(page.getByRole('button', { name: /^배송 중/ })).toContainText(String(SOLD.lines));
  });

const HEAD = '주문번호,상품주문번호,택배사,송장번호';
const BAD: Readonly<Record<number, (row: string) => string>> = {
  0: (row) => row.replace('CJ대한통운', '아무택배'),
  49: (row) => row.replace(/\d+$/, 'javascript:1'),
  98: (row) => row.replace(/^[^,]+/, 'S0000'),
};

/** Order and line of every row in the exported file. */
async function listed(page: Page): Promise<string[]> {
  const coming = page.waitForEvent('download');
  await flow(page, 'lineFile').getByRole('button', { name: 'CSV 내려받기' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk);
  const [, ...rows] = Buffer.concat(chunks).toString().trim().split(/\r?\n/);
  return rows.map((row) => row.split(',').slice(0, 2).join(','));
}

/** Opens the only return request. */
async function openClaim(page: Page, { shoe }: Scene): Promise<void> {
  await page.goto('/claim-manage');
  await page.getByRole('button', { name: /반품 요청 열기$/ }).click();
  await expect(page.getByRole('dialog', { name: shoe })).toBeVisible();
}

const step = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Books the pick-up of the pair and marks it as arrived; returns the days that the law leaves for the refund. */
export const collect = (scene: Scene): Promise<number> =>
  visit(scene, scene.seller, async (page) => {
    await openClaim(page, scene);
    await step(page, '수거 접수');
    await page.getByLabel(/^택배사/).selectOption('CJ대한통운');
    await page.getByLabel(/^송장 번호/).fill('612345678901');
    await step(page, '수거 접수하기');
    await expect(page.getByText('수거를 접수했어요.')).toBeVisible();
    await step(page, '입고 확인');
    await step(page, '입고 확인하기');
    await expect(page.getByText('입고를 확인했어요.')).toBeVisible();
    await step(page, '검수');
    await page.getByLabel('검수 메모').fill('신은 자국이 없어요.');
    await step(page, '검수 마치기');
    await expect(page.getByText('검수를 마쳤어요.')).toBeVisible();
    // Three working days, and days off between them.
    const left = page.getByRole('dialog').getByText(/^[3-9]일 남음$/);
    await expect(left).toBeVisible();
    return Number.parseInt((await left.textContent()) ?? '', 10);
  });

/** Refunds within the legal period. */
export const refund = (scene: Scene, daysLeft: number): Promise<void> =>
  visit(scene, scene.seller, async (page) => {
    await openClaim(page, scene);
    await expect(page.getByRole('dialog').getByText(`${daysLeft}일 남음`)).toBeVisible();
    await step(page, '완료');
    await page.getByLabel('구매자에게 보낼 안내').fill('환불해 드렸어요.');
    await step(page, '완료하기');
    await expect(page.getByText('요청을 완료했어요.')).toBeVisible();
    await expect(page.getByText('늦게 처리')).toHaveCount(0);
  });

export const answer = (scene: Scene): Promise<void> =>
  visit(scene, scene.seller, async (page) => {
    await page.goto('/review-manage');
    await page.getByRole('button', { name: `${REVIEW.title} 열기` }).click();
    await page.getByRole('textbox', { name: '답변' }).fill(REVIEW.answer);
    await page.getByRole('button', { name: '답변 올리기' }).click();
    await expect(page.getByText('답변을 올렸어요.')).toBeVisible();
    await page.getByRole('button', { name: /^답변한 리뷰/ }).click();
    await page.getByRole('button', { name: new RegExp(`${REVIEW.title} 열기$`) }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: '답변' })).toHaveValue(REVIEW.answer);
  });
