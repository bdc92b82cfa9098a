import { formatNumber } from '#domain/kit/format.ts';
import { statePath } from '#src/lib/state-path.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '../button.tsx';
import { Muted, Row } from '../layout/layout.tsx';
import { Refusal } from '../states.tsx';

type FilePressProps = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  /** Snapshot of a chart of machines/kit/file. */
  snapshot: {
    value: unknown;
    hasTag(tag: 'saving'): boolean;
    matches(state: 'handed'): boolean;
    context: { rows: number; error: string | null };
  };
  /** Description of the file's content. */
  hint: string;
  onAsk: () => void;
};

/** Button that exports the rows of a table as a file. */
export function ExportButton({ flow, snapshot, hint, onAsk }: FilePressProps) {
  const { rows, error } = snapshot.context;
  const isWriting = snapshot.hasTag('saving');
  return (
    <div data-flow={flow} data-state={statePath(snapshot.value)}>
      <Row>
        <Button type="button" size="small" busy={isWriting} onClick={onAsk}>
          {isWriting ? indexText.writing : indexText.exportCsv}
        </Button>
        {snapshot.matches('handed') ? (
          <Muted role="status">{indexText.handed(formatNumber(rows))}</Muted>
        ) : (
          <Muted>{hint}</Muted>
        )}
      </Row>
      <Refusal reason={error} />
    </div>
  );
}
