import type { InspectionEvent } from 'xstate';
import { FlowRecorder } from '#proof/recorder.ts';

let passed = new FlowRecorder();
let current = new FlowRecorder();

/** For `createActor(machine, { inspect: recorded })`: transitions of a run count as covered if its test passes. */
export const recorded = (event: InspectionEvent): void => current.inspect(event);

/** Keeps the recorded transitions of a passed test and drops those of a failed one. */
export function endTest(hasPassed: boolean): void {
  if (hasPassed) passed.add(current);
  current = new FlowRecorder();
}

/** Transitions of passed tests since the last call: test files share this module. */
export function takePassed(): FlowRecorder {
  const taken = passed;
  passed = new FlowRecorder();
  return taken;
}
