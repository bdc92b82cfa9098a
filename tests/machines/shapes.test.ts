import { expect, it } from 'vitest';
import { createResourceMachine } from '#machines/kit/resource.machine.ts';
import { coveringPaths, fewestOf } from '#proof/paths.ts';
import { inShape, shapeOf } from '#proof/shapes.ts';
import { entryOf } from './entry-of.ts';

const resource = (id: string, more: { reloads?: true; silent?: true } = {}) =>
  createResourceMachine({ id, description: id, ...more });

it('charts that differ in their id alone have one shape', () => {
  expect(shapeOf(resource('one'))).toBe(shapeOf(resource('other')));
});

it('a chart that hears more, or less, has another shape', () => {
  expect(shapeOf(resource('one', { reloads: true }))).not.toBe(shapeOf(resource('one')));
  expect(shapeOf(resource('one', { silent: true }))).not.toBe(shapeOf(resource('one')));
});

it('a transition loses the id of its chart, and nothing else', () => {
  const { machine } = entryOf('mypagePoints');
  expect(inShape(machine, 'mypagePoints.failed: screen.retried → mypagePoints.loading')).toBe(
    '.failed: screen.retried → .loading',
  );
  expect(inShape(resource('load'), 'load.loading: ✓ load → load.loaded')).toBe('.loading: ✓ load → .loaded');
});

it.each(['cart', 'reviewList', 'reportCase'])('few paths of %s take all that all of them take', (id) => {
  const entry = entryOf(id);
  const all = [...entry.walkthroughs, ...coveringPaths(entry, { known: entry.walkthroughs })];
  const few = fewestOf(entry, all);
  expect(few.length).toBeLessThanOrEqual(all.length);
  // Nothing is left that another path would add to them.
  expect(coveringPaths(entry, { known: few })).toEqual([]);
});

it('what must be played is among the few paths, whatever the others take', () => {
  const entry = entryOf('cart');
  const last = entry.walkthroughs.slice(-1);
  expect(fewestOf(entry, entry.walkthroughs, last)).toEqual(expect.arrayContaining(last));
});
