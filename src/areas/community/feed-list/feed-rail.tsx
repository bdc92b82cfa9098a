import type { ReactNode } from 'react';
import type { Feed } from '#domain/community/feed.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { belowFold } from '#src/ui/layout/below-fold.ts';
import { Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';
import { stripOnPhone } from '#src/ui/products/product-card.tsx';
import { FeedPicture } from './feed-picture.tsx';

const Tiles = styled('ul', {
  display: 'grid',
  gap: '$4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  // Before the strip is in view it has its placeholder's height, to which a tile must not stretch: its name would lie below its picture.
  alignItems: 'start',
  '@small': { gap: '$2', ...stripOnPhone },
  ...belowFold('260px'),
});
const Item = styled('li', {
  position: 'relative',
  minWidth: 0,
  '& > a:first-child': { aspectRatio: '4 / 5' },
});
const Name = styled('p', {
  position: 'absolute',
  inset: 'auto $3 $3',
  color: '$tile',
  fontSize: '$meta',
  fontWeight: '$semibold',
  pointerEvents: 'none',
  ...clamped(1),
  variants: { pictured: { true: {}, false: { color: '$ink2' } } },
});

type FeedStripProps = {
  feeds: readonly Feed[];
  /** Renders a name with highlighted parts. */
  written?: (name: string) => ReactNode;
};

/** Strip of feed pictures, each with its tagged product. */
export const FeedStrip = ({ feeds, written = String }: FeedStripProps) => (
  <Tiles>
    {feeds.map(({ id, title: name, content, images, user, orderItem }) => (
      <Item key={id}>
        <FeedPicture
          href={paths.feed(id)}
          title={name}
          level="h3"
          words={content}
          image={images[0]?.imageUrl ?? null}
          sizes={pictureSizes.strip}
        />
        <Name pictured={images.length > 0}>{written(orderItem?.productName || user.nickname)}</Name>
      </Item>
    ))}
  </Tiles>
);

type FeedRailProps = FeedStripProps & { title: string; more: { href: string; text: string } };

/** Rail of feeds with a title and a link to more. */
export const FeedRail = ({ title, more, ...strip }: FeedRailProps) => (
  <Stack as="section" gap={4}>
    <Row spread>
      <SectionTitle>{title}</SectionTitle>
      <TextLink href={more.href} aria-label={`${title} ${more.text}`}>
        {more.text}
      </TextLink>
    </Row>
    <FeedStrip {...strip} />
  </Stack>
);
