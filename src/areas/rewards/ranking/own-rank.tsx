import { formatNumber } from '#domain/kit/format.ts';
import type { OwnRank as Own } from '#domain/rewards/ranking.ts';
import { rankingText as text } from '#src/areas/rewards/ranking/ranking.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';

const Card = styled('section', {
  display: 'grid',
  gap: '$1',
  padding: '$5',
  borderRadius: '$card',
  background: '$sunken',
  '& h2': { fontSize: '$label', fontWeight: '$semibold', color: '$ink2' },
});
const Place = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '$3',
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '$title1', lineHeight: '$tight' },
});

/** The member's rank and points of a period, or how to earn the first ones. */
export const OwnRank = ({ own, since }: { own: Own; since: string }) => (
  <Card>
    <h2>{text.mine}</h2>
    {own.rank === null ? (
      <>
        <p>{text.unranked}</p>
        <p>
          <TextLink href={paths.level}>{text.howTo}</TextLink>
        </p>
      </>
    ) : (
      <Place>
        <strong>{text.rank(formatNumber(own.rank))}</strong>
        <span>{text.score(formatNumber(own.periodPoints))}</span>
      </Place>
    )}
    <Muted>{since}</Muted>
  </Card>
);
