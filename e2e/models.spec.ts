import { type Driver, loadsDocument } from '#proof/kit/driver.ts';
import { raceTrack } from '#proof/races.ts';
import { writeReport } from '#proof/recorder.ts';
import { thorough } from '../scripts/lib/testing/thorough.mjs';
import { type PageNeeds, test } from './models/clean-page.ts';
import { type Screened, screened } from './models/drivers.ts';
import { type JudgedPath, judgePaths } from './models/judged-paths.ts';
import { fewOf, offeredBy, type PlannedPath, planOf } from './models/plan.ts';
import { Player } from './models/player.ts';
import { race } from './models/race.ts';
import { playedFor, racedByOthers } from './models/shapes.ts';

const FROM = 'e2e/models.spec.ts';
/** Orders of late answers that each flow can meet, and how many of them it does; `RACE_SEED` chooses which. */
const RACES = 3;
const races = thorough ? RACES : 1;
const seed = Number(process.env.RACE_SEED);
/** Milliseconds that one path and one race may take. */
const PATH_LIMIT = 30_000;
const RACE_LIMIT = 60_000;

const twice = ({ name }: PlannedPath): string => `${name}, by double clicks`;

/** The chances of a flow are its own: those of others stay when it comes or goes. */
const seedOf = (flow: string): number =>
  [...flow].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

const personOf = ({ member = 'visitor', needsName = false }: Driver): string =>
  needsName ? `${member}, by name` : member;

/** Key of the paths that follow each other in one page; null where each has its own. */
function sharedBy({ driver, entry }: Screened): string | null {
  const { changesContext = false, endsSession = false } = driver;
  const loads = loadsDocument(driver);
  if (endsSession || (loads && changesContext)) return null;
  if (loads) return `${personOf(driver)}, with a document for each`;
  return changesContext ? `${personOf(driver)} in ${entry.machine.id}` : personOf(driver);
}

const needsOf = (one: Screened): PageNeeds => ({
  changesContext: one.driver.changesContext ?? false,
  sharedBy: sharedBy(one),
  loadsDocument: loadsDocument(one.driver),
});

/** One path by clicks, or by double clicks, and what it has exercised where the report has a place for it. */
const pathOf = (
  { driver, entry }: Screened,
  path: PlannedPath,
  { isImpatient, place }: { isImpatient: boolean; place?: number },
): JudgedPath => ({
  name: isImpatient ? twice(path) : path.name,
  needs: needsOf({ driver, entry }),
  limit: PATH_LIMIT,
  play: async (page) => {
    const player = new Player(page, driver, entry);
    await player.play(path, isImpatient);
    if (place === undefined) return;
    writeReport('browser', `${entry.machine.id}-${place}`, {
      from: FROM,
      exercised: player.recorder.exercised,
      paths: path.main ? [{ flow: entry.machine.id, path: path.main }] : [],
    });
  },
});

/** The paths that a browser plays of a flow. */
function pathsOf(one: Screened): JudgedPath[] {
  const plan = planOf(one.entry, one.driver);
  if (thorough)
    return plan.flatMap((path, place) => [
      pathOf(one, path, { isImpatient: false, place }),
      ...(path.hasDoubleClick ? [pathOf(one, path, { isImpatient: true })] : []),
    ]);
  const few = fewOf(one.entry, one.driver, plan);
  // In `npm run test:all` every path is played by clicks and again by double clicks, here one of each flow by the latter.
  const firstTwice = few.findIndex(({ hasDoubleClick }) => hasDoubleClick);
  return few.map((path, place) => pathOf(one, path, { isImpatient: place === firstTwice, place }));
}

/** Races of late answers, for flows that can have them. */
function racesOf({ driver, entry }: Screened): JudgedPath[] {
  const track = raceTrack(entry, offeredBy(driver));
  if (!track || raced.has(entry.machine.id)) return [];
  return Array.from({ length: races }, (_, nth) => ({
    name: `late answers in random order, ${nth + 1}`,
    needs: needsOf({ driver, entry }),
    limit: RACE_LIMIT,
    play: (page) => race(page, driver, entry, track, { seed: seedOf(entry.machine.id), run: nth }),
  }));
}

const pageOf = (one: Screened): string => sharedBy(one) ?? '';

/** Flows whose shape others take through the browser; their wirings are tried by tests/views/flow/wirings.test.tsx. */
const left = thorough ? new Map() : playedFor(screened);
const played = screened
  .filter((one) => !left.has(one.entry.machine.id))
  // Those of one page follow each other: another one between them would close it.
  .toSorted((one, other) => pageOf(one).localeCompare(pageOf(other)));
/** Played flows whose late answers another one of their shape has. */
const raced: ReadonlySet<string> = thorough ? new Set() : racedByOthers(played);

const flowsOf = (person: string): Screened[] => played.filter(({ driver }) => personOf(driver) === person);
/** Those with most flows first: they last longest. */
const people = [...new Set(played.map(({ driver }) => personOf(driver)))].toSorted(
  (one, other) => flowsOf(other).length - flowsOf(one).length,
);

for (const person of people) {
  test.describe(`as ${person}`, () => {
    // One after the other: they share a page, a member and what the server keeps of them.
    test.describe.configure({ mode: 'default' });
    for (const one of flowsOf(person))
      test(`flow ${one.entry.machine.id} and its screen agree on every path`, ({ pages }) =>
        judgePaths(pages, [...pathsOf(one), ...racesOf(one)]));
  });
}
