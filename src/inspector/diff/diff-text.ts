import type { ChartDiff, DiffRow } from './chart-diff.ts';

/** Signs of marks, so that nothing is told by colour alone. */
export const SIGNS = { added: '+', removed: '−', changed: '~' } as const;

/** Returns the changed fields of a difference as text. */
export const changeText = ({ changes }: Pick<DiffRow, 'changes'>): string =>
  changes.map(({ field, before, after }) => `${field}: ${before || '–'} → ${after || '–'}`).join('; ');

const lineOf = (row: DiffRow): string =>
  `  ${SIGNS[row.mark]} ${row.kind} ${row.name}${row.changes.length > 0 ? ` (${changeText(row)})` : ''}`;

/** Returns differences of charts as lines of a terminal. */
export const diffText = (diffs: readonly ChartDiff[]): string =>
  diffs
    .flatMap(({ id, mark, rows }) => [
      `${SIGNS[mark]} ${id}`,
      ...(mark === 'changed' ? rows.map(lineOf) : []),
    ])
    .join('\n');
