import { expect, type Page } from '@playwright/test';
import { mergeRecentViews } from '#domain/catalogue/recent-view.ts';
import { listWishIds } from '#domain/catalogue/wishlist.ts';
import { sentenceOf } from '#domain/kit/errors.ts';
import { socialProviders } from '#domain/members/social-login/social-providers.ts';
import { readMyPrices } from '#domain/trade/cart/my-price.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { stateIn } from '#src/inspector/model/stages.ts';
import { type SeenScreen, seenScreens } from '#src/inspector/screens/screen-list.ts';
import { snapshotAddress } from '#src/inspector/screens/snapshot-address.ts';
import type { Stage } from '#src/lib/navigation/screen-preview.ts';
import { AS_IT_IS, looksKept, type PictureLook, pictureName } from '../tests/support/pictures.ts';
import { statePath } from './models/state-path.ts';
import { expectAccessibleParts } from './support/layout/checked-markup.ts';
import { DAY, NIGHT } from './support/layout/grounds.ts';
import { layoutFaults } from './support/layout/layout-faults.ts';
import { saidOf } from './support/page-text.ts';
import { canCompare, expectPicture } from './support/pictures.ts';
import { test } from './support/screen-pages.ts';
import { isKnown, rememberScreen } from './support/screen-stamps.ts';
import { untilThere } from './support/until-there.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
/** What pages with a member ask the server, and what they tell it: that a product is looked at. */
const ABOUT_THE_MEMBER: readonly string[] = [
  '/api/feeds/my-likes',
  '/api/users/me/profile',
  listWishIds.path,
  readMyPrices.path,
  mergeRecentViews.path,
  // Without a log-in under way the second step leads to the first, which asks what other ways in there are.
  socialProviders.path,
];

/** Screens whose flow is a part of the page, which says in words of its own that it has failed. */
const OWN_WORDS: readonly string[] = ['mypage'];

// Half the pixels are enough to see what changed, and a quarter of the size.
test.use({ viewport: DESKTOP, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

/** A screen in one of its stages; one without a chart is as it is. */
type Sight = { stage: string; address: string; flow: string | null; arrived(page: Page): Promise<void> };

function sightsOf({ address, ...look }: SeenScreen): Sight[] {
  if (look.chart === null)
    return [
      {
        stage: AS_IT_IS,
        address,
        flow: null,
        arrived: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
      },
    ];
  const { chart, stages } = look;
  const entry = entryOf(chart);
  if (!entry) throw new Error(`the registry has no machine ${chart}`);
  return stages.map((stage) => ({
    stage,
    address: snapshotAddress(address, chart, stage),
    flow: chart,
    arrived: (page) => reached(page, chart, statePath(stateIn(entry, stage)?.value), stage),
  }));
}

/** A chart loads with what it was given: an address may give less than the sample, such as nothing that a list has shown. */
const inWhole = (state: string): RegExp | null =>
  state.includes('|') ? null : new RegExp(`^${state.split('.')[0]}(\\.|$)`);

/** How long a page may take to its state, on a machine that others keep busy. */
const timeout = 20_000;
const LONGEST_LAYOUT = 5_000;

async function reached(page: Page, chart: string, state: string, stage: Stage): Promise<void> {
  const flow = page.locator(`[data-flow="${chart}"]`).first();
  const whole = stage === 'loading' ? inWhole(state) : null;
  const wanted = whole ? `[data-state^="${state.split('.')[0]}"]` : `[data-state="${state}"]`;
  // The page says it at once; the expectation, which says what is there instead, waits longer between two looks.
  await untilThere(page, `[data-flow="${chart}"]${wanted}`);
  await expect(flow).toHaveAttribute('data-state', whole ?? state);
}

/**
 * Shows another stage in the open document: its screen gives way to a page that does not exist, and begins anew. Both
 * addresses ask for the stage, so that no flow around the screen begins with a question to the server.
 */
async function showInPlace(page: Page, { address, flow }: Sight): Promise<void> {
  const { search } = new URL(address, 'http://shop');
  const asked = {
    between: `/no-such-page${search}`,
    place: address,
    selector: `[data-flow="${flow}"]`,
    timeout,
  };
  await page.evaluate(async ({ between, place, selector, timeout: longest }) => {
    await new Promise<void>((resolve, reject) => {
      const seen = new MutationObserver(() => {
        if (document.querySelector(selector)) return;
        seen.disconnect();
        resolve();
      });
      seen.observe(document, { childList: true, subtree: true, attributeFilter: ['data-flow'] });
      history.pushState(null, '', between);
      setTimeout(reject, longest, new Error(`${selector} is still there on a page that does not exist`));
    });
    history.pushState(null, '', place);
  }, asked);
}

/** Nothing is laid out wrong, at once or as soon as a changed width has reached every part. */
const expectNoFaults = (page: Page, width: string): Promise<void> =>
  expect
    .soft(async () => expect(await layoutFaults(page), width).toEqual([]))
    .toPass({ timeout: LONGEST_LAYOUT });

/** Markup that this worker has found without faults: screens that refuse a person are the same page. */
const laidOut = new Set<string>();
/** Runs in the page. */
const readMarkup = (): string => document.body.innerHTML;

async function expectLayout(page: Page): Promise<void> {
  const markup = await page.evaluate(readMarkup);
  if (laidOut.has(markup)) return;
  await expectNoFaults(page, 'on a desktop');
  await page.setViewportSize(PHONE);
  await expectNoFaults(page, 'on a phone');
  if (test.info().errors.length === 0) laidOut.add(markup);
}

/** The kept pictures of the first stage on a phone, by day and by night; the latter leaves the page dark. */
async function expectPhonePictures(
  page: Page,
  key: string,
  sight: Sight,
  kept: PictureLook[],
): Promise<void> {
  if (kept.length > 0) await page.setViewportSize(PHONE);
  if (kept.includes('phone')) {
    await expect(page.locator('body')).toHaveCSS('background-color', DAY);
    await expectPicture(page, pictureName(key, sight.stage, 'phone'));
  }
  if (!kept.includes('phone-dark')) return;
  // Opened anew: an arranged page does not follow its device.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(sight.address);
  await sight.arrived(page);
  await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
  await expectPicture(page, pictureName(key, sight.stage, 'phone-dark'));
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const screen of seenScreens)
  test(`${screen.key} is accessible, says its words and is laid out right in every state`, async ({
    beginScreen,
    browser,
  }) => {
    test.skip(isKnown(browser, screen.key), 'nothing of it has changed since it passed');
    test.setTimeout(120_000);
    const { page, asked, errors } = await beginScreen(screen.who);
    const said = saidOf(screen.key);
    let compares: boolean | null = null;
    let needsDocument = true;
    for (const sight of sightsOf(screen))
      await test.step(sight.stage, async () => {
        const { stage, flow } = sight;
        // What an open document knows of a product stays on the screen while it loads: pictures are of a fresh one.
        if (needsDocument || looksKept(screen, stage).length > 0) await page.goto(sight.address);
        else await showInPlace(page, sight);
        await sight.arrived(page);
        if (screen.who !== 'visitor') await page.getByRole('button', { name: /계정 메뉴$/ }).waitFor();
        if (stage === 'forbidden' && !OWN_WORDS.includes(screen.key))
          await expect(page.getByRole('main').first()).toContainText(sentenceOf('FORBIDDEN'));
        // A page that says all its words has its late parts too.
        await said.expectSaid(page, stage, flow);
        compares ??= await canCompare(page);
        const kept = compares ? looksKept(screen, stage) : [];
        if (kept.includes('desk')) await expectPicture(page, pictureName(screen.key, stage, 'desk'));
        await expectAccessibleParts(page, flow);
        await expectLayout(page);
        await expectPhonePictures(page, screen.key, sight, kept);
        await page.setViewportSize(DESKTOP);
        needsDocument = kept.includes('phone-dark');
      });
    said.expectWhole();
    // All else comes from the samples: what the server holds cannot change a picture.
    expect([...asked].filter((path) => path.startsWith('/api/') && !ABOUT_THE_MEMBER.includes(path))).toEqual(
      [],
    );
    expect(errors).toEqual([]);
    // Pictures that differ let the test go on.
    if (test.info().errors.length === 0) rememberScreen(browser, screen.key, asked);
  });
