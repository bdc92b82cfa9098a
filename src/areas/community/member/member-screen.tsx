import { useSearch } from 'wouter';
import type { MemberPage } from '#domain/members/profile/member-page.ts';
import { ReportButton } from '#src/areas/members/reports/report-button.tsx';
import type { MemberReviewsProps } from '#src/areas/reviews/member-reviews.tsx';
import type { FollowedStoresProps } from '#src/areas/trade/follows/followed-stores.tsx';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import type { ScreenProps } from '#src/lib/navigation/screen-props.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { FollowList } from '../follows/follow-list.tsx';
import { memberText as text } from './member.text.ts';
import { wireMemberPage } from './member.wiring.ts';
import { type MemberTab, memberAddress, memberPlaceOf } from './member-address.ts';
import { MemberFeeds } from './member-feeds.tsx';
import { MemberHead } from './member-head.tsx';
import { MemberTabs } from './member-tabs.tsx';

const MemberReviews = addition<MemberReviewsProps>(
  () => import('#src/areas/reviews/member-reviews.tsx'),
  Skeleton,
);

const FollowedStores = addition<FollowedStoresProps>(
  () => import('#src/areas/trade/follows/followed-stores.tsx'),
  () => null,
);

/** /users/7: public profile of a member, with feeds and reviews. */
export default function MemberScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  if (Number.isSafeInteger(id) && id > 0) return <OneMember key={id} id={id} />;
  return <Missing />;
}

/** Page of a member who does not exist or has withdrawn. */
const Missing = ({ reason }: { reason?: string | null }) => (
  <EmptyState isPage title={reason || text.notFound}>
    <ButtonLink href={paths.feeds()}>{text.toFeeds}</ButtonLink>
  </EmptyState>
);

function OneMember({ id }: { id: number }) {
  const { navigate } = useApp();
  const { tab, list } = memberPlaceOf(useSearch());
  const { snapshot, send } = useFlow(wireMemberPage, id);
  const { data: member, error } = snapshot.context;
  usePageName(member?.nickname ?? null);
  return (
    <Stack gap={4}>
      <FlowFrame
        flow="memberPage"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        missing={<Missing reason={error} />}
        hasContent={member !== null}
      >
        {member ? (
          <MemberHead key={String(member.isFollowing)} member={member} tab={tab}>
            {member.isMine ? (
              <OwnActions stores={memberAddress(id, { tab, list: 'stores' })} />
            ) : (
              <ReportButton
                of={{ targetType: 'MEMBER', targetId: id, authorId: id }}
                onGone={() => navigate(paths.feeds())}
              />
            )}
          </MemberHead>
        ) : null}
      </FlowFrame>
      {/* Rendered beside the loading profile, so that both load in parallel. */}
      {snapshot.hasTag('failed') ? null : (
        <>
          {member && hasNothing(member) ? (
            <EmptyState title={text.nothing}>
              <ButtonLink href={paths.feeds()}>{text.toFeeds}</ButtonLink>
            </EmptyState>
          ) : (
            <Posts id={id} tab={tab} member={member} />
          )}
          {list === 'stores' && member?.isMine ? (
            <FollowedStores onClose={() => navigate(memberAddress(id, { tab, list: null }))} />
          ) : null}
          {list && list !== 'stores' ? (
            <FollowList
              key={list}
              userId={id}
              side={list}
              onClose={() => navigate(memberAddress(id, { tab, list: null }))}
            />
          ) : null}
        </>
      )}
    </Stack>
  );
}

const OwnActions = ({ stores }: { stores: string }) => (
  <Row>
    <Muted>{text.mine}</Muted>
    <ButtonLink href={paths.profileEdit} size="small">
      {text.edit}
    </ButtonLink>
    <ButtonLink href={stores} size="small">
      {text.stores}
    </ButtonLink>
  </Row>
);

const hasNothing = ({ feedCounts, reviewCount }: MemberPage): boolean =>
  feedCounts.totalCount === 0 && reviewCount === 0;

/** Tabs of a profile with feeds by type or reviews. */
const Posts = ({ id, tab, member }: { id: number; tab: MemberTab; member: MemberPage | null }) => (
  <>
    <MemberTabs userId={id} tab={tab} member={member} />
    {tab === 'reviews' ? <MemberReviews userId={id} /> : <MemberFeeds filter={{ userId: id, type: tab }} />}
  </>
);
