import { expect, type Page, test } from '@playwright/test';
import { bearer, flow, signIn } from './support/shop/members.ts';
import { joined } from './support/shop/newcomers.ts';

const RUNNING = '/events/1';
const state = (page: Page, name: string) => flow(page, name).first();

/** An entry that can be voted for, by its link: the ranking above may have the same words. */
const entryToVoteFor = (page: Page) =>
  flow(page, 'eventEntries')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '투표하기' }) })
    .first();

test('events: an event is found, shows eligibility, and is voted in on its page', async ({ page }) => {
  await signIn(page, await joined(page));
  await page.goto('/event-list');
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await page.getByRole('link', { name: '가을 출근룩 베스트 컷' }).click();
  await expect(page).toHaveURL(RUNNING);
  await expect(page.getByRole('heading', { level: 1, name: '가을 출근룩 베스트 컷' })).toBeVisible();
  await expect(state(page, 'eventEligibility')).toHaveAttribute('data-state', 'loaded');
  await expect(flow(page, 'eventRanking')).toHaveAttribute('data-state', 'shown');

  const entry = entryToVoteFor(page);
  const href = await entry.getByRole('link').first().getAttribute('href');
  const same = flow(page, 'eventEntries')
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${href}"]`) });
  const rankingRead = page.waitForResponse((answer) => /entries\?.*size=10/.test(answer.url()));
  await entry.getByRole('button', { name: '투표하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '투표하기', exact: true }).click();
  await expect(same.getByRole('button', { name: '투표 취소' })).toBeVisible();
  await rankingRead;
  // The one vote of the event is given: no other entry can be voted for.
  for (const other of await flow(page, 'eventEntries').getByRole('button', { name: '투표하기' }).all())
    await expect(other).toHaveAttribute('aria-disabled', 'true');
  // Nothing is known of a newcomer yet: the vote waits.
  await expect(page.getByText('투표를 확인하고 있어요.')).toBeVisible();

  await same.getByRole('button', { name: '투표 취소' }).click();
  await expect(same.getByRole('button', { name: '투표하기' })).toBeEnabled();
  await expect(page.getByText('투표를 확인하고 있어요.')).toHaveCount(0);
});

/** The seeded battle: its pairs are drawn. */
const BATTLE = 2;

/** A seeded member who may enter an event that runs and draws lots, and the event. */
async function whoMayEnter(page: Page) {
  for (const member of ['minjun', 'taeo', 'geonwoo', 'doyun', 'yejun', 'jiho', 'haeun', 'user']) {
    const headers = await bearer(page, member).catch(() => null);
    if (!headers) continue;
    const answer = await page.request.get(`/api/events/${BATTLE}/eligibility`, { headers });
    if (answer.ok() && (await answer.json()).data.canEnter) return { member, event: BATTLE, headers };
  }
  throw new Error('no seeded member may enter');
}

test('events: a member enters with a feed, and sees the number for the draw', async ({ page }) => {
  const { member, event, headers } = await whoMayEnter(page);
  await signIn(page, member);
  await page.goto(`/events/${event}`);
  await flow(page, 'eventEligibility').getByRole('link', { name: '참여하기' }).click();
  const form = flow(page, 'feedEditor');
  await expect(page).toHaveURL(new RegExp(`eventId=${event}$`));
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/api\/feeds/.test(request.url()),
  );
  await form.getByLabel(/^제목/).fill('비 오는 날의 첫걸음');
  await form.getByLabel(/^내용/).fill('젖지 않아요.');
  await form.locator('input[name="orderItemId"]:not([disabled])').first().check({ force: true });
  await form.getByRole('button', { name: '올리기', exact: true }).click();
  const { nonce } = (await sent).postDataJSON();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  // Where the entry stands among the others.
  await expect(page).toHaveURL(`/events/${event}`);
  await expect(page.getByText('내 응모 번호')).toBeVisible();
  // Behind a disclosure for those who check.
  const made = page.getByText(nonce);
  await expect(made).toBeHidden();
  await made.locator('xpath=ancestor::details/summary').click();
  await expect(made).toBeVisible();
  const way = await page.getByRole('link', { name: '내 피드 보기' }).getAttribute('href');
  const feedId = way?.split('/').at(-1);
  // Nobody else's test counts with this entry.
  await page.request.delete(`/api/feeds/text-only/${feedId}`, { headers });
});

test('events: by keyboard an event is found, voted in and the vote withdrawn', async ({ page }) => {
  await signIn(page, await joined(page));
  await page.goto('/event-list');
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await page.getByRole('link', { name: '비 오는 날 신발 자랑' }).focus();
  await page.keyboard.press('Enter');
  await expect(state(page, 'eventEntries')).toHaveAttribute('data-state', 'loaded.filled');
  const vote = entryToVoteFor(page).getByRole('button', { name: '투표하기' });
  await expect(vote).not.toHaveAttribute('aria-disabled', 'true');
  await vote.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: '투표하기', exact: true }).focus();
  await page.keyboard.press('Enter');
  const back = flow(page, 'eventEntries').getByRole('button', { name: '투표 취소' });
  await expect(back).toBeVisible();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(back).toHaveCount(0);
});

test('events: tab, type and search text are in the address', async ({ page }) => {
  await page.goto('/events');
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  const tabs = page.getByRole('navigation', { name: '이벤트 상태' });
  await tabs.getByRole('link', { name: /^전체/ }).click();
  await expect(page).toHaveURL('/event-list?status=all');
  await page.getByRole('combobox', { name: '이벤트 종류' }).selectOption('battle');
  await expect(page).toHaveURL('/event-list?status=all&type=battle');
  await expect(flow(page, 'eventList').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox', { name: '이벤트 제목으로 찾기' }).fill('없는 이벤트');
  await page.keyboard.press('Enter');
  await expect(flow(page, 'eventList').getByText('찾는 이벤트가 없어요')).toBeVisible();
  await page.goBack();
  await expect(flow(page, 'eventList').getByRole('link', { name: '비 오는 날 신발 자랑' })).toBeVisible();
});
