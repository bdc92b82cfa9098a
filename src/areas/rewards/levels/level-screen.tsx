import { levelText as text } from '#src/areas/rewards/levels/level.text.ts';
import { wireLevel } from '#src/areas/rewards/levels/level.wiring.ts';
import { Ledger } from '#src/areas/rewards/points/ledger.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { ActivityRow } from '../points/activity-row.tsx';
import { LevelHeader } from './level-header.tsx';
import { LevelLadder } from './level-ladder.tsx';

/** Activities have no filter. */
const EVERYTHING = { filter: undefined };

/** /mypage/level: level and activities of the member. */
export default function LevelScreen() {
  return (
    <Ledger
      flow="level"
      wire={wireLevel}
      input={EVERYTHING}
      text={text}
      figures={(info) => <LevelHeader info={info} />}
      guide={(info) => <LevelLadder currentId={info?.currentLevel.levelId ?? null} />}
      row={(activity) => <ActivityRow key={activity.activityId} activity={activity} />}
      nothing={
        <EmptyState title={text.empty} hint={text.emptyHint}>
          <ButtonLink href={paths.feeds()}>{text.emptyAction}</ButtonLink>
        </EmptyState>
      }
    />
  );
}
