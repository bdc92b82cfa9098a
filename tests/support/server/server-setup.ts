import { join } from 'node:path';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { refuseUnexpectedConsole } from './console-gate.ts';
import { takeStatements } from './statement-gate.ts';

refuseUnexpectedConsole();

const listFile = join(inject('image').folder, 'statements.jsonl');

/** Fails what has just run where one of its statements was too slow. */
function checkStatements(of: string): void {
  const tooSlow = takeStatements(listFile, of);
  if (tooSlow.length === 0) return;
  const lines = tooSlow.map(({ ms, caller, text }) => `${ms} ms  ${caller}  ${text}`);
  throw new Error(
    `statements of ${of} took too long (see tests/support/server/statement-gate.ts):\n${lines.join('\n')}`,
  );
}

const pathOf = () => (expect.getState().testPath ?? '').replace(/^.*\/tests\//, 'tests/');
afterEach(({ task }) => checkStatements(`${pathOf()} ${task.name}`));
// Set-up of a file that has no test yet.
afterAll(() => checkStatements(pathOf()));
