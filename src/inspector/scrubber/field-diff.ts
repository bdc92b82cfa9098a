/** Keys and indexes that lead to a field of nested data. */
export type FieldPath = readonly (string | number)[];

/** A field that differs between two values; a field that was added or removed has one side only. */
export type FieldChange = {
  path: FieldPath;
  kind: 'added' | 'removed' | 'changed';
  before?: unknown;
  after?: unknown;
};

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Smallest fields in which two values of plain data differ, in the order of their keys; lists are compared by index. */
export function fieldDiff(before: unknown, after: unknown, path: FieldPath = []): FieldChange[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDiff(before, after, path);
  if (!isData(before) || !isData(after)) return [{ path, kind: 'changed', before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => {
    const at = [...path, key];
    if (!Object.hasOwn(before, key)) return [addedAt(at, after[key])];
    if (!Object.hasOwn(after, key)) return [removedAt(at, before[key])];
    return fieldDiff(before[key], after[key], at);
  });
}

function listDiff(before: readonly unknown[], after: readonly unknown[], path: FieldPath): FieldChange[] {
  const longest = before.length > after.length ? before : after;
  return longest.flatMap((_, index) => {
    const at = [...path, index];
    if (index >= before.length) return [addedAt(at, after[index])];
    if (index >= after.length) return [removedAt(at, before[index])];
    return fieldDiff(before[index], after[index], at);
  });
}

const addedAt = (path: FieldPath, after: unknown): FieldChange => ({ path, kind: 'added', after });
const removedAt = (path: FieldPath, before: unknown): FieldChange => ({ path, kind: 'removed', before });

/** Path of a field as code writes it, such as `items[0].name`; `whole` names the value itself. */
export const pathText = (path: FieldPath, whole: string): string =>
  path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? part : `${text}.${part}`;
  }, '') || whole;
