import { expect, it } from 'vitest';
import { EMPTY_FILTER } from '#domain/catalogue/product-list/product-filter.ts';
import { likelyConditions } from '#src/areas/catalogue/filters/likely-conditions.ts';

const labelsOf = (...given: Parameters<typeof likelyConditions>) =>
  likelyConditions(...given).map(({ label }) => label);

it('likelyConditions suggest the own size first, and not again among the best-selling ones', () => {
  expect(likelyConditions(EMPTY_FILTER, '265')[0]).toMatchObject({
    label: '내 사이즈 265mm',
    add: { sizes: ['265'] },
  });
  expect(labelsOf(EMPTY_FILTER, '260').filter((label) => label.includes('260'))).toEqual(['내 사이즈 260mm']);
});

it.each(['', 'null', '225', '262'])('likelyConditions suggest no own size for %j', (size) =>
  expect(labelsOf(EMPTY_FILTER, size)).toEqual(labelsOf(EMPTY_FILTER)),
);

it('likelyConditions suggest no own size once a size is chosen', () =>
  expect(labelsOf({ ...EMPTY_FILTER, sizes: ['240'] }, '265').join()).not.toContain('265'));
