// Which tests an edit touches: from the files that changed along the imports to tests, screens and charts.

import { playedFlows, screensIn, textOfSpec } from '../screens/screen-visits.mjs';
import { distancesFrom, importersIn } from './import-graph.mjs';

/** Words of paths that tell nothing about what a file is about. */
const COMMON =
  /^(tests|server|src|areas|domain|machines|views|proof|samples|driver|e2e|test|spec|machine|wiring|screen|entry|tsx?|mjs)$/;
/** How many imports a word that a test shares with a changed file outweighs. */
const WORD = 2;

/** What a path or the name of a flow is about: its words. */
const wordsOf = (name) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[/.-]/)
    .filter((word) => !COMMON.test(word));

/** How many words a test shares with the changed file that it shares most with. */
function likeness(name, changed) {
  const own = new Set(wordsOf(name));
  return Math.max(0, ...changed.map((path) => wordsOf(path).filter((word) => own.has(word)).length));
}

const nearest = (...steps) => Math.min(...steps.map((one) => one ?? Number.POSITIVE_INFINITY));

/**
 * Takes the nearest of `ranked` (`name`, `steps`, `cost` in seconds) until their cost reaches `budget`; the nearest of
 * all is taken whatever it costs. Returns the names that are taken, and those that are left out.
 */
export function takeWithin(ranked, budget) {
  const order = ranked.toSorted(
    (a, b) => a.steps - b.steps || a.cost - b.cost || a.name.localeCompare(b.name),
  );
  const taken = [];
  let spent = 0;
  for (const { name, cost } of order) {
    if (taken.length > 0 && spent + cost > budget) continue;
    taken.push(name);
    spent += cost;
  }
  return { taken, left: order.map(({ name }) => name).filter((name) => !taken.includes(name)) };
}

/** Those of architecture read every source, those of the build need one: each is a step of its own. */
const isUnit = (path) => /^tests\/(?!server\/|architecture\/|built\/).*\.test\.tsx?$/.test(path);
const isServer = (path) => /^tests\/server\/.*\.test\.ts$/.test(path);
/** Browser tests of the shop; those of the inspector and of days that go by need another build. */
const isSpec = (path) =>
  /^e2e\/(?!inspector|models\.spec|event-journey|seller-journey)[\w-]+\.spec\.ts$/.test(path);

/** Tests of the inspector's own tools, and of days that go by: they run where they have changed themselves. */
const isTool = (path) =>
  /^e2e\/(inspector(?!-screens)[\w-]*|event-journey|seller-journey)\.spec\.ts$/.test(path);

const ROUTES = /^server\/.*-routes\.ts$/;
const isContract = (source) => source?.text.includes('= endpoint({') ?? false;
const isClient = (path) => /^(src|machines)\//.test(path);

/** The same steps, and those to files of the client that call the routes among them, by the contract of their endpoints. */
function stepsOverRoutes(sources, importers, steps) {
  const found = new Map(steps);
  for (const [route, far] of steps) {
    const contracts = ROUTES.test(route) ? (sources.get(route)?.imports ?? []) : [];
    for (const contract of contracts.filter((path) => isContract(sources.get(path)))) {
      const callers = distancesFrom([contract], (path) => (importers.get(path) ?? []).filter(isClient));
      callers.delete(contract);
      for (const [path, more] of callers) found.set(path, nearest(found.get(path), far + 1 + more));
    }
  }
  return found;
}

const SCREENS_SPEC = 'e2e/inspector-screens.spec.ts';
/** What is stored of a screen: its words, and pictures whose names begin with its key. */
const STORED = /^e2e\/(?:page-text|pictures)\/(\w+)(?:-[\w-]+)?\.(?:txt|png)$/;
const storedScreen = (path) => STORED.exec(path)?.[1];

/** Steps to the stages of each screen: to its file, to what is stored of it, or to the test that looks at all of them. */
function stageSteps({ changed, sources, screens, importers }, steps) {
  const ownFiles = changed.filter((path) => path.startsWith('e2e/'));
  const within = (path) => (importers.get(path) ?? []).filter((one) => one.startsWith('e2e/'));
  const toAll = sources.has(SCREENS_SPEC) ? distancesFrom(ownFiles, within).get(SCREENS_SPEC) : undefined;
  const stored = new Set(changed.map(storedScreen));
  return screens.map(({ key, file }) => ({
    name: key,
    steps: nearest(steps.get(file), toAll, stored.has(key) ? 0 : undefined),
  }));
}

/** Steps from the changed files to each browser test: by its imports, or by a screen that it visits. */
function specSteps(sources, screens, steps) {
  return [...sources.keys()].filter(isSpec).map((name) => {
    const visits = screensIn(textOfSpec(name, sources), screens);
    const byScreen = visits.map(({ file }) => (steps.get(file) ?? Number.POSITIVE_INFINITY) + 1);
    const here = byScreen.filter((one) => one === Math.min(...byScreen)).length;
    // Of two tests as near as each other, the one that is more about the screen.
    return {
      name,
      steps: nearest(steps.get(name), ...byScreen.map((one) => one - here / (byScreen.length + 1))),
    };
  });
}

/** Steps to each flow that a browser plays: to its chart, to its driver, or by a screen to a chart that it runs. */
function flowSteps(sources, screens, steps) {
  const touched = screens.filter(({ file }) => steps.has(file));
  const within = touched.map(({ file }) => {
    const charts = distancesFrom([file], (path) => sources.get(path)?.imports ?? []);
    return (chart) => steps.get(file) + 1 + (charts.get(chart) ?? Number.POSITIVE_INFINITY);
  });
  return [...playedFlows(sources)].map(([name, { driver, chart }]) => ({
    name,
    steps: nearest(steps.get(chart), steps.get(driver), ...within.map((stepsTo) => stepsTo(chart))),
  }));
}

/**
 * Tests that changed files touch, the nearest within their budgets: `unit` and `server` files, `specs` of the browser,
 * `flows` whose paths it plays and `stages` of screens in the inspector, each with what is `taken` and `left`; `tools`
 * are tests of the inspector that have changed themselves, and `unread` are changed files that choose no test. `costOf`
 * answers the seconds of a file, `budgets` are seconds by kind.
 */
export function relatedTests({ changed, sources, screens, costOf, budgets }) {
  const importers = importersIn(sources);
  const starts = changed.filter((path) => sources.has(path) || importers.has(path));
  const steps = distancesFrom(starts, (path) => importers.get(path) ?? []);
  const overRoutes = stepsOverRoutes(sources, importers, steps);
  const files = (isKind) =>
    [...steps].filter(([name]) => isKind(name)).map(([name, far]) => ({ name, steps: far }));
  const near = ({ name, steps: far }) => far - WORD * likeness(name, changed);
  const take = (rows, kind) =>
    takeWithin(
      rows
        .filter((row) => Number.isFinite(row.steps))
        .map((row) => ({ ...row, steps: near(row), cost: costOf(row.name, kind) })),
      budgets[kind],
    );
  return {
    unit: take(files(isUnit), 'unit'),
    server: take(files(isServer), 'server'),
    specs: take(specSteps(sources, screens, overRoutes), 'specs'),
    flows: take(flowSteps(sources, screens, overRoutes), 'flows'),
    stages: take(stageSteps({ changed, sources, screens, importers }, steps), 'stages'),
    tools: changed.filter((path) => isTool(path) && sources.has(path)),
    unread: changed.filter(
      (path) => !(starts.includes(path) || screens.some(({ key }) => key === storedScreen(path))),
    ),
  };
}
