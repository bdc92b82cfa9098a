import { Link } from 'wouter';
import type { Feed } from '#domain/community/feed.ts';
import { formatDate, formatNumber } from '#domain/kit/format.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { paths } from '#src/lib/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { farBelow } from '#src/ui/far-below.ts';
import { Chip, Muted, Row } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';
import { LikeButton } from './like-button.tsx';

export const FeedGrid = styled('ul', {
  display: 'grid',
  gap: '$6 $4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  '@small': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '$5 $3' },
  ...farBelow('360px', ' > li:nth-child(n + 9)'),
});
const Item = styled('li', { display: 'grid', gap: '$2', alignContent: 'start', minWidth: 0 });
const Face = styled('div', {
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '$card',
  background: '$sunken',
  '& p': {
    padding: '$4',
    fontSize: '$label',
    ...clamped(8),
  },
});
const Title = styled('h3', {
  fontSize: '$body',
  margin: 0,
  marginTop: '$1',
  ...clamped(2),
});

/** One feed in a grid: its picture, or its words where there is none. */
export function FeedCard({ feed, priority = false }: { feed: Feed; priority?: boolean }) {
  const image = feed.images[0];
  return (
    <Item>
      <Link href={paths.feed(feed.id)}>
        <Face>
          {image ? (
            <Picture
              image={image.imageUrl}
              alt=""
              width={400}
              height={400}
              sizes={pictureSizes.grid}
              priority={priority}
            />
          ) : (
            <p>{feed.content}</p>
          )}
        </Face>
        <Row css={{ marginTop: '$2' }}>
          <Chip tone={feed.feedType === 'event' ? 'accent' : 'plain'}>{text.types[feed.feedType]}</Chip>
          {feed.event?.status ? <Chip>{text.eventStatus[feed.event.status]}</Chip> : null}
        </Row>
        <Title>{feed.title}</Title>
      </Link>
      {feed.orderItem ? (
        <Muted css={clamped(2)}>
          {feed.orderItem.productName} {feed.orderItem.size ? text.size(feed.orderItem.size) : ''}
        </Muted>
      ) : null}
      <Row spread css={{ flexWrap: 'nowrap' }}>
        <Row
          as={Link}
          href={paths.memberFeeds(feed.user.id)}
          css={{ gap: '$2', flexWrap: 'nowrap', '@small': { minHeight: '44px' } }}
        >
          <Avatar id={feed.user.id} nickname={feed.user.nickname} image={feed.user.profileImg} size={28} />
          <Muted as="span" css={clamped(1)}>
            {feed.user.nickname}
          </Muted>
        </Row>
        <LikeButton key={String(feed.isLiked)} feedId={feed.id} liked={feed.isLiked} count={feed.likeCount} />
      </Row>
      <Row css={{ gap: '0 $2' }}>
        <Muted as="time" dateTime={feed.createdAt}>
          {formatDate(feed.createdAt)}
        </Muted>
        <Muted>
          {text.comments(formatNumber(feed.commentCount))}
          {feed.event ? ` · ${text.votes(formatNumber(feed.participantVoteCount))}` : ''}
        </Muted>
      </Row>
    </Item>
  );
}
