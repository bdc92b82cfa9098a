import type { ReactNode } from 'react';
import { actionLabel } from '#domain/admin/audit/audit-labels.ts';
import type { AuditEntryDetail } from '#domain/admin/audit/audit-log.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { adminPaths, auditPath } from '#src/areas/admin/paths.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { entryText as text } from './audit.text.ts';
import { wireAuditEntry } from './audit.wiring.ts';
import { Target, Who } from './audit-cells.tsx';
import { Facts } from './audit-facts.ts';
import { detailValue } from './detail-codes.ts';
import { detailWords } from './detail-words.text.ts';

/** Side panel of one log entry: actor, action, target, details and position in the hash chain. */
export function AuditPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { snapshot, send } = useFlow(wireAuditEntry, { id });
  const { data, error } = snapshot.context;
  return (
    <SidePanel title={data ? actionLabel(data.entry.action) : text.title} onClose={onClose}>
      <FlowFrame
        flow="auditEntry"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? <Entry {...data} /> : null}
      </FlowFrame>
    </SidePanel>
  );
}

function Entry({ entry, thing, link }: AuditEntryDetail) {
  const { targetType, detail, requestId } = entry;
  const details = Object.entries(detail).map(
    ([name, value]) =>
      [detailWords[name] ?? name, value === null ? text.none : detailValue(targetType, value)] as const,
  );
  return (
    <Stack gap={6}>
      <Pairs
        pairs={[
          [text.number, formatNumber(entry.entryId)],
          [text.at, formatDateTime(entry.at)],
          [text.who, <Who key="who" {...entry} />],
          [text.target, <Target key="target" {...entry} />],
          ...(thing ? [[text.order, <OrderOf key="order" {...thing} />] as const] : []),
          [text.request, requestId ?? text.noRequest],
        ]}
      />
      <Stack gap={2}>
        <SectionTitle>{text.detail}</SectionTitle>
        {details.length > 0 ? <Pairs pairs={details} /> : <Muted>{text.noDetail}</Muted>}
      </Stack>
      <Stack gap={2}>
        <SectionTitle>{text.chain}</SectionTitle>
        {link ? (
          <>
            <Muted>{text.linked(formatNumber(link.seq), formatNumber(link.end))}</Muted>
            <Pairs
              pairs={[
                [text.hash, link.hash],
                [text.before, link.before || text.first],
              ]}
            />
          </>
        ) : (
          <Muted>{text.unlinked}</Muted>
        )}
      </Stack>
    </Stack>
  );
}

const OrderOf = ({ orderId, orderNo, buyer }: NonNullable<AuditEntryDetail['thing']>) => (
  <Row css={{ gap: '$2' }}>
    <TextLink href={auditPath('ORDER', orderId)}>{orderNo}</TextLink>
    <TextLink href={`${adminPaths.members}?open=${buyer.userId}`}>{buyer.nickname}</TextLink>
  </Row>
);

const Pairs = ({ pairs }: { pairs: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Facts>
    {pairs.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);
