import { describe, expect, it } from 'vitest';
import { product, sources } from '../layers/sources.ts';
import { longFunctionsOf } from './long-functions.ts';

const MAX_LINES = 60;
/** Long functions that may say why; the next one is split, or takes the place of another. */
const MAX_REASONS = 8;

/** All code but the charts of the kit, which are one literal in one function each. */
const code = [...product, ...sources.filter(({ path }) => path.startsWith('scripts/'))].filter(
  ({ path }) => !path.startsWith('machines/kit/'),
);
const long = code.flatMap((source) => longFunctionsOf(source, MAX_LINES));

const written = (first: string, lines: number, rest = '}'): { path: string; text: string } => ({
  path: 'example.ts',
  text: `${first}\n${'  call();\n'.repeat(lines - 2)}${rest}`,
});

describe('functions of more than sixty lines', () => {
  it('are split, or say why they are not', () => {
    expect(long.filter(({ hasReason }) => !hasReason)).toEqual([]);
  });

  it('are few', () => {
    expect(long.map(({ at }) => at).length).toBeLessThanOrEqual(MAX_REASONS);
  });

  it.each([
    ['a declaration', 'export async function f() {', '}'],
    ['an arrow function', 'const f = () => {', '};'],
    ['a method', 'const o = { f() {', '} };'],
    ['a function in a function', 'const f = () => () => {', '};'],
  ])('are found as %s', (_, first, last) => {
    expect(longFunctionsOf(written(first, MAX_LINES, last), MAX_LINES)).toEqual([]);
    expect(longFunctionsOf(written(first, MAX_LINES + 1, last), MAX_LINES)).not.toEqual([]);
  });

  it.each([
    ['a reason', '  // Length: its hooks share the state of one gesture.', true],
    ['an empty reason', '  // Length: long', false],
    ['another comment', '  // Calls everything that there is.', false],
  ])('with %s in their first lines are told apart', (_, comment, hasReason) => {
    const source = written(`function f() {\n${comment}`, MAX_LINES);
    expect(longFunctionsOf(source, MAX_LINES)).toMatchObject([{ hasReason }]);
  });

  it('are not found in the literal of a chart', () => {
    const text = `setup({}).createMachine({\n${'  a: 1,\n'.repeat(MAX_LINES)}});`;
    expect(longFunctionsOf({ path: 'example.ts', text }, MAX_LINES)).toEqual([]);
  });
});
