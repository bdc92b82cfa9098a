import type { ReactNode } from 'react';
import { formatWon } from '#domain/kit/format.ts';
import type { ClaimPreview } from '#machines/trade/claim-refund.machine.ts';
import { wireClaimRefund } from '#src/areas/trade/claims/claim.wiring.ts';
import { orderText as text } from '#src/areas/trade/orders/orders.text.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { RefundSplit } from './refund-split.tsx';

type ClaimRefundProps = {
  preview: ClaimPreview;
  /** Renders the submit button, which waits for the preview or its failure. */
  children: (isPending: boolean, label?: string) => ReactNode;
};

/** Preview of the refund; key it by what it depends on. */
export function ClaimRefund({ preview, children }: ClaimRefundProps) {
  const { snapshot, send } = useFlow(wireClaimRefund, preview);
  const { data, error } = snapshot.context;
  return (
    <>
      <FlowFrame
        flow="claimRefund"
        snapshot={snapshot}
        error={error || text.failed}
        skeleton={<Skeleton rows={1} />}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {data ? <RefundSplit refund={data} /> : null}
      </FlowFrame>
      {children(snapshot.hasTag('busy'), data ? text.claim.submitRefund(formatWon(data.cash)) : undefined)}
    </>
  );
}
