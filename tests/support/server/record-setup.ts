import { afterAll, afterEach, expect } from 'vitest';
import { writeReport } from '#proof/recorder.ts';
import { endTest, takePassed } from '../../machines/recorded.ts';
import { refuseUnexpectedConsole } from './console-gate.ts';

refuseUnexpectedConsole();

afterEach(({ task }) => endTest(task.result?.state !== 'fail'));

afterAll(() => {
  const from = (expect.getState().testPath ?? '').replace(/^.*\/tests\//, 'tests/');
  writeReport('unit', from, { from, exercised: takePassed().exercised, paths: [] });
});
