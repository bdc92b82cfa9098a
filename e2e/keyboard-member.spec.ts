import { expect, test } from './support/fixtures.ts';
import {
  answer,
  choosePicture,
  expectFocus,
  expectFocusWithin,
  expectNewPage,
  goTo,
  press,
  write,
} from './support/keyboard.ts';
import { flow, signIn } from './support/shop/members.ts';

// The tests press many keys, which takes time.
test.describe.configure({ timeout: 90_000 });

test('keyboard: requests a return with a reason and a picture, and withdraws it', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await signIn(page, 'yejun');
  await page.goto('/my-orders?status=DELIVERED');
  await press(page, page.getByRole('link', { name: '주문 상세' }).first());
  await expectNewPage(page, /\/my-orders\/\d+$/);
  await press(page, page.getByRole('link', { name: '반품·교환' }).first());
  await expectNewPage(page, /\/claim\/\d+$/);

  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await goTo(page, radio('반품'));
  await page.keyboard.press('ArrowRight');
  await expectFocus(radio('다른 사이즈로 교환'));
  await page.keyboard.press('ArrowLeft');
  await expectFocus(radio('반품'));
  await press(page, button('반품 요청'));
  await expect(page.getByText('사유를 골라 주세요.')).toBeVisible();
  await expectFocus(radio('사이즈가 안 맞아요'));
  await page.keyboard.press('ArrowDown');
  await expect(radio('마음이 바뀌었어요')).toBeChecked();
  await expect(page.getByText('환불 금액')).toBeVisible();
  await write(page, page.getByLabel('자세한 내용'), '앞코가 조금 좁아요.');
  const pictures = page.getByLabel('사진', { exact: true });
  await choosePicture(page, pictures);
  await press(page, page.getByRole('button', { name: /원 환불 요청$/ }));
  await expectNewPage(page, /\/my-orders\/\d+$/);
  await expect(page.getByText('반품을 요청했어요')).toBeVisible();

  await answer(page, button('요청 철회'), '요청 철회');
  await expect(page.getByText('반품 요청을 철회했어요')).toBeVisible();
  await expect(button('요청 철회')).toHaveCount(0);
  await expectFocusWithin(flow(page, 'orderDetail'));
});

test('keyboard: writes a review with stars, answers and pictures, and deletes it', async ({ page }) => {
  await signIn(page, 'subin');
  await page.goto('/reviews');
  await goTo(page, page.getByRole('tab', { name: '작성한 리뷰', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expectFocus(page.getByRole('tab', { name: '작성 가능한 리뷰' }));
  await press(page, page.getByRole('main').getByRole('link', { name: '리뷰 쓰기' }).first());
  await expectNewPage(page, /\/reviews\/write/);
  const send = page.getByRole('button', { name: '리뷰 올리기' });
  await press(page, send);
  await expectFocus(page.getByRole('radio', { name: '1점' }));
  for (const _ of [2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '4점' })).toBeChecked();
  await expectFocus(page.getByRole('radio', { name: '4점' }));
  for (const group of ['사이즈', '쿠션', '안정감']) {
    const steps = page.getByRole('group', { name: group }).getByRole('radio');
    await goTo(page, steps.first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(steps.nth(1)).toBeChecked();
    await expectFocus(steps.nth(1));
  }
  await write(page, page.getByLabel(/^제목/), '자판으로 쓴 리뷰');
  await write(page, page.getByLabel(/^내용/), '열흘 신어 보고 남겨요. 발등이 조금 낮아요.');

  const pictures = page.getByLabel('사진', { exact: true });
  await choosePicture(page, pictures);
  await page.keyboard.press('Shift+Tab');
  await choosePicture(page, pictures);
  const forward = page.getByRole('button', { name: '사진 2 앞으로' });
  await press(page, forward);
  await expectFocus(page.getByRole('button', { name: '사진 1 앞으로' }));
  await press(page, page.getByRole('button', { name: '사진 1 빼기' }));
  await expect(forward).toHaveCount(0);
  await expectFocus(pictures);
  await press(page, send);
  await expectNewPage(page, /\/products\/\d+\/reviews/);
  await expect(page.getByRole('region', { name: '알림', exact: true })).toContainText('드렸어요');

  await page.goto('/reviews');
  const mine = page.getByRole('listitem').filter({ hasText: '자판으로 쓴 리뷰' });
  await press(page, mine.getByRole('button', { name: /크게 보기/ }));
  await expectFocusWithin(page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await expectFocus(mine.getByRole('button', { name: /크게 보기/ }));
  await answer(page, mine.getByRole('button', { name: '삭제' }), '삭제');
  await expect(mine).toHaveCount(0);
  await expectFocusWithin(flow(page, 'myReviews'));
});

test('keyboard: adds, changes and deletes an address', async ({ page }) => {
  await signIn(page, 'yejun');
  await page.goto('/mypage/settings');
  const add = page.getByRole('button', { name: '새 배송지' });
  const form = page.getByRole('dialog', { name: '배송지' });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  await press(page, add);
  await expectFocus(field('받는 분 (필수)'));
  await page.keyboard.press('Escape');
  await expectFocus(add);
  await page.keyboard.press('Enter');
  await expectFocus(field('받는 분 (필수)'));
  await page.keyboard.type('박자판');
  await press(page, form.getByRole('button', { name: '저장' }));
  await expect(form.getByText('휴대전화번호는 010-1234-5678처럼')).toBeVisible();
  await expectFocus(field('휴대전화번호 (필수)'));
  await page.keyboard.type('01098765432');

  const search = form.getByRole('button', { name: '주소 찾기' });
  const words = page.getByLabel('도로명이나 건물 이름');
  await press(page, search);
  await expectFocus(words);
  await page.keyboard.press('Escape');
  await expectFocus(search);
  await page.keyboard.press('Enter');
  await expectFocus(words);
  await page.keyboard.type('영동대로');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: /코엑스/ }));
  await expectFocus(field('상세 주소'));
  await page.keyboard.type('3층');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expectFocus(add);

  const card = page.locator('section').filter({ hasText: '박자판' });
  await press(page, card.getByRole('button', { name: '수정' }));
  await expectFocus(field('받는 분 (필수)'));
  await write(page, field('상세 주소'), '4층');
  await press(page, form.getByRole('button', { name: '저장' }));
  await expect(card).toContainText('4층');
  await expectFocus(card.getByRole('button', { name: '수정' }));
  await answer(page, card.getByRole('button', { name: '삭제' }), '삭제');
  await expect(card).toHaveCount(0);
  await expectFocusWithin(flow(page, 'addressBook'));
});

test('keyboard: changes the profile and its picture', async ({ page }) => {
  await signIn(page, 'taeo');
  await page.goto('/profile-view');
  await press(page, page.getByRole('main').getByRole('link', { name: '내 정보 수정' }));
  await expectNewPage(page, /\/profile-edit$/);
  const foot = page.getByLabel('발 길이', { exact: true });
  const save = page.getByRole('button', { name: '저장', exact: true });
  const toasts = page.getByRole('region', { name: '알림', exact: true });
  await write(page, foot, '999');
  await press(page, save);
  await expectFocus(foot);
  await write(page, page.getByLabel('몸무게', { exact: true }), '77', 'Shift+Tab');
  await write(page, foot, '280');
  await page.keyboard.press('Enter');
  await expect(toasts).toContainText('내 정보를 저장했어요.');
  await expect(save).toBeDisabled();
  await expectFocus(foot);
  await goTo(page, page.getByLabel('발볼'));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('발볼')).toHaveValue('NARROW');
  await press(page, save);
  await expect(save).toBeDisabled();
  await expectFocus(save);

  const picture = page.getByLabel('사진 바꾸기');
  await goTo(page, picture, 'Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await choosePicture(page, picture);
  await press(page, page.getByRole('button', { name: '사진 지우기' }));
  await expectFocus(picture);
  const cancel = page.getByRole('button', { name: '취소', exact: true });
  await answer(page, cancel, '나가기');
  await expectNewPage(page, /\/profile-view$/);
  await expect(flow(page, 'profile')).toContainText('280mm');
});
