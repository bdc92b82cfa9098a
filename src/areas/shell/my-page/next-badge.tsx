import { Link } from 'wouter';
import type { MyBadges } from '#domain/rewards/badge.ts';
import { doneOf, wayOf } from '#src/areas/rewards/badges/badge-progress.ts';
import { badgesText } from '#src/areas/rewards/badges/badges.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import { BadgeMedal } from '#src/ui/members/medal.tsx';

const Line = styled(Link, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$3',
  '& small': { display: 'block', fontSize: '$meta', color: '$ink3' },
  '& svg:last-child': { color: '$ink3' },
});

/** The badge that is nearest to be earned; renders nothing if there is none. */
export function NextBadge({ list }: { list: MyBadges | null }) {
  const next = list?.progress.find(({ badgeType }) => badgeType === list.nextBadgeType);
  if (!next) return null;
  return (
    <Line href={paths.badges}>
      <BadgeMedal image={next.badgeImageUrl} size={32} locked progress={doneOf(next)} />
      <span>
        <small>{badgesText.next}</small>
        {next.badgeName} ({wayOf(next)})
      </span>
      <Icon name="right" size={16} />
    </Line>
  );
}
