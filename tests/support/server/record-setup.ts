import { afterAll, afterEach, expect } from 'vitest';
import { writeReport } from '#proof/recorder.ts';
import { endTest, takePassed } from '../../machines/recorded.ts';
import { refuseUnexpectedConsole } from './console-gate.ts';

refuseUnexpectedConsole();

afterEach(({ task }) => endTest(task.result?.state !== 'fail'));

afterAll(() => {
  const from = (expect.getState().testPath ?? '').replace(/^.*\/tests\//, 'tests/');
  const { exercised, meant } = takePassed();
  writeReport('unit', from, { from, exercised, paths: [], meant });
});
