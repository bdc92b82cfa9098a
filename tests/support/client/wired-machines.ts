import type { AnyStateMachine } from 'xstate';

type Wiring = (...given: unknown[]) => unknown;

/** Stands for any value that a wiring reads from the app or its screen. */
export const anything: unknown = new Proxy(() => anything, { get: () => anything });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

const modules = import.meta.glob<Record<string, unknown>>('/src/{areas,flow}/**/*.wiring.ts', {
  eager: true,
});
const wirings = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((one): one is [string, Wiring] => /^wire[A-Z]/.test(one[0])),
);

/** Returns every machine that a wiring of the shop creates from these services; values of a screen are `anything`. */
export const wiredMachines = (app: unknown): AnyStateMachine[] =>
  wirings.flatMap(([, wire]) => {
    const made = wire(app, anything, anything);
    return (isMachine(made) ? [made] : Object.values(Object(made))).filter(isMachine);
  });
