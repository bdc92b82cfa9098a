import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { belowFold } from '#src/ui/layout/below-fold.ts';
import { FeedPicture } from './feed-picture.tsx';

/** Grid of three square tiles per row, edge to edge on small screens. */
export const FeedTiles = styled('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '2px',
  '@phone': { marginInline: 'calc(-1 * $space$gutter)' },
  '@wide': { gap: '$2' },
  ...belowFold('130px', ' > li:nth-child(n + 13)'),
});
const Item = styled('li', {
  position: 'relative',
  display: 'grid',
  aspectRatio: '1',
  minWidth: 0,
  overflow: 'hidden',
  '& h2': { fontSize: '$label' },
  // A tile has room for the title only.
  '& p': { display: 'none' },
  '& > a::after': { height: '56px' },
});
const Over = styled('div', {
  position: 'absolute',
  inset: 'auto 0 0 auto',
  fontSize: '$meta',
  variants: { pictured: { true: { color: '$tile' }, false: {} } },
});

type FeedTileProps = {
  href: string;
  title: string;
  words: string;
  image: string | null;
  priority?: boolean;
  children: ReactNode;
};

/** Tile of a feed; its buttons stand at the corner. */
export const FeedTile = ({ children, ...face }: FeedTileProps) => (
  <Item>
    <FeedPicture {...face} sizes="(max-width: 768px) 33vw, 300px" />
    <Over pictured={face.image !== null}>{children}</Over>
  </Item>
);
