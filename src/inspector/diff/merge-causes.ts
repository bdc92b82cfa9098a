import type { Cause } from '../model/chart-model.ts';

/** How a part of a chart differs from the version before. */
export type Mark = 'added' | 'removed' | 'changed';
/** A cause of the drawing of both versions; without a mark it is the same in both. */
export type MergedCause = { cause: Cause; mark?: Mark; changes: readonly FieldChange[] };
/** A field with its text in each version. */
export type FieldChange = { field: string; before: string; after: string };

const keyOf = ({ type, guard }: Cause): string => `${type} ${guard ?? ''}`;
const actionsOf = ({ actions }: Cause): string => actions.join(', ');

/** Fields of two versions of one cause that differ. */
const changesOf = (before: Cause, after: Cause): FieldChange[] =>
  [
    { field: 'guard', before: before.guard ?? '', after: after.guard ?? '' },
    { field: 'actions', before: actionsOf(before), after: actionsOf(after) },
  ].filter((one) => one.before !== one.after);

/** Takes the first cause that matches out of a list. */
function take(from: Cause[], matches: (one: Cause) => boolean): Cause | undefined {
  const at = from.findIndex(matches);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

/** A cause of both versions; one whose guard differs names both. */
function pair(before: Cause, after: Cause): MergedCause {
  const changes = changesOf(before, after);
  if (changes.length === 0) return { cause: after, changes };
  const guard = before.guard === after.guard ? after.guard : `${before.guard ?? '–'} → ${after.guard ?? '–'}`;
  return { cause: { ...after, guard }, mark: 'changed', changes };
}

/**
 * Merges the causes of one arrow in two versions. Causes of the same event and guard are one; of the others, those of
 * the same event are taken for one that has changed.
 */
export function mergeCauses(before: readonly Cause[], after: readonly Cause[]): MergedCause[] {
  const left = [...before];
  const exact = after.map((cause) => ({ cause, former: take(left, (one) => keyOf(one) === keyOf(cause)) }));
  const merged = exact.map(({ cause, former }): MergedCause => {
    const of = former ?? take(left, ({ type }) => type === cause.type);
    return of ? pair(of, cause) : { cause, mark: 'added', changes: [] };
  });
  return [...merged, ...left.map((cause): MergedCause => ({ cause, mark: 'removed', changes: [] }))];
}
