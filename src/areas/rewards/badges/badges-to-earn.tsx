import type { BadgeToEarn } from '#domain/rewards/badge.ts';
import { badgesText as text } from '#src/areas/rewards/badges/badges.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { BadgeMedal } from '#src/ui/members/medal.tsx';
import { doneOf, wayOf } from './badge-progress.ts';

const Next = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$4',
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  '& h3': { fontSize: '$title3', fontWeight: '$semibold' },
});
const Grid = styled('ul', {
  display: 'grid',
  gap: '$5 $3',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@wide': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& li': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '2px',
    textAlign: 'center',
    fontSize: '$meta',
  },
});

type BadgesToEarnProps = { badges: readonly BadgeToEarn[]; nextType: string | null };

/** Badges that are not earned yet with their progress; the nearest one is announced first. */
export function BadgesToEarn({ badges, nextType }: BadgesToEarnProps) {
  const next = badges.find(({ badgeType }) => badgeType === nextType);
  return (
    <Stack gap={4} as="section">
      <SectionTitle>{text.toEarn}</SectionTitle>
      {next ? (
        <Next>
          <BadgeMedal image={next.badgeImageUrl} size={64} locked progress={doneOf(next)} />
          <div>
            <Muted>{text.next}</Muted>
            <h3>
              {next.badgeName} ({wayOf(next)})
            </h3>
            <Muted>{next.badgeDescription}</Muted>
          </div>
        </Next>
      ) : null}
      <Grid>
        {badges
          .filter((badge) => badge !== next)
          .map((badge) => (
            <li key={badge.badgeType}>
              <BadgeMedal image={badge.badgeImageUrl} size={64} locked progress={doneOf(badge)} />
              <strong>{badge.badgeName}</strong>
              <Muted>{wayOf(badge)}</Muted>
            </li>
          ))}
      </Grid>
    </Stack>
  );
}
