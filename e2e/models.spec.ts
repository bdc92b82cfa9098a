import { registry } from '#machines/registry.ts';
import { writeReport } from '../tests/flows/recorder.ts';
import type { Driver } from './models/driver.ts';
import { findDrivers } from './models/drivers.ts';
import { type PlannedPath, planOf } from './models/plan.ts';
import { Player } from './models/player.ts';
import { test } from './support/fixtures.ts';

const FROM = 'e2e/models.spec.ts';

const entryOf = ({ flow }: Driver) => {
  const entry = registry.find(({ machine }) => machine.id === flow);
  if (!entry) throw new Error(`the registry has no machine ${flow}`);
  return entry;
};
const isPatient = ({ main }: PlannedPath) => main === undefined;

for (const driver of await findDrivers()) {
  const entry = entryOf(driver);
  const planned = planOf(entry, driver);
  test.describe(`flow ${driver.flow}`, () => {
    // One after the other: they share a member and what the server keeps of them.
    test.describe.configure({ mode: 'default' });
    for (const [index, path] of planned.entries()) {
      test(path.name, async ({ page }) => {
        const player = new Player(page, driver, entry);
        await player.play(path);
        writeReport('browser', `${driver.flow}-${index}`, {
          from: FROM,
          exercised: player.recorder.exercised,
          paths: path.main ? [{ flow: driver.flow, path: path.main }] : [],
        });
      });
      if (isPatient(path)) continue;
      test(`${path.name}, by double clicks`, ({ page }) => new Player(page, driver, entry).play(path, true));
    }
  });
}
