import { raceTrack } from '#proof/races.ts';
import { writeReport } from '#proof/recorder.ts';
import { registry } from '#proof/registry.ts';
import { test } from './models/clean-page.ts';
import type { Driver } from './models/driver.ts';
import { findDrivers } from './models/drivers.ts';
import { offeredBy, type PlannedPath, planOf } from './models/plan.ts';
import { Player } from './models/player.ts';
import { race } from './models/race.ts';

const FROM = 'e2e/models.spec.ts';
/** Orders of late answers that each flow meets; `RACE_SEED` chooses which. */
const RACES = 3;
const seed = Number(process.env.RACE_SEED);

const entryOf = ({ flow }: Driver) => {
  const entry = registry.find(({ machine }) => machine.id === flow);
  if (!entry) throw new Error(`the registry has no machine ${flow}`);
  return entry;
};

/** The paths of a driver, or why there are none: one wrong driver must not take the others along. */
function planFor(driver: Driver): PlannedPath[] | Error {
  try {
    return planOf(entryOf(driver), driver);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

for (const [place, driver] of (await findDrivers()).entries()) {
  test.describe(`flow ${driver.flow}`, () => {
    // One after the other: they share a member and what the server keeps of them.
    test.describe.configure({ mode: 'default' });
    test.use({ changesContext: driver.changesContext ?? false });
    const planned = planFor(driver);
    if (planned instanceof Error) {
      test('has a driver that knows it', () => Promise.reject(planned));
      return;
    }
    for (const [index, path] of planned.entries()) {
      test(path.name, async ({ page }) => {
        const player = new Player(page, driver, entryOf(driver));
        await player.play(path);
        writeReport('browser', `${driver.flow}-${index}`, {
          from: FROM,
          exercised: player.recorder.exercised,
          paths: path.main ? [{ flow: driver.flow, path: path.main }] : [],
        });
      });
      if (path.hasDoubleClick)
        test(`${path.name}, by double clicks`, ({ page }) =>
          new Player(page, driver, entryOf(driver)).play(path, true));
    }
    const track = raceTrack(entryOf(driver), offeredBy(driver));
    for (let nth = 0; track && nth < RACES; nth += 1) {
      // No two races of one seed are alike.
      const run = place * RACES + nth;
      test(`late answers in random order, ${nth + 1}`, async ({ page }) => {
        test.setTimeout(60_000);
        await race(page, driver, entryOf(driver), track, { seed, run });
      });
    }
  });
}
