import { useActorRef, useSelector } from '@xstate/react';
import type { LevelTab } from '#machines/level/level.machine.ts';
import { MyPageFrame } from '#src/screens/shared/my-page-frame.tsx';
import { levelText } from '#src/text/ko/level.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout.tsx';
import { failureOf, Region, wholeFrame } from '#src/ui/region.tsx';
import { ErrorState } from '#src/ui/states.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { useLogic } from '#src/wiring/app-context.tsx';
import { wireLevel } from '#src/wiring/level.ts';
import { ActivityList } from './activity-list.tsx';
import { LevelHeader } from './level-header.tsx';
import { LevelLadder } from './level-ladder.tsx';

/** /mypage/level */
export default function LevelScreen() {
  const actor = useActorRef(useLogic(wireLevel));
  const snapshot = useSelector(actor, (state) => state);
  const { info, infoError, history, historyError } = snapshot.context;
  const retry = () => actor.send({ type: 'screen.retried' });
  const infoFailed = snapshot.matches({ info: 'failed' });
  const historyFailed = snapshot.matches({ history: 'failed' });
  const tab: LevelTab = snapshot.matches({ tab: 'history' }) ? 'history' : 'info';
  const { failed, tabs } = levelText;

  const activities = (
    <Region
      busy={snapshot.matches({ history: 'loading' })}
      failure={historyFailed ? failureOf(failed.history, historyError) : null}
      onRetry={retry}
      hasContent={history !== null}
    >
      {history ? (
        <ActivityList page={history} onGo={(page) => actor.send({ type: 'page.changed', page })} />
      ) : null}
    </Region>
  );
  return (
    <MyPageFrame>
      <FlowFrame flow="level" snapshot={wholeFrame(snapshot)}>
        <Stack gap={6}>
          <PageTitle>{levelText.title}</PageTitle>
          {infoFailed && historyFailed ? (
            <ErrorState message={failureOf(failed.both, infoError)} onRetry={retry} />
          ) : (
            <>
              <Region
                busy={snapshot.matches({ info: 'loading' })}
                failure={infoFailed ? failureOf(failed.info, infoError) : null}
                onRetry={retry}
                hasContent={info !== null}
              >
                {info ? <LevelHeader info={info} /> : null}
              </Region>
              <Tabs
                label={tabs.label}
                selected={tab}
                onSelect={(next) => actor.send({ type: 'tab.selected', tab: next })}
                tabs={[
                  {
                    id: 'info',
                    label: tabs.info,
                    content: <LevelLadder currentId={info?.currentLevel.levelId ?? null} />,
                  },
                  { id: 'history', label: tabs.history, content: activities },
                ]}
              />
            </>
          )}
        </Stack>
      </FlowFrame>
    </MyPageFrame>
  );
}
