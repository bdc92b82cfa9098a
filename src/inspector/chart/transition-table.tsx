import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import { styled } from '#src/styles/stitches.ts';
import { inspectorText } from '#src/text/inspector.ts';
import { type TransitionRow, transitionList } from '../model/transition-list.ts';
import { Technical } from '../parts/technical-name.tsx';
import { captionOf } from './captions.ts';

const { table: words } = inspectorText;

const Details = styled('details', {
  fontSize: '13px',
  '& summary': { cursor: 'pointer', padding: '4px 0', fontWeight: 600 },
  '& > section': { maxHeight: '30vh', overflow: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', background: '$bg' },
  '& th, & td': {
    padding: '4px $2',
    border: '1px solid $line',
    textAlign: 'left',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    lineHeight: 1.4,
  },
  '& th': { fontSize: '$meta', color: '$ink3', whiteSpace: 'nowrap' },
  '& tr[data-active="true"] td:first-child': { fontWeight: 700, background: '#fff0e0' },
  '& tr[data-taken="true"] td': { background: '#fff7ef' },
});

type TransitionTableProps = {
  machine: AnyStateMachine;
  words: FlowLabels | undefined;
  active: ReadonlySet<string>;
  taken: ReadonlySet<string>;
};

/** The transitions of a chart as a table, for people who cannot read its drawing. */
export function TransitionTable({ machine, words: labels, active, taken }: TransitionTableProps) {
  const rows = useMemo(() => transitionList(machine), [machine]);
  return (
    <Details>
      <summary>{words.heading(rows.length)}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section tabIndex={0} aria-label={words.heading(rows.length)}>
        <table>
          <thead>
            <tr>
              {words.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a chart never change their order.
                key={at}
                row={row}
                labels={labels}
                isActive={active.has(row.fromId)}
                isTaken={row.edge !== null && taken.has(row.edge)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </Details>
  );
}

type RowProps = { row: TransitionRow; labels: FlowLabels | undefined; isActive: boolean; isTaken: boolean };

function Row({ row: { from, to, cause }, labels, isActive, isTaken }: RowProps) {
  const label = labels?.says[cause.happening.name];
  return (
    <tr data-active={isActive} data-taken={isTaken}>
      <td>
        {from} {isActive ? <b>{words.now}</b> : null}
      </td>
      <td>
        {label} <Technical>{captionOf(cause.happening)}</Technical>
      </td>
      <td>{to ?? words.stays}</td>
      <td>{cause.guard ?? '–'}</td>
      <td>{cause.actions.join(', ') || '–'}</td>
    </tr>
  );
}
