import { type BadgesTab, badgesIn } from '#machines/rewards/badges.machine.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { badgesText } from '#src/areas/rewards/badges/badges.text.ts';
import { wireBadges } from '#src/areas/rewards/badges/badges.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { commonText } from '#src/text/common.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Region, wholeFrame } from '#src/ui/layout/region.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { BadgeCounters } from './badge-counters.tsx';
import { BadgeGrid } from './badge-grid.tsx';
import { BadgesToEarn } from './badges-to-earn.tsx';

/** /mypage/badges: badges of the member. */
export default function BadgesScreen() {
  const { snapshot, send } = useFlow(wireBadges);
  const { list, error, togglingId } = snapshot.context;
  const tab: BadgesTab = snapshot.matches({ tab: 'displayed' }) ? 'displayed' : 'all';
  const { tabs } = badgesText;
  const content = (which: BadgesTab) =>
    list ? (
      <BadgesOf
        tab={which}
        badges={badgesIn(list, which)}
        togglingId={togglingId}
        canToggle={snapshot.matches({ data: { loaded: 'idle' } })}
        onToggle={(badgeId) => send({ type: 'badge.toggled', badgeId })}
      />
    ) : null;
  return (
    <MyPageLayout>
      <FlowFrame flow="badges" snapshot={wholeFrame(snapshot)}>
        <Stack gap={6}>
          <Heading />
          <Region
            busy={snapshot.hasTag('busy')}
            failure={snapshot.hasTag('failed') ? badgesText.failed(error || commonText.failedMessage) : null}
            onRetry={() => send({ type: 'screen.retried' })}
          >
            {list ? (
              <Stack gap={6}>
                <BadgeCounters list={list} />
                {list.progress.length > 0 ? (
                  <BadgesToEarn badges={list.progress} nextType={list.nextBadgeType} />
                ) : null}
                <Tabs
                  label={tabs.label}
                  selected={tab}
                  onSelect={(next) => send({ type: 'tab.selected', tab: next })}
                  tabs={[
                    { id: 'all', label: tabs.all(list.totalCount), content: content('all') },
                    {
                      id: 'displayed',
                      label: tabs.displayed(list.displayedCount),
                      content: content('displayed'),
                    },
                  ]}
                />
              </Stack>
            ) : null}
          </Region>
        </Stack>
        <ConfirmDialog
          open={snapshot.hasTag('open')}
          title={badgesText.toggleFailed}
          text={badgesText.toggleFailedHint}
          onClose={() => send({ type: 'alert.dismissed' })}
        />
      </FlowFrame>
    </MyPageLayout>
  );
}

type BadgesProps = Parameters<typeof BadgeGrid>[0] & { tab: BadgesTab };

/** Badges of a tab, or the sentence for none. */
function BadgesOf({ tab, ...grid }: BadgesProps) {
  const { empty } = badgesText;
  if (grid.badges.length > 0) return <BadgeGrid {...grid} />;
  return <EmptyState title={empty[tab]} hint={tab === 'all' ? empty.allHint : empty.displayedHint} />;
}

const Heading = () => <HintedTitle hint={badgesText.lead}>{badgesText.title}</HintedTitle>;
