import { formatNumber } from '#domain/kit/format.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '../button.tsx';
import { statePath } from '../flow-frame.tsx';
import { Muted, Row } from '../layout.tsx';
import { Refusal } from '../states.tsx';

type FileButtonProps = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  snapshot: {
    value: unknown;
    hasTag(tag: 'saving'): boolean;
    matches(state: 'handed'): boolean;
    context: { rows: number; error: string | null };
  };
  onAsk: () => void;
};

/** Has what the table shows written as a file. */
export function FileButton({ flow, snapshot, onAsk }: FileButtonProps) {
  const { rows, error } = snapshot.context;
  const isWriting = snapshot.hasTag('saving');
  return (
    <div data-flow={flow} data-state={statePath(snapshot.value)}>
      <Row>
        <Button type="button" size="small" busy={isWriting} onClick={onAsk}>
          {isWriting ? indexText.writing : indexText.csv}
        </Button>
        {snapshot.matches('handed') ? (
          <Muted role="status">{indexText.handed(formatNumber(rows))}</Muted>
        ) : (
          <Muted>{indexText.csvHint}</Muted>
        )}
      </Row>
      <Refusal reason={error} />
    </div>
  );
}
