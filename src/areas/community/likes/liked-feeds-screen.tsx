import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { wireLikedFeeds } from '#src/areas/community/feed-list/feeds.wiring.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { isInFirstView } from '#src/ui/picture.tsx';
import { EmptyState, Skeleton } from '#src/ui/states.tsx';
import { FeedTile, FeedTiles } from '../feed-list/feed-tiles.tsx';
import { LikeButton } from './like-button.tsx';

/** Feeds that the member liked; a removed like keeps its card, so that it can be undone. */
export default function LikedFeedsScreen() {
  const { snapshot, actor } = useFlow(wireLikedFeeds, { filter: undefined });
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <PageTitle>{text.likedTitle}</PageTitle>
        <PagedFlow
          flow="likedFeeds"
          actor={actor}
          snapshot={snapshot}
          failure={catalogueText.likedFeeds}
          skeleton={<Skeleton shape="feeds" rows={6} />}
          nothing={
            <EmptyState title={text.likedEmpty}>
              <ButtonLink href={paths.feeds()}>{text.browse}</ButtonLink>
            </EmptyState>
          }
        >
          {(items) => (
            <FeedTiles>
              {items.map((feed, index) => (
                <FeedTile
                  key={feed.feedId}
                  href={paths.feed(feed.feedId)}
                  title={feed.title}
                  words={feed.content}
                  image={feed.imageUrl}
                  priority={isInFirstView(index)}
                >
                  <LikeButton feedId={feed.feedId} liked count={feed.likeCount} />
                </FeedTile>
              ))}
            </FeedTiles>
          )}
        </PagedFlow>
      </Stack>
    </MyPageLayout>
  );
}
