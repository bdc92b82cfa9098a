import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Feed } from '#domain/community/feed.ts';
import { lateHydration } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import type { AvatarProps } from '#src/ui/members/avatar.tsx';
import { EventTag } from '../feed/event-tag.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { ROWS } from './feed-grid.tsx';
import { FeedPicture } from './feed-picture.tsx';

const Disc = styled('span', { width: '24px', height: '24px' });
/** Avatar of the author: rendered by the server and hydrated late, since it has no handlers. */
const Face = lateHydration<AvatarProps>(
  () => import('#src/ui/members/avatar.tsx').then(({ Avatar }) => ({ default: Avatar })),
  () => <Disc />,
);

const Item = styled('li', {
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  variants: { shape: ROWS },
});
const Foot = styled('div', {
  position: 'absolute',
  inset: 'auto $1 $1 $3',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$1',
  fontSize: '$meta',
  variants: { pictured: { true: { color: '$tile' }, false: {} } },
});
const Author = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  minHeight: '44px',
  fontWeight: '$semibold',
  '& > span:last-child': clamped(1),
});
const Tag = styled('p', {
  position: 'absolute',
  top: '$2',
  left: '$2',
  padding: '3px 7px',
  borderRadius: '$round',
  background: '$inkOnTile',
  color: '$tile',
  fontSize: '$micro',
  fontWeight: '$semibold',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

type FeedCardProps = {
  feed: Feed;
  /** Index in the list, from 0. */
  index: number;
  priority?: boolean;
  /** Replaces the event badge at the corner. */
  corner?: React.ReactNode;
};

/** Every fifth card from the second on has a square picture, so that the columns are staggered. */
const isSquare = ({ images }: Feed, index: number): boolean => images.length === 0 || index % 5 === 1;

/** Feed in a grid: picture (or text without one), author and like button. */
export function FeedCard({ feed, index, priority = false, corner }: FeedCardProps) {
  const image = feed.images[0];
  const pictured = image !== undefined;
  const { id, nickname, profileImg } = feed.user;
  // A constant element per author, because a late part must not get new props before hydration.
  const face = useMemo(
    () => <Face id={id} nickname={nickname} image={profileImg} size={24} />,
    [id, nickname, profileImg],
  );
  return (
    <Item shape={isSquare(feed, index) ? 'square' : 'tall'}>
      <FeedPicture
        href={paths.feed(feed.id)}
        title={feed.title}
        words={feed.content}
        image={image?.imageUrl ?? null}
        priority={priority}
        tagged={Boolean(corner || feed.event)}
      />
      {corner ??
        (feed.event ? (
          <Tag>
            <EventTag event={feed.event} />
          </Tag>
        ) : null)}
      <Foot pictured={pictured}>
        <Author href={paths.member(id)}>
          {face}
          <span>{nickname}</span>
        </Author>
        <LikeButton key={String(feed.isLiked)} feedId={feed.id} liked={feed.isLiked} count={feed.likeCount} />
      </Foot>
    </Item>
  );
}
