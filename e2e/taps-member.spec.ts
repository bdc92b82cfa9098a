import type { Page } from '@playwright/test';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { expect, test } from './support/fixtures.ts';
import { counting } from './support/layout/taps.ts';
import { signIn } from './support/shop/members.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('taps: points that expire next month and the next badge are three taps away', async ({ page }) => {
  await signIn(page, 'user');
  await page.goto('/');
  const { tap, count } = counting();
  await tap(page.getByRole('link', { name: '마이', exact: true }));
  await expect(page.getByText('다음 뱃지')).toBeVisible();
  await tap(page.getByRole('link', { name: /^포인트/ }));
  await expect(page.getByText(/다음 달 [\d,]+P 소멸 예정/)).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
});

test('taps: name, picture and address are changed with nine taps', async ({ page }) => {
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

test('taps: an entry is liked, commented on and voted for, and an own one is posted from the order, with 13 taps', async ({
  page,
}) => {
  const headers = await signIn(page, 'seoyeon');
  const entry = await entryToVoteFor(page, headers);
  await page.goto('/');
  const { tap, fill, choose, count } = counting();
  await tap(page.locator(`#main a[href="/feed/${entry}"]`));
  await tap(page.getByRole('main').getByRole('button', { name: /^좋아요 \d/ }));
  await fill(page.getByLabel('댓글 쓰기'), '눈이 와도 안심이네요');
  await tap(page.getByRole('button', { name: '등록' }));
  await tap(page.getByRole('button', { name: '투표하기' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: '투표하기' }));
  await expect(page.getByRole('button', { name: '투표 취소' })).toBeVisible();
  await expect(page.getByText('눈이 와도 안심이네요').first()).toBeVisible();
  await tap(page.getByRole('button', { name: /계정 메뉴/ }));
  await tap(page.getByRole('menuitem', { name: '주문 내역' }));
  await tap(page.getByRole('link', { name: '피드 쓰기' }).first());
  await choose(page.getByLabel('사진', { exact: true }), PICTURE);
  await fill(page.getByLabel(/^제목/), '첫 걸음');
  await fill(page.getByLabel(/^내용/), '하루 종일 걸어도 편했어요.');
  await tap(page.getByRole('button', { name: '올리기' }));
  await expect(page.getByRole('heading', { level: 1, name: '첫 걸음' })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(13);
});

type Headers = Awaited<ReturnType<typeof signIn>>;

type Listed = { feedId: number; eventId: number | null; isMine: boolean; isVoted: boolean };

/** The entry of another member on the home page, in an event in which the member has taken back the vote. */
async function entryToVoteFor(page: Page, headers: Headers): Promise<number> {
  const list = async (query: string): Promise<Listed[]> => {
    const answer = await page.request.get(`/api/feeds?${query}`, { headers });
    return (await answer.json()).data.content;
  };
  const entry = (await list('sort=popular&size=6')).find(({ eventId, isMine }) => eventId && !isMine);
  if (!entry) throw new Error('no entry on the home page');
  for (const { feedId, eventId, isVoted } of await list('type=event&size=50'))
    if (isVoted && eventId === entry.eventId)
      await page.request.delete(`/api/feeds/${feedId}/vote`, { headers });
  return entry.feedId;
}
