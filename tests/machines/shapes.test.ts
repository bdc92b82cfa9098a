import { expect, it } from 'vitest';
import { createResourceMachine } from '#machines/kit/resource.machine.ts';
import { inShape, shapeOf } from '#proof/shapes.ts';
import { entryOf } from './entry-of.ts';

const resource = (id: string, more: { reloads?: true; silent?: true } = {}) =>
  createResourceMachine({ id, description: id, ...more });

it('shapeOf is equal for charts that differ only in their id', () => {
  expect(shapeOf(resource('one'))).toBe(shapeOf(resource('other')));
});

it('shapeOf differs for a chart with more or fewer events', () => {
  expect(shapeOf(resource('one', { reloads: true }))).not.toBe(shapeOf(resource('one')));
  expect(shapeOf(resource('one', { silent: true }))).not.toBe(shapeOf(resource('one')));
});

it('inShape removes the id of the chart from a transition, and nothing else', () => {
  const { machine } = entryOf('mypagePoints');
  expect(inShape(machine, 'mypagePoints.failed: screen.retried → mypagePoints.loading')).toBe(
    '.failed: screen.retried → .loading',
  );
  expect(inShape(resource('load'), 'load.loading: ✓ load → load.loaded')).toBe('.loading: ✓ load → .loaded');
});
