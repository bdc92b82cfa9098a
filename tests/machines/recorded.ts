import { afterAll, afterEach, expect } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { FlowRecorder, writeReport } from '../flows/recorder.ts';

const passed = new FlowRecorder();
let current = new FlowRecorder();

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') passed.add(current);
  current = new FlowRecorder();
});

afterAll(() => {
  const from = (expect.getState().testPath ?? '').replace(/^.*\/tests\//, 'tests/');
  writeReport('unit', from, { from, exercised: passed.exercised, paths: [] });
});

/** For `createActor(machine, { inspect: recorded })`: what the run passes through counts if its test passes. */
export const recorded = (event: InspectionEvent): void => current.inspect(event);
