import type { Feed } from '#domain/community/feed.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { isInFirstView } from '#src/ui/picture.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { FeedTile, FeedTiles } from './feed-tiles.tsx';

/** Tiles of one member's feeds with like buttons. */
export const FeedTileList = ({ feeds }: { feeds: readonly Feed[] }) => (
  <FeedTiles>
    {feeds.map((feed, index) => (
      <FeedTile
        key={feed.id}
        href={paths.feed(feed.id)}
        title={feed.title}
        words={feed.content}
        image={feed.images[0]?.imageUrl ?? null}
        priority={isInFirstView(index)}
      >
        <LikeButton key={String(feed.isLiked)} feedId={feed.id} liked={feed.isLiked} count={feed.likeCount} />
      </FeedTile>
    ))}
  </FeedTiles>
);
