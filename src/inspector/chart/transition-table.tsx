import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { FlowLabels } from '#proof/entry.ts';
import type { Level } from '#proof/meant.ts';
import { styled } from '#src/styles/stitches.ts';
import { levelsText } from '../levels/levels.text.ts';
import type { Levels } from '../levels/levels.ts';
import { actionWord, guardWord, sayOf, stateWords } from '../model/labels.ts';
import { type TransitionRow, transitionList } from '../model/transition-list.ts';
import { Technical } from '../parts/technical-name.tsx';
import { captionOf } from './captions.ts';
import { chartText } from './chart.text.ts';

const { table: words } = chartText;

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
  levels: Levels;
};

/** The transitions of a chart as a table, for people who cannot read its drawing. */
export function TransitionTable({ machine, words: labels, active, taken, levels }: TransitionTableProps) {
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
                root={machine.id}
                labels={labels}
                level={levels.get(row.cause.key)}
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

type RowProps = {
  row: TransitionRow;
  /** Name of the chart itself, of which transitions of every state start. */
  root: string;
  labels: FlowLabels | undefined;
  level: Level | undefined;
  isActive: boolean;
  isTaken: boolean;
};

function Row({ row: { from, to, cause }, root, labels, level, isActive, isTaken }: RowProps) {
  const label = sayOf(cause.happening, labels);
  const nameOf = (path: string) => (path === root ? words.anywhere : stateWords(path, labels));
  return (
    <tr data-active={isActive} data-taken={isTaken}>
      <td>
        <Named label={nameOf(from)} id={from} /> {isActive ? <b>{words.now}</b> : null}
      </td>
      <td>
        {label} <Technical>{captionOf(cause.happening)}</Technical>
      </td>
      <td>{to === null ? words.stays : <Named label={nameOf(to)} id={to} />}</td>
      <td>
        {cause.guard === null ? '–' : <Named label={guardWord(cause.guard, labels)} id={cause.guard} />}
      </td>
      <td>
        {cause.actions.length === 0
          ? '–'
          : cause.actions.map((action) => (
              <div key={action}>
                <Named label={actionWord(action, labels)} id={action} />
              </div>
            ))}
      </td>
      <td>{level ? `${levelsText.marks[level]} ${levelsText.names[level]}` : '–'}</td>
    </tr>
  );
}

/** Korean label with its technical name beside it; the name alone if it has no label. */
const Named = ({ label, id }: { label: string; id: string }) =>
  label === id ? (
    id
  ) : (
    <>
      {label} <Technical>{id}</Technical>
    </>
  );
