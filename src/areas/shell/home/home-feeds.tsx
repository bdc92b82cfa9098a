import { Link } from 'wouter';
import type { HomeFeed } from '#machines/shell/home.machine.ts';
import { homeText as text } from '#src/areas/shell/home/home.text.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { clamped, styled } from '#src/styles/stitches.ts';
import { belowFold, onceMoved } from '#src/ui/layout/below-fold.ts';
import { Picture } from '#src/ui/picture.tsx';
import { SectionHead } from './section-head.tsx';

const Strip = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(62%, 260px)',
  gap: '2px',
  margin: '$3 calc($space$gutter * -1) 0',
  padding: '2px $gutter',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: '$gutter',
  scrollbarWidth: 'none',
  ...belowFold('300px'),
  ...onceMoved(),
  '@media (min-width: 700px)': {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: '$3',
    margin: '$4 0 0',
    padding: 0,
  },
  '@wide': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
});
const Card = styled(Link, {
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: '$tile',
  background: '$tile',
  color: '$inkOnTile',
  '&:active': { opacity: 0.86 },
  '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
});
const Words = styled('p', { padding: '$4', fontSize: '$label', ...clamped(8) });
/** Name of the tagged product, over the picture. */
const Worn = styled('span', {
  position: 'absolute',
  left: '$2',
  right: '$2',
  bottom: '$2',
  width: 'fit-content',
  maxWidth: 'calc(100% - 16px)',
  padding: '6px 10px',
  borderRadius: '$round',
  background: 'rgba(255, 255, 255, .92)',
  fontSize: '12px',
  fontWeight: '$semibold',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export type HomeFeedsProps = { feeds: readonly HomeFeed[] };

/** Feeds of members, below the products. */
export default function HomeFeeds({ feeds }: HomeFeedsProps) {
  return (
    <section>
      <SectionHead title={text.feedRail} href={paths.feeds('sort=popular')} />
      <Strip>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <Card href={paths.feed(feed.id)} aria-label={feed.title}>
              {feed.images[0] ? (
                <Picture
                  image={feed.images[0].imageUrl}
                  alt=""
                  width={320}
                  height={400}
                  sizes="(max-width: 699px) 62vw, 220px"
                />
              ) : (
                <Words>{feed.content}</Words>
              )}
              {feed.orderItem ? <Worn>{feed.orderItem.productName}</Worn> : null}
            </Card>
          </li>
        ))}
      </Strip>
    </section>
  );
}
