import { describe, expect, it } from 'vitest';
import { nextSteps } from '../../scripts/lib/testing/step-order.mjs';

const light = { cores: 1, memory: 1 };
const quiet = { cores: 2, memory: 3, quiet: true };
const steps = {
  lint: light,
  types: light,
  unit: { cores: 2, memory: 2 },
  build: light,
  server: quiet,
  e2e: { ...quiet, needs: ['build'] },
  inspector: { ...quiet, needs: ['build'] },
  coverage: { ...light, needs: ['unit', 'e2e'] },
};
const start = {
  waiting: Object.keys(steps),
  running: [] as string[],
  ended: [] as { name: string; code?: number; why?: string }[],
  steps,
  machine: { cores: 2, memory: 8 },
};
const passed = (...names: string[]) => names.map((name) => ({ name, code: 0 }));

describe('order of steps', () => {
  it('starts as many as there are cores', () => {
    expect(nextSteps(start).begin).toEqual(['lint', 'types']);
    expect(nextSteps({ ...start, machine: { cores: 4, memory: 8 } }).begin).toEqual([
      'lint',
      'types',
      'unit',
    ]);
    expect(nextSteps({ ...start, machine: { cores: 1, memory: 8 } }).begin).toEqual(['lint']);
  });

  it('starts what fits before what does not', () => {
    const state = {
      ...start,
      waiting: ['unit', 'build', 'server'],
      running: ['types'],
      ended: passed('lint'),
    };
    expect(nextSteps(state).begin).toEqual(['build']);
  });

  it('starts nothing beside others without enough memory, and one step all the same', () => {
    expect(nextSteps({ ...start, machine: { cores: 8, memory: 1.5 } }).begin).toEqual(['lint']);
    expect(nextSteps({ ...start, machine: { cores: 8, memory: 0.5 } }).begin).toEqual(['lint']);
  });

  it('runs steps that wait for answers only beside their own kind, if there are cores for both', () => {
    const state = { ...start, waiting: ['e2e', 'inspector'], ended: passed('build') };
    expect(nextSteps({ ...state, running: ['lint'], machine: { cores: 8, memory: 16 } }).begin).toEqual([]);
    expect(nextSteps(state).begin).toEqual(['e2e']);
    expect(nextSteps({ ...state, machine: { cores: 4, memory: 16 } }).begin).toEqual(['e2e', 'inspector']);
    const beside = { ...start, waiting: ['lint'], running: ['server'], machine: { cores: 8, memory: 16 } };
    expect(nextSteps(beside).begin).toEqual([]);
  });

  it('waits for the requirements of a step, if they are part of the run', () => {
    expect(nextSteps({ ...start, waiting: ['build', 'e2e'] }).begin).toEqual(['build']);
    expect(nextSteps({ ...start, waiting: ['e2e'], running: ['build'] }).begin).toEqual([]);
    expect(nextSteps({ ...start, waiting: ['coverage'] }).begin).toEqual(['coverage']);
  });

  it('continues after a failure, without the steps that need the failed one', () => {
    const state = { ...start, waiting: ['server', 'e2e', 'coverage'], ended: [{ name: 'build', code: 1 }] };
    expect(nextSteps(state)).toEqual({
      begin: ['server'],
      left: [{ name: 'e2e', why: 'it needs build' }],
    });
    const later = { ...state, waiting: ['coverage'], ended: [{ name: 'e2e', why: 'it needs build' }] };
    expect(nextSteps(later)).toEqual({ begin: [], left: [{ name: 'coverage', why: 'it needs e2e' }] });
  });

  it('skips everything after the first failure with --bail', () => {
    const state = { ...start, waiting: ['server', 'build'], ended: [{ name: 'lint', code: 1 }] };
    expect(nextSteps({ ...state, bail: true })).toEqual({
      begin: [],
      left: [
        { name: 'server', why: '--bail' },
        { name: 'build', why: '--bail' },
      ],
    });
  });
});
