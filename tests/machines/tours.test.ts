import { expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { SampleEvent } from '#proof/entry.ts';
import { coveringPaths, type FlowPath, type Offered } from '#proof/paths.ts';
import { toursOf } from '#proof/tours.ts';
import { entryOf } from './entry-of.ts';

const anything = { offered: () => true, isOver: () => false };
const planOf = (id: string) => {
  const entry = entryOf(id);
  const all = [...entry.walkthroughs, ...coveringPaths(entry, { known: entry.walkthroughs })];
  return { entry, all };
};
const lengthOf = (paths: readonly FlowPath[]): number =>
  paths.reduce((sum, { steps }) => sum + steps.length, 0);

it.each(['cart', 'reviewList', 'reportCase'])('toursOf %s covers everything that its paths cover', (id) => {
  const { entry, all } = planOf(id);
  const tours = toursOf(entry, all, anything);
  // Another path would add nothing new.
  expect(coveringPaths(entry, { known: tours })).toEqual([]);
  expect(tours.length).toBeLessThan(all.length);
  expect(lengthOf(tours)).toBeLessThan(lengthOf(all));
});

it('toursOf starts the first tour as the given path', () => {
  const { entry, all } = planOf('cart');
  const first = entry.walkthroughs.at(-1);
  const [tour] = toursOf(entry, all, { ...anything, first });
  expect(tour?.steps.slice(0, first?.steps.length)).toEqual(first?.steps);
});

it('toursOf does not extend a tour after a final step, and starts another', () => {
  const { entry, all } = planOf('reportCase');
  const isLast = ({ type }: SampleEvent) => type.startsWith('xstate.error.');
  const tours = toursOf(entry, all, { ...anything, isOver: (steps) => steps.slice(-1).some(isLast) });
  // Eventless transitions of a path are not events of the plan.
  const namesOfPlan = all.map(({ name }) => name);
  const prolonged = tours.filter(({ name }) => !namesOfPlan.includes(name));
  for (const { name, steps } of prolonged) {
    const own = all.find((path) => name.startsWith(`${path.name} › `))?.steps.length ?? 0;
    expect(steps.slice(own - 1, -1).filter(isLast), name).toEqual([]);
  }
  expect(prolonged.length).toBeGreaterThan(0);
  expect(tours.length).toBeGreaterThan(toursOf(entry, all, anything).length);
  expect(coveringPaths(entry, { known: tours })).toEqual([]);
});

it('toursOf uses only events that the screen offers', () => {
  const { entry, all } = planOf('cart');
  const paths = all.filter(({ steps }) => steps.every(({ type }) => type !== 'screen.retried'));
  const tours = toursOf(entry, paths, { ...anything, offered: ({ type }) => type !== 'screen.retried' });
  expect(tours.flatMap(({ steps }) => steps).map(({ type }) => type)).not.toContain('screen.retried');
});

it('toursOf uses only steps that the chart accepts there', () => {
  const { entry, all } = planOf('reviewList');
  for (const { steps } of toursOf(entry, all, anything)) {
    let [at] = initialTransition(entry.machine, entry.input);
    for (const step of steps) {
      expect(at.can(step), step.type).toBe(true);
      [at] = transition(entry.machine, at, step);
    }
  }
});

it('coveringPaths takes no step that the screen does not offer in the context of its path', () => {
  const entry = entryOf('help');
  // A press on an open question closes it: it does not open another time.
  const offered: Offered = (event, { context }) => !('key' in event) || context.open !== event.key;
  const paths = coveringPaths(entry, { offered });
  expect(paths.flatMap(({ steps }) => steps).some((step) => 'key' in step)).toBe(true);
  for (const { name, steps } of [...paths, ...toursOf(entry, paths, { ...anything, offered })]) {
    let [at] = initialTransition(entry.machine, entry.input);
    for (const step of steps) {
      expect(offered(step, at), name).toBe(true);
      [at] = transition(entry.machine, at, step);
    }
  }
});
