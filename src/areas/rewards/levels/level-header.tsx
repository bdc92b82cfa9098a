import { Link } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import { bareNameOf, cappedProgress, type LevelInfo } from '#domain/rewards/level.ts';
import { levelText } from '#src/areas/rewards/levels/level.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, Row, Stack, Tile, Tiles } from '#src/ui/layout/layout.tsx';
import { threeColumns } from '#src/ui/layout/rows.tsx';
import { LevelMedal } from '#src/ui/members/medal.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { rankingPath } from '../ranking/ranking-address.ts';

const Ranked = styled('dd', {
  position: 'relative',
  justifySelf: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
/** Link that covers the rank, which stays plain text. */
const ToRanking = styled(Link, { position: 'absolute', inset: '-12px 0', minWidth: '44px' });
const Name = styled('h2', { fontSize: '$title1', lineHeight: '$tight' });

/** Level, its reward and the progress to the next one, then three figures. */
export function LevelHeader({ info }: { info: LevelInfo }) {
  const { tiles } = levelText;
  const left = info.pointsToNextLevel;
  return (
    <Stack>
      <Stack>
        <Row css={{ flexWrap: 'nowrap' }}>
          <LevelMedal level={{ levelId: info.currentLevel.levelId, emoji: info.levelEmoji }} size={72} />
          <div>
            <Name>{bareNameOf(info.levelDisplayName)}</Name>
            {info.rewardDescription ? <Muted>{levelText.reward(info.rewardDescription)}</Muted> : null}
          </div>
        </Row>
        <ProgressBar label={levelText.progress} percent={info.levelProgress} />
        <Row spread>
          <span>{left > 0 ? levelText.toNext(formatNumber(left)) : levelText.top}</span>
          <strong>{levelText.percent(formatNumber(cappedProgress(info.levelProgress)))}</strong>
        </Row>
      </Stack>
      <Tiles css={threeColumns}>
        <Tile>
          <dt>{tiles.total}</dt>
          <dd>{levelText.score(formatNumber(info.totalPoints))}</dd>
        </Tile>
        <Tile>
          <dt>{tiles.rank}</dt>
          <Ranked>
            {levelText.rank(formatNumber(info.userRank))}
            <ToRanking href={rankingPath()} aria-label={levelText.rankedAt(formatNumber(info.userRank))} />
          </Ranked>
        </Tile>
        <Tile>
          <dt>{tiles.level}</dt>
          <dd>{levelText.levelId(info.currentLevel.levelId)}</dd>
        </Tile>
      </Tiles>
    </Stack>
  );
}
