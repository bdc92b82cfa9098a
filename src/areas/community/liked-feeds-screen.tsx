import { Link } from 'wouter';
import { formatDate } from '#domain/kit/format.ts';
import { feedText as text } from '#src/areas/community/feeds.text.ts';
import { wireLikedFeeds } from '#src/areas/community/feeds.wiring.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { catalogueText } from '#src/text/failures.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card, Muted, PageTitle, Row, Stack } from '#src/ui/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { LikeButton } from './like-button.tsx';

const Title = styled('strong', clamped(2));

/** Feeds I liked; taking a like back keeps the card, so that a slip can be undone. */
export default function LikedFeedsScreen() {
  const { snapshot, actor } = useFlow(wireLikedFeeds, { filter: undefined });
  return (
    <MyPageFrame>
      <Stack gap={6}>
        <PageTitle>{text.likedTitle}</PageTitle>
        <PagedFlow
          flow="likedFeeds"
          actor={actor}
          snapshot={snapshot}
          failure={catalogueText.likedFeeds}
          nothing={
            <EmptyState title={text.likedEmpty}>
              <ButtonLink href={paths.feeds()}>{text.browse}</ButtonLink>
            </EmptyState>
          }
        >
          {(items) => (
            <Stack>
              {items.map((feed) => (
                <Card key={feed.feedId}>
                  <Row spread>
                    <Link href={paths.feed(feed.feedId)}>
                      <Title>{feed.title}</Title>
                      <Muted css={clamped(2)}>
                        {text.by(feed.authorNickname)} · {formatDate(feed.likedAt)}
                      </Muted>
                    </Link>
                    <LikeButton feedId={feed.feedId} liked count={feed.likeCount} />
                  </Row>
                </Card>
              ))}
            </Stack>
          )}
        </PagedFlow>
      </Stack>
    </MyPageFrame>
  );
}
