import { statePath } from '#src/lib/state-path.ts';
import { Button } from './button.tsx';
import { Muted, Row } from './layout/layout.tsx';
import { Refusal } from './states.tsx';

type DocumentPressProps = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  /** Snapshot of a chart of machines/kit/file. */
  snapshot: {
    value: unknown;
    hasTag(tag: 'saving'): boolean;
    matches(state: 'handed'): boolean;
    context: { error: string | null };
  };
  /** Type and size of the file. */
  facts: string;
  words: { take: string; taking: string; taken: string };
  /** Aligns it with values at the end of their lines. */
  atEnd?: boolean;
  onAsk: () => void;
};

/** Button that downloads a stored file. */
export function DocumentButton({ flow, snapshot, facts, words, atEnd = false, onAsk }: DocumentPressProps) {
  const isTaking = snapshot.hasTag('saving');
  return (
    <div data-flow={flow} data-state={statePath(snapshot.value)}>
      <Row css={atEnd ? { justifyContent: 'flex-end' } : {}}>
        <span>{facts}</span>
        <Button type="button" size="small" busy={isTaking} onClick={onAsk}>
          {isTaking ? words.taking : words.take}
        </Button>
        {snapshot.matches('handed') ? <Muted role="status">{words.taken}</Muted> : null}
      </Row>
      <Refusal reason={snapshot.context.error} />
    </div>
  );
}
