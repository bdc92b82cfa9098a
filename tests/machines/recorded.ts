import { chai } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { FlowRecorder } from '#proof/recorder.ts';
import type { Step } from './watched-actors.ts';

let passed = new FlowRecorder();
let current = new FlowRecorder();
/** Steps that the running test has looked at since its last assertion. */
let seen = new Set<Step>();

/** For `createActor(machine, { inspect: recorded })`: transitions of a run count as covered if its test passes. */
export const recorded = (event: InspectionEvent): void => current.inspect(event);

/** Notes that the test has read what a step has done; the next assertion that holds makes its transitions meant. */
export function looked(...steps: readonly (Step | undefined)[]): void {
  for (const step of steps) if (step && step.transitions.size > 0) seen.add(step);
}

function asserted(): void {
  for (const { machine, transitions } of seen) current.mean(machine, transitions);
  seen = new Set();
}

/** Keeps the recorded transitions of a passed test and drops those of a failed one. */
export function endTest(hasPassed: boolean): void {
  if (hasPassed) passed.add(current);
  current = new FlowRecorder();
  seen = new Set();
}

/** Transitions of passed tests since the last call: test files share this module. */
export function takePassed(): FlowRecorder {
  const taken = passed;
  passed = new FlowRecorder();
  return taken;
}

// A matcher has read its subject when it ends. Files share this module, so matchers are wrapped once.
const matchers = chai.Assertion.prototype;
for (const name of Object.getOwnPropertyNames(matchers).filter((one) => /^to[A-Z]/.test(one))) {
  const { value: matcher } = Object.getOwnPropertyDescriptor(matchers, name) ?? {};
  if (typeof matcher !== 'function') continue;
  Object.defineProperty(matchers, name, {
    configurable: true,
    writable: true,
    value: function matchAndNote(this: unknown, ...args: unknown[]): unknown {
      const result: unknown = matcher.apply(this, args);
      asserted();
      return result;
    },
  });
}
