import { expect, it } from 'vitest';
import { badgesEntry } from '#machines/badges/badges.entry.ts';
import { coverageOf } from '../flows/coverage.ts';
import { partsOf } from '../flows/parts.ts';
import type { Report } from '../flows/recorder.ts';

const { states, transitions } = partsOf(badgesEntry.machine);
const report = (part: Partial<ReturnType<typeof partsOf>>, paths: string[] = []): Report => ({
  from: 'here',
  exercised: { badges: { states, transitions, ...part } },
  paths: paths.map((path) => ({ flow: 'badges', path })),
});
const names = badgesEntry.walkthroughs.map(({ name }) => name);
const full = report({}, names);

it('is content when everything was exercised', () => {
  const { failures, uncovered, mainPaths } = coverageOf(badgesEntry, {
    unit: [full],
    browser: [full],
    hasDriver: true,
  });
  expect([failures, uncovered, mainPaths]).toEqual([[], [], `${names.length}/${names.length}`]);
});

it('names a state and the transitions that no unit test reaches', () => {
  const unit = [
    report({
      states: states.filter((name) => name !== 'badges.data.failed'),
      transitions: transitions.filter((name) => !name.includes('✗')),
    }),
  ];
  const { failures, uncovered } = coverageOf(badgesEntry, { unit, browser: [], hasDriver: false });
  expect(failures).toEqual([
    'badges: states below 100 % in unit tests',
    'badges: transitions below 95 % in unit tests',
  ]);
  expect(uncovered).toContain('not in unit tests: badges.data.failed');
  expect(uncovered).toContain('not in unit tests: badges.data.loading: ✗ load → badges.data.failed');
});

it('wants every main path in the browser, but only of a flow with a driver', () => {
  const browser = [report({}, names.slice(1))];
  const judged = (hasDriver: boolean) =>
    coverageOf(badgesEntry, { unit: [full], browser, hasDriver }).failures;
  expect(judged(true)).toEqual([`badges: main path "${names[0]}" not played in a browser`]);
  expect(judged(false)).toEqual([]);
});

it('counts nothing without reports', () => {
  const { states: share, failures } = coverageOf(badgesEntry, { unit: [], browser: [], hasDriver: true });
  expect(share).toBe('0 %');
  expect(failures).toHaveLength(2 + names.length);
});
