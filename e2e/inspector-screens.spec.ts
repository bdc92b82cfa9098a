import { expect, type Page } from '@playwright/test';
import { mergeRecentViews } from '#domain/catalogue/recent-view.ts';
import { listWishIds } from '#domain/catalogue/wishlist.ts';
import { socialProviders } from '#domain/members/social-sites.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { stateIn } from '#src/inspector/model/stages.ts';
import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import { snapshotAddress } from '#src/inspector/screens/snapshot-address.ts';
import type { SeenScreen, Stage } from '#src/lib/screen-look.ts';
import { AS_IT_IS, phonePicture, pictureOf } from '../tests/support/pictures.ts';
import { statePath } from './models/state-path.ts';
import { expectAccessibleParts } from './support/checked-markup.ts';
import { DAY, NIGHT } from './support/grounds.ts';
import { canCompare, expectPicture } from './support/pictures.ts';
import { test } from './support/screen-pages.ts';
import { isKnown, rememberScreen } from './support/screen-stamps.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
/** What pages with a member ask the server, and what they tell it: that a product is looked at. */
const ABOUT_THE_MEMBER: readonly string[] = [
  '/api/feeds/my-likes',
  '/api/users/me/profile',
  listWishIds.path,
  mergeRecentViews.path,
  // Without a log-in under way the second step leads to the first, which asks what other ways in there are.
  socialProviders.path,
];

// Half the pixels are enough to see what changed, and a quarter of the size.
test.use({ viewport: DESKTOP, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

/** A screen in one of its stages; one without a chart is as it is. */
type Sight = { name: string; address: string; flow: string | null; arrived(page: Page): Promise<void> };

function sightsOf({ key, address, ...look }: SeenScreen): Sight[] {
  if (look.chart === null)
    return [
      {
        name: pictureOf(key, AS_IT_IS),
        address,
        flow: null,
        arrived: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
      },
    ];
  const { chart, stages } = look;
  const entry = entryOf(chart);
  if (!entry) throw new Error(`the registry has no machine ${chart}`);
  return stages.map((stage) => ({
    name: pictureOf(key, stage),
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

async function reached(page: Page, chart: string, state: string, stage: Stage): Promise<void> {
  const flow = page.locator(`[data-flow="${chart}"]`).first();
  // Looked for at once and often: the expectation, which says what is there instead, waits longer between two looks.
  await flow.waitFor({ state: 'attached', timeout });
  await expect(flow).toHaveAttribute('data-state', (stage === 'loading' ? inWhole(state) : null) ?? state, {
    timeout,
  });
}

for (const screen of seenScreens)
  test(`${screen.key} is accessible and looks right in every state`, async ({ beginScreen, browser }) => {
    test.skip(isKnown(browser, screen.key), 'nothing of it has changed since it passed');
    test.setTimeout(120_000);
    const { page, asked, errors } = await beginScreen(screen.who);
    let compares: boolean | null = null;
    for (const [index, { name, address, flow, arrived }] of sightsOf(screen).entries())
      await test.step(name, async () => {
        await page.goto(address);
        await arrived(page);
        if (screen.who !== 'visitor') await page.getByRole('button', { name: /계정 메뉴$/ }).waitFor();
        compares ??= await canCompare(page);
        // A page that looks as its picture has its late parts too.
        if (compares) await expectPicture(page, name);
        await expectAccessibleParts(page, flow);
        if (!compares || index > 0) return;
        await page.setViewportSize(PHONE);
        await expect(page.locator('body')).toHaveCSS('background-color', DAY);
        await expectPicture(page, phonePicture(screen.key, 'light'));
        // Opened anew: an arranged page does not follow its device.
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.goto(address);
        await arrived(page);
        await expect(page.locator('body')).toHaveCSS('background-color', NIGHT);
        await expectPicture(page, phonePicture(screen.key, 'dark'));
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(DESKTOP);
      });
    // All else comes from the samples: what the server holds cannot change a picture.
    expect([...asked].filter((path) => path.startsWith('/api/') && !ABOUT_THE_MEMBER.includes(path))).toEqual(
      [],
    );
    expect(errors).toEqual([]);
    // Pictures that differ let the test go on.
    if (test.info().errors.length === 0) rememberScreen(browser, screen.key, asked);
  });
