import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '../button.tsx';
import { Row } from '../layout/layout.tsx';
import { Refusal } from '../states.tsx';

/**
 * Element of a bulk flow. It has no box, so that its bar stays at the lower edge of the screen for as long as the table
 * above it is in sight.
 */
export const BulkPlace = styled('div', { display: 'contents' });

const Bar = styled('div', {
  position: 'sticky',
  bottom: '$space$3',
  zIndex: '$bar',
  padding: '$2 $3',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  '@small': { bottom: 'calc(var(--tab-bar, 0px) + $space$2)' },
});

type BulkBarProps = {
  snapshot: {
    matches(state: 'dropped' | 'done' | 'refused'): boolean;
    hasTag(tag: 'choosing' | 'busy' | 'asking'): boolean;
    context: {
      ids: readonly number[];
      all: unknown;
      outcomes: readonly { id: number; done: boolean; reason: string | null }[];
      error: string | null;
    };
  };
  /** Number of rows that match the filters. */
  total: number;
  mostAtOnce: number;
  onChooseAll: () => void;
  onClear: () => void;
  /** Buttons of the bulk actions. */
  children: ReactNode;
};

/** Bar of a bulk action: the number of selected rows and the actions, afterwards the results. */
export function BulkBar({ snapshot, total, mostAtOnce, onChooseAll, onClear, children }: BulkBarProps) {
  const { ids, all, outcomes, error } = snapshot.context;
  const isChoosing = snapshot.hasTag('choosing') || snapshot.hasTag('busy') || snapshot.hasTag('asking');
  const count = all === null ? ids.length : Math.min(total, mostAtOnce);
  const refused = outcomes.filter(({ done }) => !done);
  const reasons = [...new Set(refused.flatMap(({ reason }) => reason ?? []))];
  return (
    <>
      <p role="status">
        {snapshot.matches('dropped') ? indexText.dropped : null}
        {outcomes.length > 0 ? indexText.done(String(outcomes.length - refused.length)) : null}
      </p>
      <Refusal
        reason={
          refused.length > 0 ? [indexText.refused(String(refused.length)), ...reasons].join(' ') : error
        }
      />
      {isChoosing ? (
        <Bar>
          <Row spread>
            <Row>
              <strong>{indexText.chosen(count.toLocaleString('ko-KR'))}</strong>
              {all === null && total > ids.length ? (
                <Button type="button" size="small" tone="ghost" onClick={onChooseAll}>
                  {indexText.chooseAll(Math.min(total, mostAtOnce).toLocaleString('ko-KR'))}
                </Button>
              ) : null}
            </Row>
            <Row>
              {children}
              <Button type="button" size="small" tone="ghost" onClick={onClear}>
                {indexText.unchoose}
              </Button>
            </Row>
          </Row>
        </Bar>
      ) : null}
    </>
  );
}
