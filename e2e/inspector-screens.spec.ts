import type { Page } from '@playwright/test';
import { mergeRecentViews } from '#domain/catalogue/recent-view.ts';
import { listWishIds } from '#domain/catalogue/wishlist.ts';
import { myProfile } from '#domain/members/profile.ts';
import { socialProviders } from '#domain/members/social-sites.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { stateIn } from '#src/inspector/model/stages.ts';
import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import { snapshotAddress } from '#src/inspector/screens/snapshot-address.ts';
import type { SeenScreen, Stage } from '#src/lib/screen-look.ts';
import { AS_IT_IS, phonePicture, pictureOf } from '../tests/support/pictures.ts';
import { envelope } from './models/answers.ts';
import { statePath } from './models/state-path.ts';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { DAY, NIGHT } from './support/grounds.ts';
import { canCompare, expectPicture } from './support/pictures.ts';
import { isKnown, watchScreen } from './support/screen-stamps.ts';

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

/** A page that looks the same every day: the samples' time, the samples' hearts. Answers what it asked the server. */
async function steady(page: Page, who: SeenScreen['who']): Promise<Set<string>> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.add(pathname);
  });
  await page.clock.setFixedTime('2026-11-21T03:00:00Z');
  await page.route(`**${listWishIds.path}`, (route) => route.fulfill({ json: envelope([2, 8]) }));
  // No number at the cart, so that the member's real cart changes no picture.
  await page.route(`**${myProfile.path}`, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    await route.fulfill({ json: envelope({ ...data, cartCount: 0 }) });
  });
  await loginAs(page, who);
  return asked;
}

/** A screen in one of its stages; one without a chart is as it is. */
type Sight = { name: string; address: string; arrived(page: Page): Promise<void> };

function sightsOf(screen: SeenScreen): Sight[] {
  const { key, address, chart } = screen;
  if (chart === null)
    return [
      {
        name: pictureOf(key, AS_IT_IS),
        address,
        arrived: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
      },
    ];
  const entry = entryOf(chart);
  if (!entry) throw new Error(`the registry has no machine ${chart}`);
  const state = (stage: Stage) => statePath(stateIn(entry, stage)?.value);
  return screen.stages.map((stage) => ({
    name: pictureOf(key, stage),
    address: snapshotAddress(address, chart, stage),
    arrived: (page) =>
      expect(page.locator(`[data-flow="${chart}"]`).first()).toHaveAttribute(
        'data-state',
        stage === 'loading' ? inWhole(state(stage)) : state(stage),
      ),
  }));
}

/** A chart loads with what it was given: an address may give less than the sample, such as nothing that a list has shown. */
const inWhole = (state: string): string | RegExp =>
  state.includes('|') ? state : new RegExp(`^${state.split('.')[0]}(\\.|$)`);

for (const screen of seenScreens)
  test(`${screen.key} is accessible and looks right in every state`, async ({ page, browser }) => {
    test.skip(isKnown(browser, screen.key), 'nothing of it has changed since it passed');
    test.setTimeout(120_000);
    const keep = watchScreen(page, screen.key);
    const asked = await steady(page, screen.who);
    let compares: boolean | null = null;
    for (const [index, { name, address, arrived }] of sightsOf(screen).entries())
      await test.step(name, async () => {
        await page.goto(address);
        await arrived(page);
        if (screen.who !== 'visitor')
          await expect(page.getByRole('button', { name: /계정 메뉴$/ })).toBeVisible();
        await expectAccessible(page);
        compares ??= await canCompare(page);
        if (!compares) return;
        await expectPicture(page, name);
        if (index > 0) return;
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
    expect([...asked].filter((path) => !ABOUT_THE_MEMBER.includes(path))).toEqual([]);
    // Pictures that differ let the test go on.
    if (test.info().errors.length === 0) keep();
  });
