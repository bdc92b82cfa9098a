import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../scripts/lib/testing/step-order.mjs';
import { checksOn, STEPS } from '../../scripts/lib/testing/steps.mjs';

/** Whole seconds of each step on two idle cores. */
const SECONDS: Record<string, number> = {
  lint: 13,
  types: 47,
  unit: 56,
  unused: 10,
  'types-worker': 1,
  build: 9,
  bundle: 1,
  built: 2,
  'build-qa': 21,
  'server-postgres': 290,
  'server-pglite': 139,
  e2e: 590,
  'e2e-inspector': 260,
  coverage: 3,
};
const secondsOf = (name: string): number => SECONDS[name] ?? 0;

type Span = { name: string; from: number; to: number };

/**
 * Returns start and end of each check on a machine with this much free memory (GiB) and these cores, if every step
 * passes.
 */
function spansOn(cores: number, memory = 16): Span[] {
  const spans: Span[] = [];
  let waiting = checksOn(cores);
  let now = 0;
  while (waiting.length > 0) {
    const running = spans.filter(({ to }) => to > now);
    const taken = running.reduce((sum, { name }) => sum + (STEPS[name]?.memory ?? 0), 0);
    const { begin } = nextSteps({
      waiting,
      running: running.map(({ name }) => name),
      ended: spans.filter(({ to }) => to <= now).map(({ name }) => ({ name, code: 0 })),
      steps: STEPS,
      machine: { cores, memory: memory - taken },
    });
    const from = now;
    spans.push(...begin.map((name) => ({ name, from, to: from + secondsOf(name) })));
    waiting = waiting.filter((name) => !begin.includes(name));
    now = Math.min(...spans.map(({ to }) => to).filter((to) => to > now));
  }
  return spans;
}

const besidesOf = (spans: readonly Span[], name: string): string[] => {
  const one = spans.find((span) => span.name === name);
  return spans
    .filter((other) => one && other !== one && other.from < one.to && one.from < other.to)
    .map((other) => other.name);
};
const endOf = (spans: readonly Span[]): number => Math.max(...spans.map(({ to }) => to));

describe('steps of npm test', () => {
  it('are the same on every machine', () => {
    expect(checksOn(4).toSorted()).toEqual(checksOn(2).toSorted());
    expect(checksOn(2).every((name) => secondsOf(name) > 0)).toBe(true);
  });

  it('on two cores: lint, types and the smaller ones run beside the builds, those with tests alone', () => {
    const spans = spansOn(2);
    expect(besidesOf(spans, 'build')).toEqual(['lint']);
    expect(besidesOf(spans, 'build-qa')).toContain('types');
    for (const name of ['unit', 'server-postgres', 'server-pglite', 'e2e', 'e2e-inspector'])
      expect(besidesOf(spans, name)).toEqual([]);
  });

  it('on four cores: unit runs beside the build, and the server and inspector steps beside the browser', () => {
    const spans = spansOn(4);
    expect(besidesOf(spans, 'build')).toEqual(['lint', 'unit']);
    expect(besidesOf(spans, 'e2e')).toEqual(['server-postgres', 'e2e-inspector', 'server-pglite']);
  });

  it('on four cores take little longer than the longest of them and its requirements', () => {
    expect(endOf(spansOn(4))).toBeLessThan(secondsOf('e2e') + secondsOf('server-pglite') + 80);
    expect(endOf(spansOn(2))).toBeGreaterThan(2 * secondsOf('e2e'));
  });

  it('on four cores with little memory run one by one where two browsers do not fit', () => {
    expect(besidesOf(spansOn(4, 5), 'e2e')).toEqual([]);
  });
});
