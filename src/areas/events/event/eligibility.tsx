import type { Eligibility } from '#domain/events/entry.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Collapsible } from '#src/ui/layout/collapsible.tsx';
import { Card, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Skeleton } from '#src/ui/states.tsx';
import { entering } from '../paths.ts';
import { pageText } from './event-page.text.ts';
import { wireEligibility } from './event-page.wiring.ts';

const text = pageText.mine;

const Items = styled('ul', {
  display: 'grid',
  maxHeight: '224px',
  overflowY: 'auto',
  '& > li + li': { borderTop: '1px solid $line' },
});
const Item = styled('li', {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '$2',
  padding: '$2 0',
  fontSize: '$label',
  '& svg': { marginTop: '1px' },
  '& p': { color: '$ink3', fontSize: '$meta' },
  variants: { can: { true: { '& svg': { color: '$success' } }, false: { color: '$ink3' } } },
});

export type EligibilityProps = { eventId: number };

/** Eligibility of the member's order lines for the event, with reasons for the others. */
export default function EligibilityPanel({ eventId }: EligibilityProps) {
  const { snapshot, send } = useFlow(wireEligibility, eventId);
  const { data, error } = snapshot.context;
  return (
    <Card aria-label={text.title} css={{ padding: '$4' }}>
      <FlowFrame
        flow="eventEligibility"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        skeleton={<Skeleton rows={1} height={128} />}
      >
        {data ? <Found found={data} eventId={eventId} /> : null}
      </FlowFrame>
    </Card>
  );
}

const Found = ({ found, eventId }: { found: Eligibility; eventId: number }) => (
  <Stack gap={3}>
    <Row spread>
      <strong>{found.canEnter ? text.can : text.cannot}</strong>
      <Muted as="span">{text.seats(formatNumber(found.seatsLeft))}</Muted>
    </Row>
    {found.reasons.map(({ code, message }) => (
      <p key={code}>{message}</p>
    ))}
    <Bought items={found.orderItems.filter(({ eligible }) => eligible)} label={text.items} />
    <Barred items={found.orderItems.filter(({ eligible }) => !eligible)} />
    {found.canEnter ? (
      <ButtonLink href={entering(eventId)} tone="primary" size="wide">
        {pageText.enter}
      </ButtonLink>
    ) : null}
  </Stack>
);

type BoughtProps = { items: Eligibility['orderItems']; label: string };

const Bought = ({ items, label }: BoughtProps) =>
  items.length === 0 ? null : (
    <Items aria-label={label} tabIndex={items.length > 4 ? 0 : undefined}>
      {items.map(({ orderItemId, productName, size, eligible, reason }) => (
        <Item key={orderItemId} can={eligible}>
          <Icon name={eligible ? 'check' : 'close'} size={20} />
          <div>
            {productName} {text.size(size)}
            <p>{eligible ? text.eligible : reason?.message}</p>
          </div>
        </Item>
      ))}
    </Items>
  );

/** Collapsed list of order lines that cannot enter, with reasons. */
function Barred({ items }: Pick<BoughtProps, 'items'>) {
  if (items.length === 0) return null;
  const reasons = [...new Set(items.map(({ reason }) => reason?.message ?? ''))];
  const label = text.barred(formatNumber(items.length));
  return (
    <Collapsible summary={label}>
      {reasons.map((said) => (
        <Muted key={said}>
          {text.barredFor(said, formatNumber(items.filter(({ reason }) => reason?.message === said).length))}
        </Muted>
      ))}
      <Bought items={items} label={label} />
    </Collapsible>
  );
}
