import { formatDay, formatNumber, formatWon } from '#domain/kit/format.ts';
import { laterDay } from '#domain/kit/time/time.ts';
import { type RunningSettlement, SETTLEMENT_STATE_NAMES } from '#domain/seller/settlements/settlement.ts';
import { styled } from '#src/styles/stitches.ts';
import { Card, Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { SettlementSums } from './settlement-sums.tsx';
import { settlementsText as text } from './settlements.text.ts';

const Payable = styled('p', {
  fontSize: '$title1',
  fontWeight: '$bold',
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
});
const Parts = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 360px)',
  gap: '$6',
  alignItems: 'start',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$4' },
});
const PERCENT = 100;

/** Running total of the present week. */
export function OpenWeek({ week }: { week: RunningSettlement }) {
  const { periodStart, periodEnd, payable, feeBasisPoints, nextFee } = week;
  return (
    <Card aria-label={text.openTitle}>
      <Parts>
        <Stack gap={2}>
          <Row>
            <SectionTitle>{text.openTitle}</SectionTitle>
            <Chip>{SETTLEMENT_STATE_NAMES.OPEN}</Chip>
          </Row>
          <Muted>{text.period(formatDay(periodStart), formatDay(periodEnd))}</Muted>
          <Payable>{formatWon(payable)}</Payable>
          <Muted>
            {text.openEnds(formatDay(laterDay(periodEnd, 1)))}{' '}
            {text.rate(formatNumber(feeBasisPoints / PERCENT))}
          </Muted>
          {nextFee ? (
            <Muted>
              {text.nextRate(formatDay(nextFee.from), formatNumber(nextFee.basisPoints / PERCENT))}
            </Muted>
          ) : null}
        </Stack>
        <SettlementSums sums={week} />
      </Parts>
    </Card>
  );
}
