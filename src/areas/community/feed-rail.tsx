import { Link } from 'wouter';
import type { Feed } from '#domain/community/feed.ts';
import { paths } from '#src/lib/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { farBelow } from '#src/ui/far-below.ts';
import { Muted, Row, SectionTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';
import { stripOnPhone } from '#src/ui/product-card.tsx';

const Tiles = styled('ul', {
  display: 'grid',
  gap: '$4',
  marginTop: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  '@small': { gap: '$3', ...stripOnPhone },
  ...farBelow('215px'),
});
const Face = styled('div', {
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '$card',
  background: '$sunken',
  '& p': { padding: '$3', fontSize: '$label', maxHeight: '100%' },
});
const Title = styled('h3', { fontSize: '$label', fontWeight: 400, margin: '$2 0 0' });

type FeedRailProps = { title: string; more: { href: string; text: string }; feeds: readonly Feed[] };

/** A few feeds as pictures that lead to them. */
export function FeedRail({ title, more, feeds }: FeedRailProps) {
  return (
    <section>
      <Row spread>
        <SectionTitle>{title}</SectionTitle>
        <TextLink href={more.href} aria-label={`${title} ${more.text}`}>
          {more.text}
        </TextLink>
      </Row>
      <Tiles>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <Link href={paths.feed(feed.id)}>
              <Face>
                {feed.images[0] ? (
                  <Picture
                    image={feed.images[0].imageUrl}
                    alt=""
                    width={320}
                    height={320}
                    sizes={pictureSizes.strip}
                  />
                ) : (
                  <p>{feed.content}</p>
                )}
              </Face>
              <Title>{feed.title}</Title>
              <Muted css={clamped(1)}>{feed.user.nickname}</Muted>
            </Link>
          </li>
        ))}
      </Tiles>
    </section>
  );
}
