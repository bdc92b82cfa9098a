import { styled } from '#src/styles/stitches.ts';
import { inspectorReportText } from '#src/text/inspector/report.ts';
import { Note } from '../parts/section.tsx';
import { textOf } from '../parts/value-view.tsx';
import { type FieldChange, pathText } from './field-diff.ts';

const { step: words } = inspectorReportText;

/** Most rows that are shown: a loaded list changes hundreds of fields. */
const SHOWN = 60;

const Table = styled('table', {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '12px',
  lineHeight: 1.5,
  '& th': { textAlign: 'left', padding: '2px $1', color: '$ink3', fontWeight: 600 },
  '& th:first-child': { width: '34%' },
  '& td': {
    padding: '4px $1',
    borderTop: '1px solid $line',
    verticalAlign: 'top',
    fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& td > div': { maxHeight: '120px', overflow: 'auto' },
  '& del': { textDecoration: 'none', color: '#b42318' },
  '& ins': { textDecoration: 'none', color: '#067647' },
});

const keyOf = ({ path }: FieldChange): string => JSON.stringify(path);

/** Fields that differ from the step before: path, old and new value. */
export function ChangeTable({ changes }: { changes: readonly FieldChange[] }) {
  if (changes.length === 0) return <Note>{words.noChanges}</Note>;
  return (
    <>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.columns.field}</th>
            <th scope="col">{words.columns.before}</th>
            <th scope="col">{words.columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, SHOWN).map((change) => (
            <ChangeRow key={keyOf(change)} {...change} />
          ))}
        </tbody>
      </Table>
      {changes.length > SHOWN ? <Note>{words.more(changes.length - SHOWN)}</Note> : null}
    </>
  );
}

const ChangeRow = ({ path, kind, before, after }: FieldChange) => (
  <tr data-change={kind}>
    <td>{pathText(path, words.whole)}</td>
    <td>
      <div>{kind === 'added' ? <Note as="span">{words.missing}</Note> : <del>{textOf(before)}</del>}</div>
    </td>
    <td>
      <div>{kind === 'removed' ? <Note as="span">{words.missing}</Note> : <ins>{textOf(after)}</ins>}</div>
    </td>
  </tr>
);
