import type { ReactNode } from 'react';
import type { Page } from '#domain/kit/page.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '../button.tsx';
import { FlowFrame } from '../flow-frame.tsx';
import { Stack } from '../layout/layout.tsx';
import { EmptyState, Skeleton } from '../states.tsx';
import type { IndexColumn, IndexSelection } from './index-column.ts';
import { IndexFoot } from './index-foot.tsx';
import { IndexTable } from './index-table.tsx';

type IndexFlowProps<Row> = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  snapshot: {
    value: unknown;
    hasTag(tag: 'busy' | 'failed' | 'empty'): boolean;
    context: { page: Page<Row> | null; error: string | null };
  };
  onRetry: () => void;
  /** Message of a failure for which the server sent none. */
  failure: string;
  label: string;
  columns: readonly IndexColumn<Row>[];
  idOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  opened?: number | null;
  onOpen?: (id: number) => void;
  selection?: IndexSelection;
  isNarrowed: boolean;
  onClear: () => void;
  /** Shown if the table has no rows at all. */
  nothing?: ReactNode;
  size: number;
  sizes: readonly number[];
  /** See `IndexFoot`. */
  isSearched?: boolean;
  onGo: (page: number) => void;
  onSize: (size: number) => void;
};

/** Table of a flow: loading, failed, empty (with or without filters), or rows and pager. */
export function IndexFlow<Row>(props: IndexFlowProps<Row>) {
  const { flow, snapshot, onRetry, failure, opened = null, onOpen } = props;
  const { page, error } = snapshot.context;
  return (
    <FlowFrame
      flow={flow}
      snapshot={snapshot}
      error={error || failure}
      onRetry={onRetry}
      hasContent={page !== null}
      skeleton={<Skeleton rows={8} height={48} />}
    >
      {snapshot.hasTag('empty') ? <Nothing {...props} /> : null}
      {page && page.items.length > 0 ? (
        <Stack gap={3}>
          <IndexTable
            flow={flow}
            label={props.label}
            columns={props.columns}
            rows={page.items}
            idOf={props.idOf}
            nameOf={props.nameOf}
            opened={opened}
            {...(onOpen ? { onOpen } : {})}
            selection={props.selection}
          />
          <IndexFoot
            page={page}
            size={props.size}
            sizes={props.sizes}
            isSearched={props.isSearched ?? false}
            onGo={props.onGo}
            onSize={props.onSize}
          />
        </Stack>
      ) : null}
    </FlowFrame>
  );
}

function Nothing<Row>({ isNarrowed, onClear, nothing }: IndexFlowProps<Row>) {
  if (!isNarrowed) return nothing ?? <EmptyState title={indexText.empty} />;
  return (
    <EmptyState title={indexText.nothingHere} hint={indexText.nothingHint}>
      <Button type="button" onClick={onClear}>
        {indexText.clear}
      </Button>
    </EmptyState>
  );
}
