import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { formatNumber } from '#domain/kit/format.ts';
import type { PointBalance } from '#domain/rewards/points.ts';
import { pointsText } from '#src/areas/rewards/points/points.text.ts';
import type { wireExpiring } from '#src/areas/rewards/points/points.wiring.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, Stack, Tile, Tiles } from '#src/ui/layout/layout.tsx';
import { threeColumns } from '#src/ui/layout/rows.tsx';

const Figure = styled('p', {
  margin: 0,
  fontSize: '$display',
  fontWeight: 700,
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums',
});

type BalanceFiguresProps = {
  balance: PointBalance;
  expiring: ActorRefFrom<ReturnType<typeof wireExpiring>>;
};

/** Balance, points that expire this month and next, and three totals. */
export function BalanceSummary({ balance, expiring }: BalanceFiguresProps) {
  const { tiles, unit } = pointsText;
  const ends = useSelector(expiring, ({ context }) => context.data);
  const rows = [
    [tiles.earned, balance.totalEarnedPoints],
    [tiles.used, balance.totalUsedPoints],
    [tiles.expired, balance.totalExpiredPoints],
  ] as const;
  return (
    <Stack>
      <div>
        <Muted>{pointsText.current}</Muted>
        <Figure>{unit(formatNumber(balance.currentPoints))}</Figure>
        <Muted role="status">
          {ends
            ? pointsText.expiring.months(
                formatNumber(ends.expiringThisMonth),
                formatNumber(ends.expiringNextMonth),
              )
            : ' '}
        </Muted>
      </div>
      <Tiles css={threeColumns}>
        {rows.map(([label, points]) => (
          <Tile key={label}>
            <dt>{label}</dt>
            <dd>{unit(formatNumber(points))}</dd>
          </Tile>
        ))}
      </Tiles>
    </Stack>
  );
}
