import type { Feed } from '#domain/community/feed.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Row } from '#src/ui/layout/layout.tsx';

const Content = styled('p', { color: '$ink2', whiteSpace: 'pre-wrap' });

/** Text of a feed, its hashtags and its Instagram link. */
export const FeedText = ({ feed: { content, hashtags, instagramId } }: { feed: Feed }) => (
  <>
    <Content>{content}</Content>
    {hashtags.length > 0 || instagramId ? (
      <Row css={{ gap: '$2 $3' }}>
        {hashtags.map(({ tagId, tag }) => (
          <TextLink key={tagId} href={paths.feeds(`hashtags=${encodeURIComponent(tag)}`)}>
            #{tag}
          </TextLink>
        ))}
        {instagramId ? (
          <TextLink
            as="a"
            href={`https://www.instagram.com/${encodeURIComponent(instagramId)}`}
            rel="noreferrer noopener"
            target="_blank"
          >
            @{instagramId}
          </TextLink>
        ) : null}
      </Row>
    ) : null}
  </>
);
