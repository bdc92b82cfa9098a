import { inputKeys } from '../../../machines/kit/chart-labels.ts';
import type { Parts, Place } from '../charts/chart-parts.ts';
import type { Tools, Wrong } from './chart-mutants.ts';

const without = (given: object, key: string): object =>
  Object.fromEntries(Object.entries(given).filter(([name]) => name !== key));

/** A question that lacks a part of what it should ask. */
export function wrongsOfInputs({ chart, path }: Place): Wrong[] {
  return [chart.invoke ?? []].flat().flatMap((invoke) => {
    const { input } = invoke;
    if (typeof input !== 'function') return [];
    return inputKeys(input).map((key) => ({
      at: path,
      change: `asks ${invoke.id} without ${key}`,
      make: () => {
        invoke.input = (given: unknown) => {
          const asked: unknown = input(given);
          // What is handed on as a whole has no such part: then nothing is asked.
          return typeof asked === 'object' && asked !== null && key in asked ? without(asked, key) : {};
        };
      },
    }));
  });
}

/** An action that leaves a part of the data as it was. */
export function wrongsOfActions({ actions }: Parts, { assign }: Tools): Wrong[] {
  return Object.entries(actions).flatMap(([name, action]) => {
    const changes: unknown =
      typeof action === 'function' && 'assignment' in action ? action.assignment : undefined;
    if (typeof changes !== 'object' || changes === null) return [];
    const keys = Object.keys(changes);
    // An action that sets one thing does nothing without it, as if it were dropped.
    if (keys.length < 2) return [];
    return keys.map((key) => ({
      at: `action ${name}`,
      change: `leaves ${key} as it was`,
      make: () => {
        actions[name] = assign(without(changes, key));
      },
    }));
  });
}

export function wrongsOfDelays({ delays }: Parts): Wrong[] {
  return Object.entries(delays).flatMap(([name, delay]) =>
    typeof delay === 'number'
      ? [
          {
            at: `delay ${name}`,
            change: 'takes twice as long',
            make: () => {
              delays[name] = delay * 2;
            },
          },
        ]
      : [],
  );
}
