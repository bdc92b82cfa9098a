import { describe, expect, it } from 'vitest';
import { product } from '../layers/sources.ts';
import { type Exported, exportedOf } from './exported.ts';

/** Folders whose exported code has doc comments; `src` is left (decision 180). */
const FOLDERS = ['domain/', 'machines/', 'proof/', 'server/'];
/** A whole sentence: a capital letter, at least four words, a full stop. */
const isSentence = (comment: string): boolean =>
  /^[A-Z].*\.$/.test(comment) && comment.split(' ').length >= 4;

/** Returns what is wrong with the doc comment of a declaration; null if nothing is. */
function fault({ comment, isTrivial }: Exported): string | null {
  if (comment === null) return isTrivial ? null : 'has no doc comment';
  return isSentence(comment) ? null : `is no sentence: ${comment}`;
}

const faultsIn = (text: string): (string | null)[] =>
  exportedOf({ path: 'example.ts', text }).map((found) => fault(found));

describe('doc comments of exported functions, machines, classes and types', () => {
  it.each(FOLDERS)('exist in %s and are whole sentences', { timeout: 60_000 }, (folder) => {
    const faults = product
      .filter(({ path }) => path.startsWith(folder))
      .flatMap((source) =>
        exportedOf(source).map((found) => ({ at: `${source.path} ${found.name}`, fault: fault(found) })),
      )
      .filter((found) => found.fault !== null);
    expect(faults.map(({ at, fault: said }) => `${at} ${said}`)).toEqual([]);
  });

  it.each([
    ['a function of two statements', 'export function f() {\n  a();\n  b();\n}'],
    ['an arrow function of four lines', 'export const f = () =>\n  a\n    .b()\n    .c()\n    .d();'],
    ['an asserted function', 'export const f = (() => {\n  a();\n  b();\n}) satisfies F;'],
    ['a machine', 'export const f = setup({}).createMachine({\n  a: 1,\n  b: 2,\n  c: 3,\n});'],
    ['a class with members', 'export class F {\n  a = 1;\n}'],
    ['a type of four lines', 'export type F = {\n  a: 1;\n  b: 2;\n};'],
    [
      'a comment of the declaration before',
      '/** Says something about g. */\nconst g = 1;\nexport class F { a = 1 }',
    ],
    ['a comment that is no doc comment', '// Says something about this.\nexport class F { a = 1 }'],
  ])('are missed in %s', (_, text) => {
    expect(faultsIn(text)).toEqual(['has no doc comment']);
  });

  it.each([
    ['a function of one statement', 'export const f = () => a();'],
    ['a type of one line', 'export type F = { a: 1 };'],
    ['a value', 'export const f = [\n  1,\n  2,\n  3,\n  4,\n];'],
    ['a commented function', '/** Returns the sum of both. */\nexport function f() {\n  a();\n  b();\n}'],
    [
      'a pragma between comment and function',
      '/** Returns the sum of both. */\n// @__NO_SIDE_EFFECTS__\nexport function f() {\n  a();\n  b();\n}',
    ],
    ['a comment of lines', '/**\n * Returns the sum of\n * both numbers.\n */\nexport class F { a = 1 }'],
  ])('are complete in %s', (_, text) => {
    expect(faultsIn(text)).toEqual([null]);
  });

  it.each([
    ['three words', 'Finds a case.'],
    ['a small letter', 'what the shop may keep.'],
    ['no full stop', 'Finds a case by id'],
  ])('are no sentences with %s', (_, comment) => {
    expect(faultsIn(`/** ${comment} */\nexport const f = 1;`)).toEqual([`is no sentence: ${comment}`]);
  });
});
