import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { coverageOf, type Few, unprovenReasons } from '#proof/coverage.ts';
import { partsOf } from '#proof/parts.ts';
import { type Report, WIRED } from '#proof/recorder.ts';
import { badgesEntry } from '#proof/rewards/badges.proof.ts';

const { states, transitions } = partsOf(badgesEntry.machine);
const report = (part: Partial<ReturnType<typeof partsOf>>, paths: string[] = []): Report => ({
  from: 'here',
  exercised: { badges: { states, transitions, ...part } },
  paths: paths.map((path) => ({ flow: 'badges', path })),
});
const names = badgesEntry.walkthroughs.map(({ name }) => name);
const full = report({}, names);
const undriven = { why: 'draws nothing', provenBy: 'e2e/some.spec.ts' };

it('coverageOf is sufficient if everything was exercised', () => {
  const { failures, uncovered, mainPaths } = coverageOf(badgesEntry, {
    unit: [full],
    browser: [full],
    hasDriver: true,
  });
  expect([failures, uncovered, mainPaths]).toEqual([[], [], `${names.length}/${names.length}`]);
});

it('coverageOf names a state and the transitions that no unit test reaches', () => {
  const unit = [
    report({
      states: states.filter((name) => name !== 'badges.data.failed'),
      transitions: transitions.filter((name) => !name.includes('✗')),
    }),
  ];
  const { failures, uncovered } = coverageOf(badgesEntry, {
    unit,
    browser: [],
    hasDriver: false,
    undriven,
  });
  expect(failures).toEqual([
    'badges: states below 100 % in unit tests',
    'badges: transitions below 95 % in unit tests',
  ]);
  expect(uncovered).toContain('not in unit tests: badges.data.failed');
  expect(uncovered).toContain('not in unit tests: badges.data.loading: ✗ load → badges.data.failed');
});

const browser = [report({}, names.slice(1))];
const failuresOf = (screens: Pick<Parameters<typeof coverageOf>[1], 'hasDriver' | 'undriven'>) =>
  coverageOf(badgesEntry, { unit: [full], browser, ...screens }).failures;

it('coverageOf requires every walkthrough of a flow with a driver', () => {
  expect(failuresOf({ hasDriver: true })).toEqual([
    `badges: main path "${names[0]}" not played in a browser`,
  ]);
});

it('coverageOf requires a driver or a reason for having none, but not both', () => {
  expect(failuresOf({ hasDriver: false })).toEqual(['badges: neither a driver nor a reason for having none']);
  expect(failuresOf({ hasDriver: false, undriven })).toEqual([]);
  expect(failuresOf({ hasDriver: true, undriven })).toContain(
    'badges: a reason for having no driver, but a driver plays it',
  );
});

it('unprovenReasons names every reason whose test file is missing', () => {
  const proofs = [{ machine: badgesEntry.machine, undriven }];
  expect(unprovenReasons(proofs, () => true)).toEqual([]);
  expect(unprovenReasons(proofs, () => false)).toEqual([
    'badges: proved by e2e/some.spec.ts, which is not there',
  ]);
});

it('coverageOf is zero without reports', () => {
  const { states: share, failures } = coverageOf(badgesEntry, { unit: [], browser: [], hasDriver: true });
  expect(share).toBe('0 %');
  expect(failures).toHaveLength(2 + names.length);
});

const [taken = '', ...others] = transitions;
const few = { wanted: transitions, standIns: [] };
const failuresOfFew = (given: Report[], sight: Few, unit: Report[] = [full]) =>
  coverageOf(badgesEntry, { unit, browser: given, hasDriver: true, few: sight }).failures;

it('coverageOf requires every transition of the screen, and no walkthrough, where few paths are played', () => {
  expect(failuresOfFew([report({})], few)).toEqual([]);
  expect(failuresOfFew([report({ transitions: others })], few)).toEqual([
    `badges: ${taken} not taken in a browser`,
  ]);
});

it('coverageOf accepts transitions of another flow of the same structure if the wiring was tested', () => {
  const id = 'medals';
  const machine = createMachine({ id });
  const standIns = [{ ...badgesEntry, machine }];
  const renamed = (names: readonly string[]) => names.map((name) => name.replaceAll('badges', id));
  const played = (names: readonly string[]): Report[] => [
    { from: 'here', paths: [], exercised: { [id]: { states: [], transitions: renamed(names) } } },
  ];
  const wired = [full, report({}, [WIRED])];
  expect(failuresOfFew(played(transitions), { wanted: transitions, standIns }, wired)).toEqual([]);
  expect(failuresOfFew(played(others), { wanted: transitions, standIns }, wired)).toEqual([
    `badges: ${taken} not taken in a browser`,
  ]);
  expect(failuresOfFew(played(transitions), { wanted: transitions, standIns })).toEqual([
    'badges: left to medals, but no test has tried its wiring',
  ]);
});
