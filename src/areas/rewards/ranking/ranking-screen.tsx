import { useSearch } from 'wouter';
import { RANKING_PERIODS } from '#domain/rewards/ranking.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { rankingText as text } from '#src/areas/rewards/ranking/ranking.text.ts';
import { wireRanking } from '#src/areas/rewards/ranking/ranking.wiring.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useAddressed } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { HintedTitle } from '#src/ui/layout/hinted-title.tsx';
import { Stack } from '#src/ui/layout/layout.tsx';
import { Tabs } from '#src/ui/layout/tabs.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { OwnRank } from './own-rank.tsx';
import { RankedMembers } from './ranked-members.tsx';
import { rankingPath, rankingPeriodIn } from './ranking-address.ts';

/** /mypage/level/ranking: the period is in the address. */
export default function RankingScreen() {
  const { navigate } = useApp();
  const period = rankingPeriodIn(useSearch());
  const { snapshot, send } = useAddressed(wireRanking, period, (input) => ({ type: 'input.changed', input }));
  const { data, error } = snapshot.context;
  const content = (
    <FlowFrame
      flow="ranking"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      hasContent={data !== null}
    >
      {data ? (
        <Stack gap={6}>
          <OwnRank own={data.own} since={text.since[period]} />
          {data.members.length > 0 ? (
            <RankedMembers members={data.members} ownId={data.own.userId} />
          ) : (
            <EmptyState title={text.empty} hint={text.emptyHint}>
              <ButtonLink href={paths.feeds()}>{text.emptyAction}</ButtonLink>
            </EmptyState>
          )}
        </Stack>
      ) : null}
    </FlowFrame>
  );
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <HintedTitle hint={text.lead}>{text.title}</HintedTitle>
        <Tabs
          label={text.tabs.label}
          selected={period}
          onSelect={(next) => navigate(rankingPath(next))}
          tabs={RANKING_PERIODS.map((id) => ({
            id,
            label: text.tabs[id],
            content: id === period ? content : null,
          }))}
        />
      </Stack>
    </MyPageLayout>
  );
}
