import { formatDate } from '#domain/kit/format.ts';
import type { Badge } from '#domain/rewards/badge.ts';
import { badgesText } from '#src/areas/rewards/badges/badges.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { BadgeMedal } from '#src/ui/members/medal.tsx';

const Root = styled('li', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$3',
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  fontSize: '$label',
  textAlign: 'center',
  wordBreak: 'keep-all',
  cursor: 'pointer',
  '& h3': { fontSize: '$title3', fontWeight: '$semibold' },
  variants: { faded: { true: { '& img': { filter: 'grayscale(1)', opacity: 0.6 } } } },
});
// The button covers the whole card, so that there is one control with one name; those of a row are in line.
const Toggle = styled(Button, {
  marginTop: 'auto',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
});

type BadgeCardProps = { badge: Badge; busy: boolean; canToggle: boolean; onToggle: () => void };

/** Badge card: picture, name, description, date and button below each other; the whole card is the hit area of its show/hide button. */
export function BadgeCard({ badge, busy, canToggle, onToggle }: BadgeCardProps) {
  const { isDisplayed, badgeName } = badge;
  const name = isDisplayed ? badgesText.hideNamed(badgeName) : badgesText.showNamed(badgeName);
  return (
    <Root faded={!isDisplayed} aria-busy={busy}>
      <BadgeMedal image={badge.badgeImageUrl} />
      <div>
        <h3>{badgeName}</h3>
        <p>{badge.badgeDescription}</p>
        <Muted as="time" dateTime={badge.awardedAt}>
          {badgesText.awarded(formatDate(badge.awardedAt))}
        </Muted>
      </div>
      {/* `aria-disabled` keeps the focus while the list reloads; `detail` 2 is the second half of a double click. */}
      <Toggle
        type="button"
        size="small"
        aria-label={name}
        aria-disabled={!canToggle}
        onClick={({ detail }) => canToggle && detail < 2 && onToggle()}
      >
        {isDisplayed ? badgesText.hide : badgesText.show}
      </Toggle>
    </Root>
  );
}
