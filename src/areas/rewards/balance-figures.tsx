import { formatNumber } from '#domain/kit/format.ts';
import type { PointBalance } from '#domain/rewards/points.ts';
import { pointsText } from '#src/areas/rewards/points.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, Stack, Tile, Tiles } from '#src/ui/layout.tsx';
import { threeColumns } from '#src/ui/rows.tsx';

const Figure = styled('p', {
  margin: 0,
  fontSize: '$display',
  fontWeight: 700,
  lineHeight: '$tight',
  fontVariantNumeric: 'tabular-nums',
});

/** The large current figure and the three totals. */
export function BalanceFigures({ balance }: { balance: PointBalance }) {
  const { tiles, unit } = pointsText;
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
