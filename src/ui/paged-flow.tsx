import type { ReactNode } from 'react';
import type { Page } from '#domain/kit/page.ts';
import { FlowFrame } from './flow-frame.tsx';
import { Pager } from './pager.tsx';

type PagedFlowProps<Item> = {
  /** Machine id, read by QA and by tests from `data-flow`. */
  flow: string;
  actor: { send(event: { type: 'screen.retried' } | { type: 'page.changed'; page: number }): void };
  snapshot: {
    value: unknown;
    hasTag(tag: 'busy' | 'failed' | 'empty'): boolean;
    context: { page: Page<Item> | null; error: string | null };
  };
  /** Message of a failure for which the server sent none. */
  failure: string;
  /** Shown if the list is empty. */
  nothing: ReactNode;
  skeleton?: ReactNode;
  /** Turns the page through the address instead of the flow, where the address owns the page. */
  onGo?: (page: number) => void;
  children: (items: readonly Item[]) => ReactNode;
};

/** Paged list of a flow: loading, failed, empty, or its items and pager. */
export function PagedFlow<Item>(props: PagedFlowProps<Item>) {
  const { flow, actor, snapshot, failure, nothing, skeleton, onGo, children } = props;
  const { page, error } = snapshot.context;
  return (
    <>
      <FlowFrame
        flow={flow}
        snapshot={snapshot}
        error={error || failure}
        onRetry={() => actor.send({ type: 'screen.retried' })}
        hasContent={page !== null}
        skeleton={skeleton}
      >
        {snapshot.hasTag('empty') ? nothing : null}
        {children(page?.items ?? [])}
      </FlowFrame>
      <Pager
        page={page?.page ?? 0}
        totalPages={page?.totalPages ?? 0}
        onGo={onGo ?? ((next) => actor.send({ type: 'page.changed', page: next }))}
      />
    </>
  );
}
