import { describe, expect, it } from 'vitest';
import { worthLines, worthOf } from '../../scripts/lib/mutation/test-worth.ts';

const ALL = ['one', 'two', 'three'];
const killed = (...killedBy: string[]) => ({
  id: killedBy.join(),
  status: 'Killed',
  killedBy,
  coveredBy: ALL,
});
const reportOf = (
  ...mutants: { id: string; status: string; killedBy?: string[]; coveredBy?: string[] }[]
) => ({
  files: { 'domain/a.ts': { mutants } },
  testFiles: { 'a.test.ts': { tests: [...ALL, 'elsewhere'].map((id) => ({ id, name: `says ${id}` })) } },
});
const spareOf = (...mutants: Parameters<typeof reportOf>) =>
  worthOf(reportOf(...mutants)).spare.map(({ id }) => id);

describe('worth of a test', () => {
  it('counts mutations that it noticed, and those that no other test noticed', () => {
    const { tests, changes } = worthOf(reportOf(killed('one'), killed('one', 'two'), killed('two', 'one')));
    expect(changes).toBe(3);
    expect(tests.map(({ id, noticed, alone }) => [id, noticed, alone])).toEqual([
      ['three', 0, 0],
      ['two', 2, 0],
      ['one', 3, 1],
    ]);
  });

  it('excludes surviving mutations, and those that timed out', () => {
    const { tests, changes } = worthOf(
      reportOf(
        { id: 'a', status: 'Survived', coveredBy: ALL },
        { id: 'b', status: 'Timeout', killedBy: ['one'], coveredBy: ALL },
      ),
    );
    expect(changes).toBe(0);
    expect(tests).toHaveLength(3);
    expect(tests.every(({ noticed }) => noticed === 0)).toBe(true);
  });
});

it('worth report counts mutations that were not run', () => {
  const ignored = { id: 'a', status: 'Ignored' };
  expect(worthOf(reportOf(ignored, ignored, killed('one'))).untried).toBe(2);
});

describe('redundant tests', () => {
  it('notice nothing, or nothing that another remaining test misses', () => {
    expect(spareOf(killed('one'), killed('one', 'two'))).toEqual(['three', 'two']);
  });

  it('are not both of two tests that notice the same mutation', () => {
    expect(spareOf(killed('one', 'two'))).toEqual(['three', 'one']);
    expect(spareOf(killed('one', 'two'), killed('two', 'three'), killed('three', 'one'))).toEqual(['one']);
  });

  it('are listed by file, with what they noticed besides others', () => {
    expect(worthLines(worthOf(reportOf(killed('one'), killed('one', 'two')))).slice(3)).toEqual([
      'a.test.ts: 2 of 3',
      '  0 with others: says three',
      '  1 with others: says two',
    ]);
  });
});
