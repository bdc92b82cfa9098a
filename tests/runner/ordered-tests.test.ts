import { describe, expect, it } from 'vitest';
import { runsInOrder, sharesState } from '../../scripts/lib/testing/ordered-tests.mjs';
import { repeatCommand, summaryLines } from '../../scripts/lib/testing/summary.mjs';

const ALONE = `// beforeAll( in a comment says nothing.
const open = () => start();
it('counts', () => {
    let count = 0;
});`;

describe('test file', () => {
  it.each([
    ['makes something once', 'beforeAll(async () => {});'],
    ['asks for the order', "test.describe.configure({ mode: 'serial' });"],
    ['keeps a variable of the file', 'let shop: TestShop;'],
    ['keeps a variable of a suite', "describe('a', () => {\n  let gone: Person;\n});"],
  ])('that %s shares state between its tests', (_, source) => {
    expect(sharesState(`${ALONE}\n${source}`)).toBe(true);
  });

  it('whose tests create what they need shares nothing', () => {
    expect(sharesState(ALONE)).toBe(false);
  });

  it('that cannot be read is repeated as a whole', () => {
    expect(runsInOrder('tests/gone.test.ts')).toBe(true);
  });

  it('with dependent tests is detected, one with independent tests is not', () => {
    expect(runsInOrder('tests/server/withdrawal/withdrawn-members.test.ts')).toBe(true);
    expect(runsInOrder('tests/runner/summary.test.ts')).toBe(false);
  });
});

describe('command that repeats a failed test', () => {
  const test = { file: 'tests/server/story.test.ts', title: 'the third chapter' };
  const inOrder = (file: string) => file === test.file;

  it('runs the whole file if its tests depend on earlier ones', () => {
    expect(repeatCommand('server', test, inOrder)).toBe(
      'npm test -- --only server --file tests/server/story.test.ts',
    );
    expect(repeatCommand('server', { ...test, file: 'tests/a.test.ts' }, inOrder)).toBe(
      "npm test -- --only server --file tests/a.test.ts --title 'the third chapter'",
    );
  });

  it('is printed at the end of a run, below the title of the test', () => {
    const row = { ...test, outcome: 'failed', ms: 1 } as const;
    const lines = summaryLines([{ name: 'server', code: 1, ms: 1, tests: [row] }], inOrder);
    expect(lines).toContain('  server: tests/server/story.test.ts > the third chapter');
    expect(lines).toContain('    npm test -- --only server --file tests/server/story.test.ts');
  });
});
