import { expect, it } from 'vitest';
import { done, failed } from '#proof/entry.ts';
import { entryOf } from '../entry-of.ts';
import { start } from '../start.ts';

const boots = { categoryId: 3 };
const sandals = { categoryId: 4 };
const counts = (total: number) => ({ total });
const changed = (filter: object) => ({ type: 'filter.changed', filter });
const open = () => start(entryOf('productFacets'), { filter: boots });

it('productFacetsMachine loads the counts of the filter, and again for another one', async () => {
  const { play, asked } = open();
  const counted = await play(done('loadFacets', counts(9)));
  expect([counted.value, counted.context.facets]).toEqual(['loaded', counts(9)]);
  const counting = await play(changed(sandals));
  // The old counts stay until the new ones are there.
  expect([counting.value, counting.context.facets]).toEqual(['loading', counts(9)]);
  expect(asked('loadFacets')).toEqual([{ filter: boots }, { filter: sandals }]);
  expect((await play(done('loadFacets', counts(2)))).context.facets).toEqual(counts(2));
});

it('productFacetsMachine ignores counts of an earlier filter', async () => {
  const { play, flow, asked } = open();
  await play(changed(sandals));
  await flow.calls[0]?.settle({ output: counts(9) });
  expect([flow.snapshot.context.facets, asked('loadFacets').length]).toEqual([null, 2]);
});

it('productFacetsMachine shows no counts after a failure, until another filter is loaded', async () => {
  const { play } = open();
  const lost = failed('loadFacets', new Error('점검 중'));
  const uncounted = await play(done('loadFacets', counts(9)), changed(sandals), lost);
  expect([uncounted.value, uncounted.context.facets]).toEqual(['uncounted', null]);
  expect((await play(changed(boots), done('loadFacets', counts(9)))).context.facets).toEqual(counts(9));
});
