import { expect, it } from 'vitest';
import { type PlacedPart, partInView } from '#src/areas/catalogue/product/tabs/part-in-view.ts';

const HEIGHT = 844;
/** Sections of a page that is scrolled by this number of px; sizes and wear are inside the information. */
const scrolledBy = (px: number): PlacedPart[] =>
  (
    [
      ['info', 1_000, 3_000],
      ['size', 1_600, 1_660],
      ['wear', 2_000, 2_500],
      ['reviews', 3_000, 5_000],
      ['questions', 4_000, 5_000],
    ] as const
  ).map(([part, top, bottom]) => ({ part, top: top - px, bottom: bottom - px }));

it.each([
  ['the information, above all sections', 0, 'info'],
  ['the information, before the sizes', 900, 'info'],
  ['the sizes, below the tabs', 1_470, 'size'],
  ['the information, once the sizes are under the tabs', 1_520, 'info'],
  ['the wear, inside the information', 1_870, 'wear'],
  ['the information again, between wear and reviews', 2_400, 'info'],
  ['the reviews', 2_900, 'reviews'],
  ['the questions, below the reviews', 3_900, 'questions'],
] as const)('product tabs mark %s', (_, px, part) => {
  expect(partInView(scrolledBy(px), HEIGHT)).toBe(part);
});

it('product tabs mark the information while no section is in the page', () => {
  expect(partInView([], HEIGHT)).toBe('info');
});
