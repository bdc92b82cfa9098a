import { Link } from 'wouter';
import { formatDay, formatNumber, formatWon } from '#domain/kit/format.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import {
  SETTLEMENT_KIND_NAMES,
  SETTLEMENT_STATE_NAMES,
  type Settlement,
  type SettlementLine,
} from '#domain/seller/settlements/settlement.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { ExportButton } from '#src/ui/index-table/export-button.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { sellerPaths } from '../paths.ts';
import { SettlementSums } from './settlement-sums.tsx';
import { settlementsText as text } from './settlements.text.ts';
import { wireSettlementFile, wireSettlementLines } from './settlements.wiring.ts';

const List = styled('ul', { display: 'grid' });
const Item = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $4',
  padding: '$3 0',
  borderBottom: '1px solid $line',
  fontSize: '$label',
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& data': { fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

type PanelProps = { id: number; onClose: () => void };

/** Side panel of one statement: sums, lines and export. */
export default function SettlementPanel({ id, onClose }: PanelProps) {
  const { snapshot, actor } = useFlow(wireSettlementLines, { filter: { id } });
  const one = snapshot.context.page?.settlement;
  return (
    <SidePanel
      title={one ? text.period(formatDay(one.periodStart), formatDay(one.periodEnd)) : text.panel}
      onClose={onClose}
    >
      <Stack gap={6}>
        {one ? <Head settlement={one} /> : null}
        <PagedFlow
          flow="settlementLines"
          actor={actor}
          snapshot={snapshot}
          failure={text.linesFailed}
          nothing={<EmptyState title={text.noLines} />}
        >
          {(lines) => (
            <List>
              {lines.map((line) => (
                <Line key={`${line.orderItemId} ${line.kind}`} line={line} />
              ))}
            </List>
          )}
        </PagedFlow>
      </Stack>
    </SidePanel>
  );
}

function Head({ settlement }: { settlement: Settlement }) {
  const { settlementId, state, closedAt, paidOn } = settlement;
  const { snapshot, send } = useFlow(wireSettlementFile);
  return (
    <>
      <Row>
        <Chip>{SETTLEMENT_STATE_NAMES[state]}</Chip>
        <Muted>
          {paidOn ? text.paid(formatDay(paidOn)) : text.closed(formatDay(seoulDay(new Date(closedAt))))}
        </Muted>
      </Row>
      <SettlementSums sums={settlement} />
      <Stack gap={3}>
        <SectionTitle>{text.linesTitle}</SectionTitle>
        <ExportButton
          flow="settlementFile"
          snapshot={snapshot}
          hint={text.fileHint}
          onAsk={() => send({ type: 'file.asked', filter: { id: settlementId } })}
        />
      </Stack>
    </>
  );
}

function Line({ line }: { line: SettlementLine }) {
  const { orderNo, productName, option, quantity, kind, gross, fee, coupon, follower, net, orderNet, at } =
    line;
  return (
    <Item>
      <div>
        <strong>{productName}</strong>
        <Muted>
          {option} · {text.pieces(formatNumber(quantity))}
        </Muted>
        <Muted>
          {SETTLEMENT_KIND_NAMES[kind]} {formatDay(seoulDay(new Date(at)))} ·{' '}
          <Link href={`${sellerPaths.orders}?q=${orderNo}`}>{text.orderNo(orderNo)}</Link>
        </Muted>
        <Muted>{text.detail(formatWon(gross), formatWon(fee && -fee))}</Muted>
        {coupon === 0 ? null : <Muted>{text.coupon(formatWon(-coupon))}</Muted>}
        {follower === 0 ? null : <Muted>{text.follower(formatWon(-follower))}</Muted>}
        {orderNet === net ? null : <Muted>{text.orderNet(formatWon(orderNet))}</Muted>}
      </div>
      <data value={net}>{formatWon(net)}</data>
    </Item>
  );
}
