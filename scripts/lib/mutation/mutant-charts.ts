/**
 * Stands in for `xstate` where machines import it: every chart that is made is known, and can be made wrong while tests
 * run, in place, so that every holder of a machine has the wrong one.
 */
import * as xstate from 'xstate';
import { copyOf, type Parts } from '../charts/chart-parts.ts';
import { mutantOf, type Tools, wrongsOf } from './chart-mutants.ts';

export * from 'xstate';

type Machine = xstate.AnyStateMachine;
/** One wrong change of the chart that a file makes. */
export type WrongChart = { file: string; index: number; at: string; change: string };
type Made = { file: string; machine: Machine };

/** A wrong chart that turns in circles ends here. */
const MOST_STEPS = 300;

const made: Made[] = [];
const fileOf = new WeakMap<object, string>();
const used = new Set<string>();
let active: WrongChart | null = null;

/** What the types of XState say of these is more than is read of them here. */
const partsOf = ({ config, implementations: { actions, delays } }: Machine): Parts => ({
  chart: config as unknown as Parts['chart'],
  actions,
  delays,
});
const tools = { not: xstate.not, assign: xstate.assign } as unknown as Tools;

/** The file of the machine that is being made, relative to the shop's folder. */
const callerFile = (): string =>
  /machines\/[\w/-]+\.machine\.ts/.exec(new Error().stack ?? '')?.[0] ?? 'unknown';

/** Gives a machine its wrong chart in place, for all who hold it. */
function spoil(machine: Machine, { file, index }: WrongChart): void {
  const { chart, actions, delays } = mutantOf(partsOf(machine), index, tools);
  const config = { ...chart, options: { maxIterations: MOST_STEPS } };
  fileOf.set(config, file);
  const implementations = { ...machine.implementations, actions, delays };
  Object.assign(machine, new xstate.StateMachine(config as never, implementations as never));
}

function note(machine: Machine, file: string): void {
  fileOf.set(machine.config, file);
  if (active?.file === file) spoil(machine, active);
  made.push({ file, machine });
}

const original = xstate.StateMachine.prototype.getInitialSnapshot;
function noting(this: Machine, ...given: Parameters<typeof original>) {
  used.add(fileOf.get(this.config) ?? '');
  return original.apply(this, given);
}
xstate.StateMachine.prototype.getInitialSnapshot = noting as typeof original;

type Setup = (parts: never) => { createMachine: (chart: never) => Machine };

/** As XState's own; the types that machines see are the real ones. */
export const setup: Setup = (parts) => {
  const ready = (xstate.setup as unknown as Setup)(parts);
  return {
    ...ready,
    createMachine: (chart) => {
      const machine = ready.createMachine(chart);
      note(machine, callerFile());
      return machine;
    },
  };
};

const noticed = new Set<string>();
const keyOf = ({ file, index }: WrongChart): string => `${file} ${index}`;

/** For the runner: which charts tests have used, and one wrong chart at a time. */
const laboratory = {
  /** What another test file of this worker has noticed need not be tried again. */
  isNoticed: (wrong: WrongChart): boolean => noticed.has(keyOf(wrong)),
  noteNoticed: (wrong: WrongChart) => noticed.add(keyOf(wrong)),
  takeUsed(): string[] {
    const files = [...used].filter(Boolean);
    used.clear();
    return files;
  },
  /** Files of all charts that were made. */
  charts: (): string[] => [...new Set(made.map(({ file }) => file))],
  wrongCharts(file: string): WrongChart[] {
    const first = made.find((one) => one.file === file);
    const wrongs = first ? wrongsOf(copyOf(partsOf(first.machine)), tools) : [];
    return wrongs.map(({ at, change }, index) => ({ file, index, at, change }));
  },
  /** Runs something with a wrong chart in place. */
  async with<T>(wrong: WrongChart, run: () => Promise<T>): Promise<T> {
    const concerned = made.filter(({ file }) => file === wrong.file);
    const kept = concerned.map(({ machine }) => ({ ...machine }));
    const before = made.length;
    for (const { machine } of concerned) spoil(machine, wrong);
    active = wrong;
    try {
      return await run();
    } finally {
      active = null;
      // What the tests have made themselves goes with them.
      made.length = before;
      for (const [index, { machine }] of concerned.entries()) Object.assign(machine, kept[index]);
    }
  },
};
export type Laboratory = typeof laboratory;
globalThis.chartLaboratory = laboratory;
