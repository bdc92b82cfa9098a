import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldChange, fieldDiff, pathText } from '#src/inspector/scrubber/field-diff.ts';

const json = () => fc.jsonValue({ maxDepth: 4 });

/** A value with the changes made in it, as a reader of the table would make them by hand. */
function withChanges(value: unknown, changes: readonly FieldChange[]): unknown {
  const root = { whole: structuredClone(value) };
  // Backwards, so that indexes of removed items stay valid.
  for (const { path, kind, after } of changes.toReversed()) {
    const keys = ['whole', ...path];
    const holder = keys.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(Object(at), key), root);
    const key = keys.at(-1) ?? '';
    if (kind !== 'removed') Reflect.set(Object(holder), key, after);
    else if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(Object(holder), key);
  }
  return root.whole;
}

describe('field diff', () => {
  it('of any two values is what has to be changed in the first to get the second', () => {
    fc.assert(
      fc.property(json(), json(), (before, after) => {
        expect(withChanges(before, fieldDiff(before, after))).toEqual(after);
      }),
    );
  });

  it('of a value and its copy is empty', () => {
    fc.assert(
      fc.property(json(), (value) => {
        expect(fieldDiff(value, structuredClone(value))).toEqual([]);
      }),
    );
  });

  it('names each field once, and none that contains another one', () => {
    fc.assert(
      fc.property(json(), json(), (before, after) => {
        const paths = fieldDiff(before, after).map(({ path }) => `${JSON.stringify(path).slice(0, -1)},`);
        const within = paths.filter((path) => paths.some((one) => one !== path && path.startsWith(one)));
        expect(new Set(paths).size).toBe(paths.length);
        expect(within).toEqual([]);
      }),
    );
  });

  it('tells nested fields with their old and new value, added and removed ones with one of them', () => {
    const before = { page: 1, items: [{ id: 7, name: 'a' }, { id: 8 }], error: null };
    const after = { page: 1, items: [{ id: 7, name: 'b' }], note: 'x', error: null };
    const changes = fieldDiff(before, after);
    expect(changes).toEqual([
      { path: ['items', 0, 'name'], kind: 'changed', before: 'a', after: 'b' },
      { path: ['items', 1], kind: 'removed', before: { id: 8 } },
      { path: ['note'], kind: 'added', after: 'x' },
    ]);
    expect(changes.map(({ path }) => pathText(path, '-'))).toEqual(['items[0].name', 'items[1]', 'note']);
    expect(pathText([], 'whole')).toBe('whole');
  });
});
