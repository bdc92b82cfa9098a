import type { Badge } from '#domain/rewards/badge.ts';
import { styled } from '#src/styles/stitches.ts';
import { BadgeCard } from './badge-card.tsx';

const Grid = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min($sizes$badgeCard, 100%), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

type BadgeGridProps = {
  badges: readonly Badge[];
  togglingId: number | null;
  canToggle: boolean;
  onToggle: (badgeId: number) => void;
};

/** Grid of badges, each at least 280 px wide. */
export function BadgeGrid({ badges, togglingId, canToggle, onToggle }: BadgeGridProps) {
  return (
    <Grid>
      {badges.map((badge) => (
        <BadgeCard
          key={badge.id}
          badge={badge}
          busy={badge.id === togglingId}
          canToggle={canToggle}
          onToggle={() => onToggle(badge.id)}
        />
      ))}
    </Grid>
  );
}
