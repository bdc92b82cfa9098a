import type { FeedFilter } from '#machines/community/feed-list.machine.ts';
import { feedText as text } from '#src/areas/community/feed-list/feeds.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';

const Rank = styled('p', {
  position: 'absolute',
  top: '$2',
  left: '$2',
  display: 'grid',
  placeItems: 'end center',
  width: '32px',
  height: '30px',
  paddingBottom: '3px',
  background: '$tile',
  color: '$inkOnTile',
  fontSize: '$meta',
  fontWeight: '$bold',
  lineHeight: 1,
  pointerEvents: 'none',
  // Crown shape.
  clipPath: 'polygon(0 22%, 27% 46%, 50% 4%, 73% 46%, 100% 22%, 89% 100%, 11% 100%)',
  variants: { first: { true: { background: '$brand' } } },
});

/** Rank 1 to 3 of an entry on the first ranking page; null for all others. */
export function rankOf({ filter, page }: { filter: FeedFilter; page: number }, index: number) {
  if (filter.type !== 'ranking' || filter.sort !== 'popular' || page > 0 || index > 2) return null;
  return (
    <Rank first={index === 0}>
      {index + 1}
      <VisuallyHidden>{text.place}</VisuallyHidden>
    </Rank>
  );
}
