import { formatDateTime, formatWon } from '#domain/kit/format.ts';
import type { SellerOrder } from '#domain/seller/orders/seller-order.ts';
import { isOpenClaim } from '#domain/trade/orders/order-lifecycle.ts';
import { SHIPPING, SHIPPING_FIELDS, type Shipping } from '#domain/trade/orders/shipping.ts';
import { sellerDeskPaths } from '#src/areas/seller/layout/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { orderPanelText as text } from './order-panel.text.ts';

const Facts = styled('dl', {
  display: 'grid',
  gap: '$1',
  fontSize: '$label',
  '& > div': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '$3' },
  '& dt': { color: '$ink3' },
  '& dd': { overflowWrap: 'anywhere' },
});
const Happened = styled('ol', { display: 'grid', gap: '$2', fontSize: '$label' });

/** Address, amounts, claims and timeline of the seller's lines in an order. */
export const OrderFacts = ({ order }: { order: SellerOrder }) => (
  <>
    <Stack gap={3}>
      <SectionTitle>{text.contact}</SectionTitle>
      <Muted>{text.withheld[order.contactView]}</Muted>
      {order.contact ? <ContactFacts contact={order.contact} /> : null}
    </Stack>
    <Stack gap={3}>
      <SectionTitle>{text.sums.paid}</SectionTitle>
      <Muted>{text.sumsHint}</Muted>
      <Facts>
        {(['goods', 'discount', 'paid'] as const).map((name) => (
          <div key={name}>
            <dt>{text.sums[name]}</dt>
            <dd>{formatWon(order[name])}</dd>
          </div>
        ))}
      </Facts>
    </Stack>
    {order.claims.length > 0 ? (
      <Stack gap={3}>
        <SectionTitle>{text.claims}</SectionTitle>
        {order.claims.map(({ claimId, type, status, detail }) => (
          <Row key={claimId} spread>
            <span>
              <Chip>{text.claimTypes[type]}</Chip> {text.claimStates[status]} {detail}
            </span>
            {isOpenClaim(status) ? (
              <TextLink href={`${sellerDeskPaths.claims}?open=${claimId}`}>{text.claimed}</TextLink>
            ) : null}
          </Row>
        ))}
      </Stack>
    ) : null}
    <Timeline order={order} />
  </>
);

/** Contact and delivery address of an order, for its seller. */
export const ContactFacts = ({ contact }: { contact: Shipping }) => (
  <Facts>
    {SHIPPING_FIELDS.filter((name) => contact[name]).map((name) => (
      <div key={name}>
        <dt>{SHIPPING[name].label}</dt>
        <dd>{contact[name]}</dd>
      </div>
    ))}
  </Facts>
);

/** Timeline; entries about several lines name their products. */
function Timeline({ order: { timeline, lines } }: { order: SellerOrder }) {
  const nameOf = (line: number | null) =>
    lines.length > 1 ? lines.find(({ orderItemId }) => orderItemId === line)?.productName : undefined;
  return (
    <Stack gap={3}>
      <SectionTitle>{text.timeline}</SectionTitle>
      <Happened>
        {timeline.map(({ event, detail, at, orderItemId }) => (
          <li key={`${event} ${at} ${orderItemId}`}>
            <Row spread>
              <span>
                {[text.events[event] ?? event, nameOf(orderItemId), detail].filter(Boolean).join(' · ')}
              </span>
              <Muted>{formatDateTime(at)}</Muted>
            </Row>
          </li>
        ))}
      </Happened>
    </Stack>
  );
}
