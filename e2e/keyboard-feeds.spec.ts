import type { Page } from '@playwright/test';
import { PICTURE } from '#proof/kit/sample-picture.ts';
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

test('keyboard: posts a feed with a picture, changes and deletes it', async ({ page }) => {
  await signIn(page, 'gunwoo');
  await page.goto('/feeds');
  await press(page, page.getByRole('main').getByRole('link', { name: '피드 쓰기' }));
  await expectNewPage(page, /\/feed-create/);
  const send = page.getByRole('button', { name: '올리기', exact: true });
  await press(page, send);
  const bought = page.getByRole('group', { name: '구매한 상품 (필수)' }).getByRole('checkbox');
  await expectFocus(bought.first());
  await page.keyboard.press('Space');
  await expect(bought.first()).toBeChecked();
  await write(page, page.getByLabel(/^제목/), '자판으로 쓴 피드');
  await write(page, page.getByLabel(/^내용/), '한 달 신었더니 더 편해요.');
  await choosePicture(page, page.getByLabel('사진', { exact: true }));
  await write(page, page.getByLabel('해시태그'), '#편한신발');
  await press(page, send);
  await expectNewPage(page, /\/feed\/\d+$/);
  await expect(page.getByRole('heading', { name: '자판으로 쓴 피드' })).toBeVisible();

  await press(page, page.getByRole('main').getByRole('link', { name: '수정' }));
  await expectNewPage(page, /\/feed-edit/);
  await write(page, page.getByLabel(/^제목/), '자판으로 고친 피드');
  await page.keyboard.press('Enter');
  await expectNewPage(page, /\/feed\/\d+$/);
  await expect(page.getByRole('heading', { name: '자판으로 고친 피드' })).toBeVisible();

  await answer(page, flow(page, 'feedRemoval').getByRole('button', { name: '삭제' }), '삭제');
  await expectNewPage(page, /\/feeds$/);
});

test('keyboard: changes the pictures of a feed', async ({ page }) => {
  const headers = await signIn(page, 'gunwoo');
  const own = await page.request.get('/api/users/orders/items', { headers });
  const [{ orderItemId }] = (await own.json()).data.items;
  const words = { title: '사진을 고칠 피드', content: '사진이 두 장이에요.', orderItemId };
  const post = new FormData();
  post.append('feedData', new Blob([JSON.stringify(words)], { type: 'application/json' }));
  for (const name of ['one.png', 'two.png'])
    post.append('images', new File([PICTURE.buffer], name, { type: PICTURE.mimeType }));
  const posted = await page.request.post('/api/feeds', { headers, multipart: post });
  const { feedId, images } = (await posted.json()).data;
  const [first, second] = images.map(({ imageUrl }: { imageUrl: string }) => imageUrl);

  await page.goto(`/feed-edit?id=${feedId}`);
  const shown = flow(page, 'feedEditor').getByRole('button', { name: /^사진 \d+ 빼기$/ });
  await expect(shown).toHaveCount(2);
  await choosePicture(page, page.getByLabel('사진', { exact: true }));
  await expect(shown).toHaveCount(3);
  // The second picture becomes the first, the new one the second, and the old first one is removed.
  await press(page, page.getByRole('button', { name: '사진 2 앞으로' }));
  const forward = page.getByRole('button', { name: '사진 3 앞으로' });
  await press(page, forward);
  await expectFocus(page.getByRole('button', { name: '사진 2 앞으로' }));
  await press(page, page.getByRole('button', { name: '사진 3 빼기' }));
  await expect(shown).toHaveCount(2);
  await expectFocusWithin(flow(page, 'feedEditor'));
  await press(page, page.getByRole('button', { name: '저장', exact: true }));
  await expectNewPage(page, /\/feed\/\d+$/);

  const answered = await page.request.get(`/api/feeds/${feedId}`, { headers });
  const kept = (await answered.json()).data.images.map(({ imageUrl }: { imageUrl: string }) => imageUrl);
  expect([kept.length, kept[0], kept.includes(first)]).toEqual([2, second, false]);
  await page.reload();
  await expect(page.getByRole('img', { name: /신은 사진 \d/ })).not.toHaveCount(0);
  await page.request.delete(`/api/feeds/${feedId}`, { headers });
});

test('keyboard: comments and deletes the comment', async ({ page }) => {
  const words = '자판으로 쓴 댓글이에요';
  await signIn(page, 'nari');
  await page.goto('/feed/9');
  const field = page.getByLabel('댓글 쓰기');
  await goTo(page, field);
  await page.keyboard.type(words);
  const send = page.getByRole('button', { name: '등록', exact: true });
  await press(page, send);
  const mine = page.getByRole('listitem').filter({ hasText: words });
  await expect(mine).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expectFocus(send);
  await answer(page, mine.getByRole('button', { name: '댓글 삭제' }), '댓글 삭제');
  await expect(mine).toHaveCount(0);
  await expectFocusWithin(flow(page, 'comments'));
});

/** An entry of a running event for which the member has voted; the seed has one for every member but the first. */
async function entryVotedFor(page: Page, member: string): Promise<number> {
  const headers = await signIn(page, member);
  const answered = await page.request.get('/api/feeds?feedType=event&page=0&size=50', { headers });
  const { data } = await answered.json();
  const entries: { feedId: number; isVoted: boolean; eventStatus: string }[] = data.content;
  const voted = entries.find(({ isVoted, eventStatus }) => isVoted && eventStatus === 'ONGOING');
  if (!voted) throw new Error(`${member} has voted for nothing`);
  return voted.feedId;
}

test('keyboard: withdraws a vote and casts it again', async ({ page }) => {
  await page.goto(`/feed/${await entryVotedFor(page, 'jiwoo')}`);
  const vote = flow(page, 'feedVote');
  const give = vote.getByRole('button', { name: '투표하기' });
  const takeBack = vote.getByRole('button', { name: '투표 취소' });
  await press(page, takeBack);
  await expect(vote).toHaveAttribute('data-state', 'settled');
  await expectFocus(give);
  await page.keyboard.press('Shift+Tab');
  await answer(page, give, '투표하기');
  await expectFocus(takeBack);
  await expect(vote).toHaveAttribute('data-state', 'settled');
});
