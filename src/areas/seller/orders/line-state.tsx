import type { SellerLine } from '#domain/seller/orders/seller-line.ts';
import { isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import { Chip, Row } from '#src/ui/layout/layout.tsx';
import { ordersText as text } from './orders.text.ts';

/** State of a line with its open claim or dispute. */
export const LineState = ({
  line: { status, confirmedAt, claim, isOverdue, isDisputed },
}: {
  line: SellerLine;
}) => (
  <Row css={{ gap: '$2' }}>
    <Chip>{confirmedAt && status === 'DELIVERED' ? text.confirmed : text.states[status]}</Chip>
    {isOverdue ? <Chip css={{ color: '$danger' }}>{text.overdue}</Chip> : null}
    {isDisputed ? <Chip css={{ color: '$danger' }}>{text.disputed}</Chip> : null}
    {claim && isOpenClaim(claim.status) ? <Chip>{text.claims[claim.type]}</Chip> : null}
  </Row>
);
