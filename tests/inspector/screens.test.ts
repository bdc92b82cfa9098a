import { describe, expect, it } from 'vitest';
import { allScreens } from '#src/app/routes/all-screens.ts';
import { entryOf } from '#src/inspector/gallery/entries.ts';
import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import { ruleOf } from '../support/access/who-may-see.ts';
import { SCREEN_SHAPES } from '../support/client/screen-shapes.ts';
import { picturesOf, storedPictures, storedSaid } from '../support/pictures.ts';

/** Screens without a chart: documents, and screens that need a link or a log-in in progress. */
const WITHOUT_CHART = [
  'terms',
  'socialCallback',
  'mfaVerification',
  'resetPassword',
  'unlock',
  'notMe',
  'emailConfirm',
  'emailUndo',
  'verifyEmail',
  'printRuler',
];

const rowOf = (key: string) => allScreens.find(([name]) => name === key)?.[1];

it('every existing screen has inspector settings', () => {
  const existing = allScreens.map(([key]) => key);
  expect(seenScreens.map(({ key }) => key).toSorted()).toEqual(existing.toSorted());
  expect(existing.length).toBeGreaterThan(30);
});

it('every screen has a chart, or is one of the few without', () => {
  const charts = seenScreens.flatMap(({ chart }) => chart ?? []);
  expect(charts.filter((id) => entryOf(id) === undefined)).toEqual([]);
  const without = seenScreens.filter(({ chart }) => chart === null);
  expect(without.map(({ key }) => key).toSorted()).toEqual(WITHOUT_CHART.toSorted());
});

it('every picture of the rules exists, and no other: at most 150', () => {
  const kept = seenScreens.flatMap(picturesOf).toSorted();
  expect(storedPictures()).toEqual(kept);
  expect(kept.length).toBeLessThanOrEqual(150);
});

it('every shape is represented by one of its screens', () => {
  const wrong = Object.entries(SCREEN_SHAPES).filter(([, { first, screens }]) => !screens.includes(first));
  expect(wrong.map(([name]) => name)).toEqual([]);
  const inShapes = Object.values(SCREEN_SHAPES).flatMap(({ screens }) => screens);
  expect(inShapes.toSorted()).toEqual(seenScreens.map(({ key }) => key).toSorted());
});

it('every screen has its stored words, and nothing else has', () => {
  expect(storedSaid()).toEqual(seenScreens.map(({ key }) => key).toSorted());
});

describe.each(seenScreens)('inspector settings of $key', ({ key, title, address, who }) => {
  const row = rowOf(key);

  it('use an address of its row', () => {
    const patterns = [row?.path ?? '', ...(row?.also ?? [])].map((path) => path.replace(/:\w+/g, '\\d+'));
    expect(address).toMatch(new RegExp(`^(${patterns.join('|')})(\\?.+)?$`));
    expect(title).toBe(row?.title);
  });

  it('use a viewer who may see it', () => {
    expect(ruleOf(row?.path ?? '')[who]).toBe('page');
  });
});
