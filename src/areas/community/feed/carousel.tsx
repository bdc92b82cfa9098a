import { type KeyboardEvent, useRef, useState } from 'react';
import type { FeedImage, FeedProduct } from '#domain/community/feed.ts';
import { feedPageText as text } from '#src/areas/community/feed-list/feed-pages.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';
import type { PicturePointsProps } from './picture-points.tsx';

const Frame = styled('section', {
  position: 'relative',
  '@phone': { marginInline: 'calc(-1 * $space$gutter)' },
});
const Track = styled('div', {
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: '$tile',
  '&:focus-visible': { outlineOffset: '-3px' },
  '& figure': {
    position: 'relative',
    flex: 'none',
    width: '100%',
    aspectRatio: '4 / 5',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    background: '$sunken',
  },
});
const Count = styled('p', {
  position: 'absolute',
  right: '$3',
  bottom: '$3',
  padding: '3px 10px',
  borderRadius: '$round',
  background: '$inkOnTile',
  opacity: 0.72,
  color: '$tile',
  fontSize: '$meta',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
// Only feeds with points load them.
const Points = addition<PicturePointsProps>(
  () => import('./picture-points.tsx'),
  () => null,
);
/** Buttons for mouse users; touch users swipe. */
const Turn = styled('button', {
  position: 'absolute',
  top: 'calc(50% - 22px)',
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  borderRadius: '$round',
  background: '$tile',
  color: '$inkOnTile',
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
  '@media (hover: none)': { display: 'none' },
  variants: { to: { back: { left: '$3' }, on: { right: '$3' } } },
});

type CarouselProps = { images: readonly FeedImage[]; title: string; products: readonly FeedProduct[] };

/** Pictures of a feed, one at a time: by swipe, buttons or arrow keys; with the points of its products. */
export function Carousel({ images, title, products }: CarouselProps) {
  const [index, setIndex] = useState(0);
  const track = useRef<HTMLDivElement>(null);
  if (images.length === 0) return null;
  const many = images.length > 1;
  const show = (next: number) => {
    if (next < 0 || next >= images.length) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = next * (track.current?.clientWidth ?? 0);
    track.current?.scrollTo({ left, behavior: still ? 'auto' : 'smooth' });
  };
  const turn = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    show(index + by);
  };
  const turner = (to: 'back' | 'on', label: string, next: number) => (
    <Turn
      type="button"
      to={to}
      aria-label={label}
      aria-disabled={next < 0 || next >= images.length}
      onClick={() => show(next)}
    >
      <Icon name={to === 'back' ? 'left' : 'right'} />
    </Turn>
  );
  return (
    <Frame aria-label={text.pictures(title)}>
      <Track
        ref={track}
        {...(many ? { tabIndex: 0, role: 'group', 'aria-label': text.pictures(title) } : {})}
        onKeyDown={turn}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {images.map((image, at) => (
          <Slide
            key={image.imageId}
            image={image}
            alt={image.alt || text.picture(title, at + 1)}
            priority={at === 0}
            products={products}
          />
        ))}
      </Track>
      {many ? (
        <>
          <Count aria-live="polite">{text.pictureOf(index + 1, images.length)}</Count>
          {turner('back', text.previousPicture, index - 1)}
          {turner('on', text.nextPicture, index + 1)}
        </>
      ) : null}
    </Frame>
  );
}

type SlideProps = { image: FeedImage; alt: string; priority: boolean; products: readonly FeedProduct[] };

const Slide = ({ image, products, ...shown }: SlideProps) => (
  <figure>
    <Picture image={image.imageUrl} width={800} height={1000} sizes={pictureSizes.page} {...shown} />
    {products.some(({ imageId }) => imageId === image.imageId) ? (
      <Points imageId={image.imageId} products={products} />
    ) : null}
  </figure>
);
