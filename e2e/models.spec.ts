import { raceTrack } from '#proof/races.ts';
import { writeReport } from '#proof/recorder.ts';
import { registry } from '#proof/registry.ts';
import { thorough } from '../scripts/lib/thorough.mjs';
import { test } from './models/clean-page.ts';
import type { Driver } from './models/driver.ts';
import { findDrivers } from './models/drivers.ts';
import { offeredBy, type PlannedPath, planOf } from './models/plan.ts';
import { Player } from './models/player.ts';
import { race } from './models/race.ts';

const FROM = 'e2e/models.spec.ts';
/** Orders of late answers that each flow can meet, and how many of them it does; `RACE_SEED` chooses which. */
const RACES = 3;
const races = thorough ? RACES : 1;
const seed = Number(process.env.RACE_SEED);

const twice = ({ name }: PlannedPath): string => `${name}, by double clicks`;

const entryOf = ({ flow }: Driver) => {
  const entry = registry.find(({ machine }) => machine.id === flow);
  if (!entry) throw new Error(`the registry has no machine ${flow}`);
  return entry;
};

/** The chances of a flow are its own: those of others stay when it comes or goes. */
const seedOf = (flow: string): number =>
  [...flow].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

/** The paths of a driver, or why there are none: one wrong driver must not take the others along. */
function planFor(driver: Driver): PlannedPath[] | Error {
  try {
    return planOf(entryOf(driver), driver);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

for (const driver of await findDrivers()) {
  test.describe(`flow ${driver.flow}`, () => {
    // One after the other: they share a member and what the server keeps of them.
    test.describe.configure({ mode: 'default' });
    test.use({ changesContext: driver.changesContext ?? false });
    const planned = planFor(driver);
    if (planned instanceof Error) {
      test('has a driver that knows it', () => Promise.reject(planned));
      return;
    }
    // In `npm run test:all` every path is played by clicks and again by double clicks, else one of each flow by the latter.
    const firstTwice = planned.findIndex(({ hasDoubleClick }) => hasDoubleClick);
    for (const [index, path] of planned.entries()) {
      const isImpatient = !thorough && index === firstTwice;
      test(isImpatient ? twice(path) : path.name, async ({ page }) => {
        const player = new Player(page, driver, entryOf(driver));
        await player.play(path, isImpatient);
        writeReport('browser', `${driver.flow}-${index}`, {
          from: FROM,
          exercised: player.recorder.exercised,
          paths: path.main ? [{ flow: driver.flow, path: path.main }] : [],
        });
      });
      if (path.hasDoubleClick && thorough)
        test(twice(path), ({ page }) => new Player(page, driver, entryOf(driver)).play(path, true));
    }
    const track = raceTrack(entryOf(driver), offeredBy(driver));
    for (let nth = 0; track && nth < races; nth += 1) {
      test(`late answers in random order, ${nth + 1}`, async ({ page }) => {
        test.setTimeout(60_000);
        await race(page, driver, entryOf(driver), track, { seed: seedOf(driver.flow), run: nth });
      });
    }
  });
}
