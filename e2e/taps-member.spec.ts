import { expect, test } from './support/fixtures.ts';
import { signIn } from './support/members.ts';
import { PICTURE } from './support/sample-picture.ts';
import { counting } from './support/taps.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('points that end next month and the next badge are three taps away', async ({ page }) => {
  await signIn(page, 'user');
  await page.goto('/');
  const { tap, count } = counting();
  await tap(page.getByRole('link', { name: '마이', exact: true }));
  await expect(page.getByText('다음 뱃지')).toBeVisible();
  await tap(page.getByRole('link', { name: /^포인트/ }));
  await expect(page.getByText(/다음 달 [\d,]+P 소멸 예정/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test('a name, a picture and an address are changed with nine taps', async ({ page }) => {
  await signIn(page, 'gunwoo');
  await page.goto('/');
  const { tap, fill, choose, count } = counting();
  await tap(page.getByRole('link', { name: '마이', exact: true }));
  await tap(page.getByRole('link', { name: '내 정보 수정' }));
  await choose(page.getByLabel('사진 바꾸기'), PICTURE);
  await fill(page.getByLabel(/^닉네임/), '건우의 아홉 번');
  await tap(page.getByRole('button', { name: '저장' }));
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('저장');
  await tap(page.getByRole('link', { name: '배송지 관리' }));
  await tap(page.getByRole('button', { name: '수정' }).first());
  await fill(page.getByRole('dialog').getByLabel(/^상세 주소/), '7층');
  await tap(page.getByRole('dialog').getByRole('button', { name: '저장' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(/7층/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(9);
});
