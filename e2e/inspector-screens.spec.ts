import type { Page } from '@playwright/test';
import { listWishIds } from '#domain/catalogue/wishlist.ts';
import { myProfile } from '#domain/members/profile.ts';
import type { RegistryEntry } from '#proof/entry.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { type Stage, stagesOf, stateIn } from '#src/inspector/model/stages.ts';
import { type ScreenRow, screenRows } from '#src/inspector/screens/screen-list.ts';
import { snapshotAddress } from '#src/inspector/screens/snapshot-address.ts';
import { envelope } from './models/shopping-answers.ts';
import { statePath } from './models/state-path.ts';
import { expect, expectAccessible, loginAs, test } from './support/fixtures.ts';
import { canCompare, expectPicture, storedPictures } from './support/pictures.ts';
import { isKnown, watchScreen } from './support/screen-stamps.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
/** What every page with a member asks the server. */
const ABOUT_THE_MEMBER = ['/api/feeds/my-likes', '/api/users/me/profile', listWishIds.path];

// Half the pixels are enough to see what changed, and a quarter of the size.
test.use({ viewport: DESKTOP, deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

const pictureOf = ({ machine }: ScreenRow, stage: Stage): string => `${machine}-${stage}`;
const phonePictureOf = ({ machine }: ScreenRow): string => `${machine}-phone`;

function rowOf({ machine }: ScreenRow): RegistryEntry {
  const entry = entryOf(machine);
  if (!entry) throw new Error(`the registry has no machine ${machine}`);
  return entry;
}

/** A page that looks the same every day: the samples' time, the samples' hearts. Answers what it asked the server. */
async function steady(page: Page): Promise<Set<string>> {
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
  await loginAs(page, 'user');
  return asked;
}

for (const row of screenRows)
  test.describe(row.machine, () => {
    test.skip(({ browser }) => isKnown(browser, row.machine), 'nothing of it has changed since it passed');
    test('is accessible and looks right in every state', async ({ page }) => {
      test.setTimeout(120_000);
      const keep = watchScreen(page, row.machine);
      const entry = rowOf(row);
      const asked = await steady(page);
      let compares: boolean | null = null;
      for (const stage of stagesOf(entry))
        await test.step(stage, async () => {
          await page.goto(snapshotAddress(row.path, row.machine, stage));
          const flow = page.locator(`[data-flow="${row.machine}"]`).first();
          await expect(flow).toHaveAttribute('data-state', statePath(stateIn(entry, stage)?.value));
          await expect(page.getByRole('button', { name: /계정 메뉴$/ })).toBeVisible();
          await expectAccessible(page);
          compares ??= await canCompare(page);
          if (!compares) return;
          await expectPicture(page, pictureOf(row, stage));
          if (stage !== 'loaded') return;
          await page.setViewportSize(PHONE);
          await expectPicture(page, phonePictureOf(row));
          await page.setViewportSize(DESKTOP);
        });
      // All else comes from the samples: what the server holds cannot change a picture.
      expect([...asked].filter((path) => !ABOUT_THE_MEMBER.includes(path))).toEqual([]);
      // Pictures that differ let the test go on.
      if (test.info().errors.length === 0) keep();
    });
  });

test('every stored picture is one of a screen, and none is missing', () => {
  const wanted = screenRows.flatMap((row) => [
    ...stagesOf(rowOf(row)).map((stage) => pictureOf(row, stage)),
    phonePictureOf(row),
  ]);
  expect(storedPictures()).toEqual(wanted.toSorted());
});
