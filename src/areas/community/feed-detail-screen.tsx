import { useState } from 'react';
import { Link } from 'wouter';
import type { Feed } from '#domain/community/feed.ts';
import { formatDateTime } from '#domain/kit/format.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { wireFeedDetail } from '#src/areas/community/feeds.wiring.ts';
import { useSession } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { addition } from '#src/lib/preloadable.tsx';
import type { ScreenProps } from '#src/lib/screen-props.ts';
import { styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Chip, Muted, PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { usePageName } from '#src/ui/page-name.ts';
import { PersonName } from '#src/ui/person-name.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { Carousel } from './carousel.tsx';
import type { CommentSectionProps } from './comment-section.tsx';
import { LikeButton } from './like-button.tsx';
import { LikeUsersDialog } from './like-users.tsx';
import { OwnerActions } from './owner-actions.tsx';
import { VoteButton } from './vote-button.tsx';

const Columns = styled('article', {
  display: 'grid',
  gap: '$7',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  '@small': { gridTemplateColumns: 'minmax(0, 1fr)' },
  // Words alone take the middle, at a width that reads well.
  variants: {
    words: { true: { gridTemplateColumns: 'minmax(0, $sizes$reading)', justifyContent: 'center' } },
  },
});
// What others say stands below: its code and its reading come after the feed.
const CommentSection = addition<CommentSectionProps>(() => import('./comment-section.tsx'), Skeleton);
const Content = styled('p', { whiteSpace: 'pre-wrap' });

/** One feed with its reactions and comments. */
export default function FeedDetailScreen({ params }: ScreenProps) {
  const id = Number(params.id);
  if (Number.isSafeInteger(id) && id > 0) return <Loaded key={id} id={id} />;
  return (
    <EmptyState isPage title={text.notFound}>
      <ButtonLink href={paths.feeds()}>{text.toList}</ButtonLink>
    </EmptyState>
  );
}

function Loaded({ id }: { id: number }) {
  const { snapshot, send } = useFlow(wireFeedDetail, id);
  const { data, error } = snapshot.context;
  usePageName(data?.title ?? null);
  return (
    <FlowFrame
      flow="feedDetail"
      snapshot={snapshot}
      error={error || catalogueText.feed}
      onRetry={() => send({ type: 'screen.retried' })}
      hasContent={data !== null}
      skeleton={<Skeleton rows={2} height={300} />}
    >
      {data ? (
        <Columns words={data.images.length === 0}>
          <Carousel images={data.images} title={data.title} />
          <FeedBody feed={data} />
        </Columns>
      ) : null}
    </FlowFrame>
  );
}

function FeedBody({ feed }: { feed: Feed }) {
  const { user } = useSession();
  const [likesOpen, setLikesOpen] = useState(false);
  return (
    <Stack gap={6}>
      <Row>
        <Chip tone="accent">{text.types[feed.feedType]}</Chip>
        {feed.event ? (
          <Chip>
            {feed.event.title} {feed.event.status ? text.eventStatus[feed.event.status] : ''}
          </Chip>
        ) : null}
      </Row>
      <PageTitle>{feed.title}</PageTitle>
      <Row spread>
        <Row as={Link} href={paths.memberFeeds(feed.user.id)} css={{ flexWrap: 'nowrap' }}>
          <Avatar id={feed.user.id} nickname={feed.user.nickname} image={feed.user.profileImg} />
          <PersonName>{feed.user.nickname}</PersonName>
          {feed.user.level ? (
            <Muted as="span" css={{ flex: 'none' }}>
              {feed.user.level}
            </Muted>
          ) : null}
        </Row>
        <Muted>{formatDateTime(feed.createdAt)}</Muted>
      </Row>
      <Words feed={feed} />
      <Row>
        <LikeButton key={String(feed.isLiked)} feedId={feed.id} liked={feed.isLiked} count={feed.likeCount} />
        <Button size="small" tone="ghost" type="button" onClick={() => setLikesOpen(true)}>
          {text.likedBy}
        </Button>
        <VoteButton key={`${feed.isVoted} ${feed.canVote}`} feed={feed} />
      </Row>
      {user && feed.isMine ? <OwnerActions feedId={feed.id} /> : null}
      <CommentSection feedId={feed.id} />
      {likesOpen ? <LikeUsersDialog feedId={feed.id} onClose={() => setLikesOpen(false)} /> : null}
    </Stack>
  );
}

/** What is worn, what is said of it, and where to see more. */
function Words({ feed }: { feed: Feed }) {
  return (
    <Stack gap={3}>
      {feed.orderItem?.productId ? (
        <TextLink href={paths.product(feed.orderItem.productId)}>
          {feed.orderItem.productName} {feed.orderItem.size ? text.size(feed.orderItem.size) : ''}
        </TextLink>
      ) : null}
      <Content>{feed.content}</Content>
      {feed.hashtags.length > 0 || feed.instagramId ? (
        <Row>
          {feed.hashtags.map(({ tagId, tag }) => (
            <TextLink key={tagId} href={paths.feeds(`hashtags=${encodeURIComponent(tag)}`)}>
              #{tag}
            </TextLink>
          ))}
          {feed.instagramId ? (
            <a
              href={`https://www.instagram.com/${encodeURIComponent(feed.instagramId)}`}
              rel="noreferrer noopener"
              target="_blank"
            >
              @{feed.instagramId}
            </a>
          ) : null}
        </Row>
      ) : null}
    </Stack>
  );
}
