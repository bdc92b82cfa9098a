import { formatDate } from '#domain/kit/format.ts';
import type { ShownBadge } from '#domain/members/profile/member-page.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { BadgeMedal } from '#src/ui/members/medal.tsx';
import { memberText as text } from './member.text.ts';

const List = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '$3',
  '& > li': { display: 'flex', alignItems: 'center', gap: '$2', minWidth: 0 },
  '& strong': { display: 'block', fontSize: '$label', fontWeight: '$semibold' },
});

/** Public badges of a member with name and date; renders nothing without any. */
export const MemberBadges = ({ badges }: { badges: readonly ShownBadge[] }) =>
  badges.length > 0 ? (
    <Stack as="section" gap={3} aria-label={text.badges}>
      <SectionTitle>{text.badges}</SectionTitle>
      <List>
        {badges.map(({ badgeType, badgeName, badgeImageUrl, awardedAt }) => (
          <li key={badgeType}>
            <BadgeMedal image={badgeImageUrl} size={48} />
            <div>
              <strong>{badgeName}</strong>
              <Muted as="time" dateTime={awardedAt}>
                {formatDate(awardedAt)}
              </Muted>
            </div>
          </li>
        ))}
      </List>
    </Stack>
  ) : null;
