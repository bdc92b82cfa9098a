import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { flow } from '../support/shop/members.ts';
import { joined } from '../support/shop/newcomers.ts';
import { expect, state, visit } from '../support/shop/own-days.ts';
import { MORE } from './admin.ts';
import { DOCUMENT, documentOf, type Scene } from './scene.ts';

/** Nine digits with a valid check digit, and with an invalid one. */
const [NUMBER, WRONG_NUMBER] = ['220-81-12341', '220-81-12342'] as const;
const REPORT = '제2026-서울강남-0412호';

/** Another member applies with the same business number. */
export const rivalApplies = (scene: Scene): Promise<void> =>
  visit(scene, null, async (page) => {
    const rival = await joined(page);
    const { data } = await (
      await page.request.post('/api/auth/login', { data: { email: rival.email, password: rival.password } })
    ).json();
    const answer = await page.request.post('/api/users/me/seller-application', {
      headers: { authorization: `Bearer ${data.token}` },
      data: {
        storeName: `먼저 ${scene.storeName}`,
        businessNo: NUMBER,
        ownerName: '한먼저',
        phone: '0221230000',
        zipCode: '06164',
        addressLine1: '서울 강남구 영동대로 513',
        addressLine2: '',
        mailOrderNo: REPORT,
        isMailOrderExempt: false,
        description: '',
        agreed: true,
      },
    });
    expect(answer.ok()).toBe(true);
  });

/** Applies: an invalid number and a taken name are shown, and all typed values stay. */
export async function apply(page: Page, { storeName, seller }: Scene): Promise<void> {
  await page.goto('/become-seller');
  await expect(page.getByRole('button', { name: /님의 계정 메뉴$/ })).toBeVisible();
  await page.getByRole('button', { name: '신청서 쓰기' }).click();
  const form = flow(page, 'applicationForm');
  await form.getByLabel('스토어 이름 (필수)').fill('구두장이 공방');
  await form.getByLabel('사업자등록번호 (필수)').fill(WRONG_NUMBER);
  await form.getByLabel('대표자 (필수)').fill(seller.name);
  await form.getByLabel('연락처 (필수)').fill('02-123-4567');
  await form.getByRole('button', { name: '주소 찾기' }).click();
  await page.getByLabel('도로명이나 건물 이름').fill('영동대로');
  await page.getByRole('dialog').getByRole('button', { name: '찾기', exact: true }).click();
  await page.getByRole('button', { name: /코엑스/ }).click();
  await expect(form.getByLabel('우편번호 (필수)')).toHaveValue('06164');
  await form.getByLabel('상세 주소').fill('지하 2층');
  await addPaper(form);
  await form.getByLabel('통신판매업 신고번호').fill(REPORT);
  await form.getByRole('checkbox', { name: /법을 지킬게요/ }).check();
  await form.getByRole('button', { name: '신청하기' }).click();
  await expect(
    form.getByText('사업자등록번호가 맞지 않아요. 다시 확인해 주세요.', { exact: true }),
  ).toBeVisible();
  await form.getByLabel('사업자등록번호 (필수)').fill(NUMBER);
  await form.getByRole('button', { name: '신청하기' }).click();
  await expect(form.getByText('이미 쓰고 있는 이름이에요.', { exact: true })).toBeVisible();
  await form.getByLabel('스토어 이름 (필수)').fill(storeName);
  await form.getByRole('button', { name: '신청하기' }).click();
  await state(page, 'sellerApplication', 'submitted');
  await expect(page.getByText(NUMBER)).toBeVisible();
  // The sent values are shown for review.
  const taken = page.waitForEvent('download');
  await flow(page, 'ownDocumentFile').getByRole('button', { name: '파일 받기' }).click();
  expect((await readFile(await (await taken).path())).equals(DOCUMENT)).toBe(true);
}

/** Adds the business document: a locked one is refused beside its field, the next one is accepted. */
async function addPaper(form: Locator): Promise<void> {
  const choose = (buffer: Buffer) =>
    form
      .getByLabel('사업자등록증 (선택)')
      .setInputFiles({ name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer });
  await choose(documentOf('/Encrypt 9 0 R'));
  await expect(form.getByText(/비밀번호가 걸린 PDF/)).toBeVisible();
  await choose(DOCUMENT);
  await expect(form.getByText('PDF · 1KB')).toBeVisible();
  await expect(form.getByText(/비밀번호가 걸린 PDF/)).toHaveCount(0);
}

/** Reads what is requested and sends it with all other values unchanged. */
export async function amend(page: Page): Promise<void> {
  await page.goto('/mypage/notices');
  await page.getByText(/신청에 보완할 내용이 있어요/).click();
  await expect(page).toHaveURL('/become-seller');
  await state(page, 'sellerApplication', 'moreInfo');
  await expect(page.getByText(MORE)).toBeVisible();
  await page.getByRole('button', { name: '보완해서 다시 보내기' }).click();
  const form = flow(page, 'applicationForm');
  await form
    .getByLabel('소개 (선택)')
    .fill('한강 나루에서 로퍼를 지어요. 번호가 같은 신청은 저희 것이 아니에요.');
  await form.getByRole('checkbox', { name: /법을 지킬게요/ }).check();
  await form.getByRole('button', { name: '다시 보내기' }).click();
  await state(page, 'sellerApplication', 'submitted');
}

/** The member is a seller without a new log-in: the menu changes and the desk opens. */
export async function hasDesk(page: Page): Promise<void> {
  await page.goto('/mypage/notices');
  await page.getByText(/판매자 신청이 승인됐어요/).click();
  await state(page, 'sellerApplication', 'approved');
  await page.getByRole('button', { name: /님의 계정 메뉴$/ }).click();
  await expect(page.getByRole('menuitem', { name: '판매자 신청' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: '마이페이지' }).click();
  await expect(page).toHaveURL('/seller-mypage');
  const menu = page.getByRole('navigation', { name: '판매자 메뉴' });
  await expect(menu.getByRole('link')).toHaveText([
    /대시보드/,
    /스토어/,
    /상품/,
    /주문/,
    /취소·반품/,
    /리뷰/,
    /문의/,
    /구매 문의/,
    /쿠폰/,
    /정산/,
    /내 구매/,
  ]);
}
