import type { Page } from '@playwright/test';
import { PICTURE } from '#proof/kit/sample-picture.ts';
import { sentPair } from '../support/shop/bought.ts';
import { flow } from '../support/shop/members.ts';
import { joined, type Newcomer } from '../support/shop/newcomers.ts';
import { expect, state, visit } from '../support/shop/own-days.ts';
import { REASON } from './admin.ts';
import type { Scene } from './scene.ts';

/** Pairs bought before the event, and during it. */
const [TOO_EARLY, IN_TIME] = [1, 2] as const;

export type Shopper = Newcomer & { entry: string };

/** Signs up and gets a pair delivered before the event. */
export const come = (scene: Scene, entry: string): Promise<Shopper> =>
  visit(scene, null, async (page) => {
    const person = await joined(page);
    await sentPair(page, person, TOO_EARLY);
    return { ...person, entry };
  });

/** Finds the event among the upcoming ones, without a button to enter. */
export const findComing = (scene: Scene, shopper: Shopper): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto('/event-list');
    await page.getByRole('navigation', { name: '이벤트 상태' }).getByRole('link', { name: /^예정/ }).click();
    await page.getByRole('link', { name: scene.title }).click();
    await expect(page).toHaveURL(`/events/${scene.eventId}`);
    await expect(page.getByRole('heading', { level: 1, name: scene.title })).toBeVisible();
    await expect(page.getByText('시작까지')).toBeVisible();
    await expect(page.getByRole('link', { name: '참여하기' })).toHaveCount(0);
  });

/** Sees why a pair bought before the event does not qualify. */
export const isTooEarly = (scene: Scene, shopper: Shopper): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto('/event-list');
    await page.getByRole('link', { name: scene.title }).click();
    const panel = flow(page, 'eventEligibility');
    await expect(panel.getByText('지금은 참여할 수 없어요')).toBeVisible();
    await expect(panel.getByText('구매 기간에 산 상품이 없어요.')).toBeVisible();
    await panel.getByText('참여할 수 없는 상품 1').click();
    await expect(panel.getByRole('listitem').getByText('구매 기간 전에 산 상품이에요.')).toBeVisible();
    await expect(panel.getByRole('link', { name: '참여하기' })).toHaveCount(0);
  });

/** Buys a pair in time; it is delivered before the event ends. */
export const buyInTime = (scene: Scene, shopper: Shopper): Promise<void> =>
  visit(scene, shopper, (page) => sentPair(page, shopper, IN_TIME));

/** Enters with a feed of the pair bought in time; returns the number of the entry. */
export const enter = (scene: Scene, shopper: Shopper): Promise<number> =>
  visit(scene, shopper, async (page) => {
    await page.goto(`/events/${scene.eventId}`);
    const panel = flow(page, 'eventEligibility');
    const pair = await panel.getByRole('listitem').filter({ hasText: '참여 가능' }).textContent();
    await panel.getByRole('link', { name: '참여하기' }).click();
    const form = flow(page, 'feedEditor');
    await form.getByLabel('사진', { exact: true }).setInputFiles(PICTURE);
    await form
      .getByRole('checkbox', { name: pair?.replace('참여 가능', '').trim() ?? '' })
      .check({ force: true });
    await form.getByLabel(/^제목/).fill(shopper.entry);
    await form.getByLabel(/^내용/).fill('눈길에서도 미끄럽지 않아요.');
    await form.getByRole('button', { name: '올리기', exact: true }).click();
    await expect(page).toHaveURL(`/events/${scene.eventId}`);
    await expect(page.getByText('이 이벤트에 참여했어요')).toBeVisible();
    const own = flow(page, 'eventEntries').getByRole('listitem').filter({ hasText: '내 응모' });
    await expect(own).toContainText(shopper.entry);
    const number = page.getByText('내 응모 번호').locator('xpath=following-sibling::strong');
    return Number(await number.textContent());
  });

/** Expects this ranking on the page. */
const expectRanking = (page: Page, rows: readonly (readonly [Shopper, number])[]) =>
  expect(flow(page, 'eventRanking').getByRole('listitem')).toHaveText(
    rows.map(([{ entry }, votes]) => new RegExp(`${entry}.*${votes}표`)),
  );

const entryOf = (page: Page, { entry }: Shopper) =>
  flow(page, 'eventEntries').getByRole('listitem').filter({ hasText: entry });

type Other = { other: Shopper };

/** Votes for the entry of another member. */
export const vote = (scene: Scene, shopper: Shopper, { other }: Other): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto(`/events/${scene.eventId}`);
    await castFor(page, other);
    await expectRanking(page, [
      [other, 1],
      [shopper, 0],
    ]);
  });

async function castFor(page: Page, other: Shopper): Promise<void> {
  await entryOf(page, other).getByRole('button', { name: '투표하기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '투표하기', exact: true }).click();
  await expect(entryOf(page, other).getByRole('button', { name: '투표 취소' })).toBeVisible();
}

/** Votes, takes the vote back and votes again; the ranking follows each time. */
export const changeMind = (scene: Scene, shopper: Shopper, { other }: Other): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto(`/events/${scene.eventId}`);
    const alone = [[shopper, 1] as const, [other, 0] as const];
    await expectRanking(page, alone);
    await castFor(page, other);
    // With equal votes the older entry ranks first.
    const even = [[other, 1] as const, [shopper, 1] as const];
    await expectRanking(page, even);
    await entryOf(page, other).getByRole('button', { name: '투표 취소' }).click();
    await expect(entryOf(page, other).getByRole('button', { name: '투표하기' })).toBeEnabled();
    await expectRanking(page, alone);
    await castFor(page, other);
    await expectRanking(page, even);
  });

/** Sees why the own vote no longer counts. */
export const isNotifiedOfVoid = (scene: Scene, shopper: Shopper, { other }: Other): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto('/mypage/notices');
    await expect(page.getByText(`${scene.title} 이벤트에 한 투표가 집계에서 빠졌어요.`)).toBeVisible();
    await expect(page.getByText(REASON.vote)).toBeVisible();
    await page.goto(`/events/${scene.eventId}`);
    await expect(page.getByText('이 투표는 집계하지 않아요.')).toBeVisible();
    await expectRanking(page, [
      [shopper, 1],
      [other, 0],
    ]);
  });

async function openPoints(page: Page): Promise<void> {
  await page.goto('/mypage/points');
  await page.getByRole('tab', { name: '거래 내역' }).click();
}

/** Prizes of the event in the list of points, latest first. */
const prizes = async (page: Page, { title }: Scene): Promise<string[]> => {
  await openPoints(page);
  const rows = flow(page, 'points').getByRole('listitem').filter({ hasText: title });
  await expect(rows.first()).toBeVisible();
  return (await rows.allTextContents()).map((text) => /[-+−][\d,]+P/.exec(text)?.[0] ?? text);
};

/** Sees the prize, has it once, and repeats the draw of this number. */
export const hasWon = (scene: Scene, shopper: Shopper, entryNo: number): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto('/mypage/notices');
    await expect(page.getByText(`축하해요! ${scene.title} 이벤트에 당첨됐어요.`)).toBeVisible();
    expect((await prizes(page, scene)).toSorted()).toEqual(['+2,000P', '+300P']);
    await page.goto(`/events/${scene.eventId}`);
    const first = flow(page, 'eventWinners').getByRole('listitem').filter({ hasText: shopper.entry }).first();
    await expect(first).toContainText('나');
    await page.getByRole('link', { name: '검증하기' }).click();
    await state(page, 'drawCheck', 'weak');
    const check = flow(page, 'drawCheck');
    await expect(check.getByRole('listitem').filter({ hasText: ': 맞아요' })).toHaveCount(6);
    await expect(check.locator('[data-mine]').first()).toHaveText(String(entryNo));
    await expect(check.getByText('명단에 있어요.')).toBeVisible();
    await expect(check.getByText(/조작하지 않았다는 것까지는 증명하지 못해요/)).toBeVisible();
  });

/** Has moved up to the first place, and has the prize once. */
export const hasMovedUp = (scene: Scene, shopper: Shopper): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto(`/events/${scene.eventId}`);
    const winners = flow(page, 'eventWinners');
    await expect(winners.getByText(`수상 취소: ${REASON.prize}`).first()).toBeVisible();
    const up = winners.getByRole('listitem').filter({ hasText: '다음 순위에서 당첨됐어요' });
    await expect(up).toContainText(shopper.entry);
    expect((await prizes(page, scene)).filter((words) => words === '+2,000P')).toHaveLength(1);
  });

/** Sees that the prize was revoked and why, and has none of its points. */
export const hasLost = (scene: Scene, shopper: Shopper): Promise<void> =>
  visit(scene, shopper, async (page) => {
    await page.goto('/mypage/notices');
    await expect(
      page.getByText(`${scene.title} 이벤트의 당첨이 취소됐어요. 이유: ${REASON.prize}`),
    ).toBeVisible();
    await openPoints(page);
    await expect(page.getByText('당첨이 취소되어 이벤트 보상을 돌려받았어요')).toHaveCount(2);
  });
