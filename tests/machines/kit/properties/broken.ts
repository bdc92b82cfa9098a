import { type AnyStateMachine, StateMachine } from 'xstate';
import { type Chart, copyOf } from '../../../../scripts/lib/charts/chart-parts.ts';

/** Makes a chart wrong. */
export type Break = (machine: AnyStateMachine) => AnyStateMachine;

/** State of a chart that is written, with every part that a break changes. */
export type Written = Omit<Chart, 'invoke' | 'on'> & {
  invoke: Record<string, unknown>;
  on: Record<string, unknown>;
};

/** Another implementation of an action. */
export const action =
  (name: string, instead: unknown = () => {}): Break =>
  (machine) =>
    // XState ties the type of an action to the chart that it is written for.
    machine.provide({ actions: { [name]: instead as () => void } });

/** A guard that always says the same. */
export const guard =
  (name: string, verdict: boolean): Break =>
  (machine) =>
    machine.provide({ guards: { [name]: () => verdict } });

/** State of a chart by its path; '' is the whole chart. Parts that it lacks are added. */
function stateAt(root: Chart, path: string): Written {
  const keys = path === '' ? [] : path.split('.');
  const state = keys.reduce<Chart | undefined>((chart, key) => chart?.states?.[key], root);
  if (!state) throw new Error(`the chart has no state ${path}`);
  state.on ??= {};
  // A break writes into what is there.
  return state as Written;
}

/** A chart whose states are written otherwise. */
export const chart =
  (path: string, change: (state: Written, other: (path: string) => Written) => void): Break =>
  (machine) => {
    // What the types of XState say of a chart is more than is written here.
    const root = copyOf(machine.config) as unknown as Chart;
    const at = (where: string) => stateAt(root, where);
    change(at(path), at);
    return new StateMachine(root as never, machine.implementations as never);
  };

/** A call whose success nobody hears. */
export const withoutDone = (path: string): Break =>
  chart(path, ({ invoke }) => {
    delete invoke.onDone;
  });

/** A call whose failure nobody hears. */
export const withoutError = (path: string): Break =>
  chart(path, ({ invoke }) => {
    delete invoke.onError;
  });

/** A state that hears an event in another way. */
export const hears = (path: string, type: string, transition: unknown): Break =>
  chart(path, ({ on }) => {
    on[type] = transition;
  });

/** A state that no longer hears an event. */
export const deafTo = (path: string, type: string): Break =>
  chart(path, ({ on }) => {
    delete on[type];
  });

/** A state that calls its port anew at an event, although a call is under way. */
export const callsAgainAt = (path: string, type: string): Break =>
  hears(path, type, { target: path.split('.').at(-1), reenter: true });
