import { Link } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import { LEVELS, type LevelInfo } from '#domain/rewards/level.ts';
import { mypageText } from '#src/areas/members/my-page/mypage.text.ts';
import { levelText } from '#src/areas/rewards/levels/level.text.ts';
import { wireMypage } from '#src/areas/shell/my-page/mypage.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle } from '#src/ui/layout/layout.tsx';
import { wholeFrame } from '#src/ui/layout/region.tsx';
import { Avatar } from '#src/ui/members/avatar.tsx';
import { LevelMedal } from '#src/ui/members/medal.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { Skeleton } from '#src/ui/states.tsx';

const Head = styled('header', {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '$4',
  alignItems: 'center',
});
const Way = styled('div', {
  display: 'grid',
  gap: '$2',
  marginTop: '$2',
  maxWidth: '360px',
  fontSize: '$meta',
  color: '$ink2',
});

const Tier = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  marginRight: '$2',
  padding: '4px 10px 4px 6px',
  borderRadius: '$round',
  background: '$sunken',
  color: '$ink',
  fontWeight: '$semibold',
  verticalAlign: 'middle',
});

/** Header of the member page: avatar, name, level and the progress to the next one. */
export function MypageHead() {
  const { user } = useSession();
  const { snapshot, send } = useFlow((app) => wireMypage(app).level);
  const { data } = snapshot.context;
  return (
    <Head>
      <Link href={paths.profileEdit} aria-label={mypageText.editProfile}>
        <Avatar id={user?.userId} nickname={user?.nickname ?? ''} image={user?.image} size={64} />
      </Link>
      <div>
        <PageTitle css={clamped(3)}>{mypageText.greeting(user?.nickname ?? '')}</PageTitle>
        <FlowFrame flow={snapshot.machine.id} snapshot={wholeFrame(snapshot)}>
          {snapshot.hasTag('failed') ? (
            <Button size="small" type="button" onClick={() => send({ type: 'screen.retried' })}>
              {mypageText.levelFailed}
            </Button>
          ) : data ? (
            <WayToNext info={data} />
          ) : (
            <Skeleton rows={1} height={26} />
          )}
        </FlowFrame>
      </div>
    </Head>
  );
}

function WayToNext({ info }: { info: LevelInfo }) {
  const { levelId, levelName } = info.currentLevel;
  const next = LEVELS.find((level) => level.levelId === levelId + 1);
  return (
    <Way>
      <span>
        <Tier href={paths.level}>
          <LevelMedal level={{ levelId, emoji: info.levelEmoji }} size={20} />
          {levelName ?? levelText.levelId(levelId)}
        </Tier>
        {next ? mypageText.toNext(next.levelName, formatNumber(info.pointsToNextLevel)) : mypageText.top}
      </span>
      <ProgressBar label={levelText.progress} percent={info.levelProgress} />
    </Way>
  );
}
