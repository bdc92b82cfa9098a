import nodeConsole from 'node:console';
import { afterAll, afterEach, beforeAll } from 'vitest';

const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;
type Output = Pick<Console, (typeof METHODS)[number]>;

let allowed: RegExp[] = [];
let expected: RegExp[] = [];
let seen: string[] = [];

/** Lets every test of this file write console lines that match: a page logs each refusal of the server under test. */
export function allowConsoleInFile(...patterns: readonly RegExp[]): void {
  allowed.push(...patterns);
}

/** Lets the running test write console lines that match, and fails it when it writes none. */
export function expectConsole(...patterns: readonly RegExp[]): void {
  expected.push(...patterns);
}

/** Vitest's console, and Node's own: happy-dom keeps that one for refused requests and uncaught errors. */
const outputs: readonly Output[] = [console, nodeConsole];

/** Fails each test of this file that writes to the console without having said so, and keeps expected lines quiet. */
export function refuseUnexpectedConsole(): void {
  const kept = outputs.map((output) => ({ output, methods: { ...output } }));
  beforeAll(() => {
    for (const output of outputs)
      for (const method of METHODS)
        output[method] = (...words) => void seen.push(words.map(textOf).join(' '));
  });
  afterEach(checkSeen);
  afterAll(() => {
    for (const { output, methods } of kept) Object.assign(output, methods);
    checkSeen();
    allowed = [];
  });
}

function checkSeen(): void {
  const faults = takeConsoleFaults();
  if (faults.length > 0)
    throw new Error(`console output (see tests/support/server/console-gate.ts):\n${faults.join('\n')}`);
}

/** Returns what is wrong with the console lines since the last call: those not expected, and those that did not come. */
export function takeConsoleFaults(): string[] {
  const lines = seen;
  const demanded = expected;
  seen = [];
  expected = [];
  return [
    ...lines.filter((line) => ![...allowed, ...demanded].some((pattern) => pattern.test(line))),
    ...demanded
      .filter((pattern) => !lines.some((line) => pattern.test(line)))
      .map((pattern) => `expected, but did not come: ${pattern}`),
  ];
}

const textOf = (word: unknown): string =>
  word instanceof Error ? (word.stack ?? word.message) : String(word);
