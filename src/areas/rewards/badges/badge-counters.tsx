import { formatNumber } from '#domain/kit/format.ts';
import { type BadgeList, hiddenCount } from '#domain/rewards/badge.ts';
import { badgesText } from '#src/areas/rewards/badges/badges.text.ts';
import { Tile, Tiles } from '#src/ui/layout/layout.tsx';
import { threeColumns } from '#src/ui/layout/rows.tsx';

/** Number of badges: total, shown and hidden. */
export function BadgeCounters({ list }: { list: BadgeList }) {
  const { counters, count } = badgesText;
  const rows = [
    [counters.total, list.totalCount],
    [counters.displayed, list.displayedCount],
    [counters.hidden, hiddenCount(list)],
  ] as const;
  return (
    <Tiles css={threeColumns}>
      {rows.map(([label, value]) => (
        <Tile key={label}>
          <dt>{label}</dt>
          <dd>{count(formatNumber(value))}</dd>
        </Tile>
      ))}
    </Tiles>
  );
}
