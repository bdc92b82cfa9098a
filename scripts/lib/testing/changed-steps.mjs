// The steps of `npm test -- --changed`: what an edit touches, in about a minute.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, TSX, tool } from '../root.mjs';
import { screenFiles } from '../screens/screen-files.mjs';
import { flowIn, screenIn } from '../screens/screen-visits.mjs';
import { hasPostgres } from '../test-cluster.mjs';
import { changedFiles } from './changed-files.mjs';
import { readSources } from './import-graph.mjs';
import { relatedTests } from './related-tests.mjs';
import { node, playwright, reportFile, vitest } from './step-commands.mjs';
import { ofServer, STEPS } from './steps.mjs';
import { readTests } from './test-reports.mjs';

const SCREENS = 'e2e/inspector-screens.spec.ts';
/** Seconds of tests by kind, added up over both workers. */
const BUDGETS = { unit: 16, server: 12, specs: 16, flows: 8, stages: 8 };
/** Seconds of a file, or of the paths of a flow, that no run has told yet. */
const USUAL = { unit: 0.2, server: 2.5, specs: 25, flows: 5, stages: 4 };
/** Seconds that a file takes before its first test, which reports do not tell. */
const LOADING = { unit: 0.2, server: 0.5, specs: 0, flows: 0, stages: 0 };
const SHOWN = 8;

/** Seconds of each test file, flow and screen in the last runs of the steps that have all of them. */
function knownCosts() {
  const costs = new Map();
  for (const { file, title, ms } of ['unit', 'server-postgres', 'e2e', 'e2e-inspector'].flatMap(
    (name) => readTests(reportFile(name)) ?? [],
  )) {
    const flow = file === 'e2e/models.spec.ts' ? flowIn(title ?? '') : undefined;
    const screen = file === SCREENS ? screenIn(title ?? '') : undefined;
    const name = flow ?? screen ?? file;
    costs.set(name, (costs.get(name) ?? 0) + ms / 1000);
  }
  return costs;
}

/** Every screen with its file and its addresses. */
function readScreens() {
  const { stdout } = spawnSync(
    process.execPath,
    [TSX, join(root, 'scripts/lib/screens/screen-addresses.ts')],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const addresses = new Map(JSON.parse(stdout));
  return readdirSync(join(root, 'src/areas'))
    .flatMap((area) => [...screenFiles(area)])
    .map(([key, file]) => ({ key, file, addresses: addresses.get(key) ?? [] }));
}

const grepOf = ({ specs, flows }) => {
  const files = specs.taken.map((path) => path.replace(/^e2e\//, '').replaceAll('.', '\\.'));
  const played = flows.taken.map((flow) => `flow ${flow} `);
  return [...files, ...played].join('|');
};

function browserStep(related) {
  const files = [...related.specs.taken, ...(related.flows.taken.length > 0 ? ['e2e/models.spec.ts'] : [])];
  return {
    ...STEPS.e2e,
    repeat: 'e2e',
    start: () => playwright('e2e-changed', 'e2e/playwright.config.ts', { files, grep: grepOf(related) }),
  };
}

/** Stages of screens, and what has changed of the inspector's own tests. */
function inspectorStep({ stages, tools }) {
  const files = [...tools, ...(stages.taken.length > 0 ? [SCREENS] : [])];
  const names = tools.map((path) => path.replace(/^e2e\//, '').replaceAll('.', '\\.'));
  const grep = [...names, ...stages.taken.map((key) => `\\b${key} is accessible, says`)].join('|');
  return {
    ...STEPS['e2e-inspector'],
    repeat: 'e2e-inspector',
    start: () => playwright('inspector-changed', 'e2e/inspector.config.ts', { files, grep }),
  };
}

const testStep = (base, start) => ({ ...STEPS[base], results: [], repeat: base, start });

/** Steps for what an edit touches; those that have nothing to run are not among them. */
function stepsFor(changed, related) {
  const present = changed.filter((path) => existsSync(join(root, path)));
  const server = hasPostgres() ? 'server-postgres' : 'server-pglite';
  const hasBrowser = related.specs.taken.length + related.flows.taken.length > 0;
  const isTouched = ({ taken }) => taken.length > 0;
  const hasInspector = isTouched(related.stages) || related.tools.length > 0;
  return {
    ...((hasBrowser || hasInspector) && { build: STEPS.build }),
    lint: {
      ...STEPS.lint,
      start: () => node(tool('@biomejs/biome/bin/biome'), ['ci', '--no-errors-on-unmatched', ...present]),
    },
    types: STEPS.types,
    'types-worker': STEPS['types-worker'],
    architecture: STEPS.architecture,
    ...(isTouched(related.unit) && {
      'unit-changed': testStep('unit', () =>
        vitest('unit-changed', ['--project', 'unit*'], { files: related.unit.taken }),
      ),
    }),
    ...(hasInspector && { 'build-qa': STEPS['build-qa'] }),
    ...(isTouched(related.server) && {
      'server-changed': testStep(server, () =>
        ofServer('server-changed', server, { files: related.server.taken }),
      ),
    }),
    ...(hasBrowser && { 'e2e-changed': browserStep(related) }),
    ...(hasInspector && { 'inspector-changed': inspectorStep(related) }),
  };
}

const named = (names) =>
  names.length > SHOWN
    ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`
    : names.join(', ');

/** Sentences on what a run for these changes does not look at. */
function leftOut({ unit, server, specs, flows, stages, unread }) {
  const rows = [
    ['unit test files further away', unit.left],
    ['server test files further away', server.left],
    ['browser tests further away', specs.left],
    ['flows whose paths a browser does not play now', flows.left],
    ['screens whose stages are not looked at now', stages.left],
    ['changed files that no source imports: no test is chosen by them', unread],
  ];
  return [
    ...rows.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${named(names)}`),
    'never part of it: unused, bundle, built, tests of the inspector that have not changed, coverage, the other engine',
  ];
}

/** What `npm test -- --changed` runs: `steps` by name in their order, and lines on what it leaves out. */
export function changedSteps(since) {
  const changed = changedFiles(since);
  const costs = knownCosts();
  const related = relatedTests({
    changed,
    sources: readSources(),
    screens: readScreens(),
    costOf: (name, kind) => (costs.get(name) ?? USUAL[kind]) + LOADING[kind],
    budgets: BUDGETS,
  });
  if (changed.length === 0)
    return { steps: {}, lines: [`Nothing differs from ${since ?? 'the last commit'}.`] };
  return { steps: stepsFor(changed, related), lines: leftOut(related) };
}
