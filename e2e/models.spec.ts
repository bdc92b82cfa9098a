import { raceTrack } from '#proof/races.ts';
import { writeReport } from '#proof/recorder.ts';
import { thorough } from '../scripts/lib/thorough.mjs';
import { test } from './models/clean-page.ts';
import type { Driver } from './models/driver.ts';
import { findScreened, type Screened } from './models/drivers.ts';
import { fewOf, offeredBy, type PlannedPath, planOf } from './models/plan.ts';
import { Player } from './models/player.ts';
import { race } from './models/race.ts';
import { playedFor } from './models/shapes.ts';

const FROM = 'e2e/models.spec.ts';
/** Orders of late answers that each flow can meet, and how many of them it does; `RACE_SEED` chooses which. */
const RACES = 3;
const races = thorough ? RACES : 1;
const seed = Number(process.env.RACE_SEED);

const twice = ({ name }: PlannedPath): string => `${name}, by double clicks`;

/** The chances of a flow are its own: those of others stay when it comes or goes. */
const seedOf = (flow: string): number =>
  [...flow].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

/** Whether each path needs a document of its own: nothing of the one before may be left in it. */
const hasOwnPages = ({ changesContext, endsSession, outlivesScreen }: Driver): boolean =>
  changesContext === true || endsSession === true || outlivesScreen !== undefined;

/** The paths of a driver, or why there are none: one wrong driver must not take the others along. */
function planFor({ driver, entry }: Screened): PlannedPath[] | Error {
  try {
    const plan = planOf(entry, driver);
    return thorough ? plan : fewOf(entry, driver, plan);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const screened = await findScreened();
/** Flows whose shape others take through the browser; their wirings are tried by tests/views/flow/wirings.test.tsx. */
const left = thorough ? new Map() : playedFor(screened);

for (const { driver, entry } of screened.filter((one) => !left.has(one.driver.flow))) {
  test.describe(`flow ${driver.flow}`, () => {
    // One after the other: they share a member and what the server keeps of them.
    test.describe.configure({ mode: 'default' });
    test.use({
      changesContext: driver.changesContext ?? false,
      sharesPageOf: hasOwnPages(driver) ? null : driver.flow,
    });
    const planned = planFor({ driver, entry });
    if (planned instanceof Error) {
      test('has a driver that knows it', () => Promise.reject(planned));
      return;
    }
    // In `npm run test:all` every path is played by clicks and again by double clicks, else one of each flow by the latter.
    const firstTwice = planned.findIndex(({ hasDoubleClick }) => hasDoubleClick);
    for (const [index, path] of planned.entries()) {
      const isImpatient = !thorough && index === firstTwice;
      test(isImpatient ? twice(path) : path.name, async ({ page }) => {
        const player = new Player(page, driver, entry);
        await player.play(path, isImpatient);
        writeReport('browser', `${driver.flow}-${index}`, {
          from: FROM,
          exercised: player.recorder.exercised,
          paths: path.main ? [{ flow: driver.flow, path: path.main }] : [],
        });
      });
      if (path.hasDoubleClick && thorough)
        test(twice(path), ({ page }) => new Player(page, driver, entry).play(path, true));
    }
    const track = raceTrack(entry, offeredBy(driver));
    test.describe('in any order', () => {
      // The page is kept from hearing of aborts before it loads.
      test.use({ sharesPageOf: null });
      for (let nth = 0; track && nth < races; nth += 1) {
        test(`late answers in random order, ${nth + 1}`, async ({ page }) => {
          test.setTimeout(60_000);
          await race(page, driver, entry, track, { seed: seedOf(driver.flow), run: nth });
        });
      }
    });
  });
}
