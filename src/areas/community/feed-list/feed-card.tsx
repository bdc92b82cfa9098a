import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Feed } from '#domain/community/feed.ts';
import { lateLife } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import type { AvatarProps } from '#src/ui/members/avatar.tsx';
import { EventTag } from '../feed/event-tag.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { FeedFace } from './feed-face.tsx';
import { ROWS } from './feed-grid.tsx';

const Disc = styled('span', { width: '24px', height: '24px' });
/** Nobody presses it apart from its name: drawn by the server, no part of the first view. */
const Face = lateLife<AvatarProps>(
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
  /** Its place in the list, from 0. */
  index: number;
  priority?: boolean;
  /** What stands on its corner in place of how its event stands. */
  corner?: React.ReactNode;
};

/** Every fifth picture is square, from the second on: columns of one height would look like a table. */
const isSquare = ({ images }: Feed, index: number): boolean => images.length === 0 || index % 5 === 1;

/** One feed in a grid: its picture, or its words where there is none, with who posted it and the heart. */
export function FeedCard({ feed, index, priority = false, corner }: FeedCardProps) {
  const image = feed.images[0];
  const pictured = image !== undefined;
  const { id, nickname, profileImg } = feed.user;
  // The same element for the same person: what comes to life late must not change before.
  const face = useMemo(
    () => <Face id={id} nickname={nickname} image={profileImg} size={24} />,
    [id, nickname, profileImg],
  );
  return (
    <Item shape={isSquare(feed, index) ? 'square' : 'tall'}>
      <FeedFace
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
