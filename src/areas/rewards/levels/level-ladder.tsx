import { formatNumber } from '#domain/kit/format.ts';
import { ACTIVITY_POINTS } from '#domain/policies/points.ts';
import { LEVELS } from '#domain/rewards/level.ts';
import { levelText } from '#src/areas/rewards/levels/level.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Amount, RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { LevelMedal } from '#src/ui/members/medal.tsx';

const Ladder = styled('ol', { display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Rung = styled('li', {
  display: 'grid',
  position: 'relative',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$3',
  padding: '$3',
  borderRadius: '$card',
  // Line that connects the medals.
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    left: '31px',
    top: '50%',
    height: '100%',
    borderLeft: '2px solid $line',
  },
  '& > img': { position: 'relative' },
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current="true"]': { background: '$sunken' },
});

const { howTo } = levelText;
const DEEDS = [
  [howTo.review, ACTIVITY_POINTS.REVIEW_CREATION],
  [howTo.purchase, ACTIVITY_POINTS.PURCHASE_COMPLETION],
  [howTo.feed, ACTIVITY_POINTS.FEED_CREATION],
  [howTo.comment, ACTIVITY_POINTS.COMMENT_CREATION],
  [howTo.vote, ACTIVITY_POINTS.VOTE_PARTICIPATION],
] as const;

/** All levels with requirements and benefits, the member's own marked, and how activity points are earned. */
export function LevelLadder({ currentId }: { currentId: number | null }) {
  return (
    <Stack gap={8}>
      <Stack gap={3} as="section">
        <SectionTitle>{levelText.ladder}</SectionTitle>
        <Ladder>
          {LEVELS.map((level) => (
            <Rung key={level.levelId} {...(level.levelId === currentId ? { 'aria-current': 'true' } : {})}>
              <LevelMedal level={level} />
              <span>
                <strong>{level.levelName}</strong>{' '}
                {level.levelId === currentId ? <Chip tone="accent">{levelText.current}</Chip> : null}
                <Muted as="span" css={{ display: 'block' }}>
                  {level.rewardDescription}
                </Muted>
              </span>
              <span>{levelText.from(formatNumber(level.minPointsRequired))}</span>
            </Rung>
          ))}
        </Ladder>
      </Stack>
      <Stack gap={2} as="section">
        <SectionTitle>{howTo.title}</SectionTitle>
        <Rows>
          {DEEDS.map(([deed, points]) => (
            <RowItem key={deed}>
              <span>{deed}</span>
              <Amount>{levelText.earned(formatNumber(points))}</Amount>
            </RowItem>
          ))}
        </Rows>
      </Stack>
    </Stack>
  );
}
