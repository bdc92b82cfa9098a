import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { PHONE, styled } from '#src/styles/stitches.ts';
import { onceMoved } from '#src/ui/layout/below-fold.ts';
import { PICTURE_LANDING, Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';
import type { GalleryToolsProps } from './gallery-tools.tsx';
import { shownIn, turnStrip } from './shown-picture.ts';

const Frame = styled('section', {
  position: 'relative',
  minWidth: 0,
  '@small': { marginInline: 'calc(50% - 50vw)' },
});
/** Between a phone and a wide screen: a picture as wide as the page would be as tall as the screen. */
const MIDDLE = '(min-width: 600px) and (max-width: 768px)';
/** Two pictures in a row, in a strip that scrolls sideways on small screens; one in a row on phones. */
const Strip = styled('ul', {
  display: 'grid',
  gap: '$2',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The last picture fills the row, since its position is known only at the end of the list.
  '& > li:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  '@small': {
    gap: '2px',
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    '& > li': { scrollSnapAlign: 'start', scrollSnapStop: 'always' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@tablet': { gridAutoColumns: 'calc(50% - 1px)' },
  ...onceMoved(' > li:not(:first-child)', PHONE),
  ...onceMoved(' > li:nth-child(n + 3)', MIDDLE),
});
const Shot = styled('figure', {
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '$tile',
  '@small': { borderRadius: 0 },
  background: '$tile',
  position: 'relative',
  cursor: 'zoom-in',
  '& img': { position: 'relative' },
  // What lies under a picture is visible until the picture has loaded.
  '& span ~ img, & span ~ picture img': { background: 'transparent' },
});
const Under = styled('span', { position: 'absolute', inset: 0 });
const Count = styled('p', {
  display: 'none',
  '@small': {
    display: 'block',
    position: 'absolute',
    right: '$4',
    bottom: '$4',
    padding: '3px 10px',
    borderRadius: '$round',
    background: 'rgba(17, 18, 20, .6)',
    color: 'white',
    fontSize: '$meta',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  },
});

/** Tools of the gallery, which are not part of the first view. */
const GalleryTools = addition<GalleryToolsProps>(
  () => import('./gallery-tools.tsx'),
  () => null,
);

type LargeProps = {
  image: string | null | undefined;
  alt: string;
  /** Address of the picture that the list has shown, which the browser has in its cache. */
  known?: string | null | undefined;
};

/** Main picture of a product. */
const Large = ({ image, alt, known }: LargeProps) => (
  <Shot {...PICTURE_LANDING}>
    {known && known === image ? (
      <Under>
        <Picture image={known} alt="" width={400} height={400} sizes={pictureSizes.grid} priority />
      </Under>
    ) : null}
    <Picture
      key={image}
      image={image}
      alt={alt}
      width={800}
      height={800}
      sizes={pictureSizes.gallery}
      priority
    />
  </Shot>
);

/** Space of the second picture, where two are in a row. */
const Kept = styled('li', { '@phone': { display: 'none' } });

/** Main picture alone, until the others are known, at its final position and size. */
export const FirstPicture = ({ children, ...large }: LargeProps & { children?: ReactNode }) => (
  <Frame aria-label={text.pictures}>
    <Strip>
      <li>
        <Large {...large} />
      </li>
      <Kept aria-hidden="true">
        <Shot />
      </Kept>
    </Strip>
    {children}
  </Frame>
);

/** Pictures of a colour; of the first colour for null. */
export function picturesOf({ images }: ProductDetail, color: string | null) {
  const main = images.filter(({ type }) => type === 'MAIN');
  const ofColor = main.filter((image) => image.color === (color ?? main[0]?.color));
  return ofColor.length > 0 ? ofColor : main;
}

export type GalleryProps = { product: ProductDetail; color: string | null; known?: LargeProps['known'] };

/** Pictures of the selected colour, scrolled by touch or arrow keys; a missing picture is no error. */
export default function Gallery({ product, color, known }: GalleryProps) {
  const images = picturesOf(product, color);
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const follow = () => setAt(shownIn(strip.current));
  const turn = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    turnStrip(strip.current, by);
  };
  return (
    <Frame aria-label={text.pictures}>
      <Strip ref={strip} tabIndex={0} aria-label={text.pictures} onScroll={follow} onKeyDown={turn}>
        {images.map((image, index) => (
          <li key={image.imageId}>
            {index === 0 ? (
              <Large image={image.url} alt={text.pictureOf(product.name, 1)} known={known} />
            ) : (
              <Shot>
                <Picture
                  image={image.url}
                  alt={text.pictureOf(product.name, index + 1)}
                  width={800}
                  height={800}
                  sizes={pictureSizes.gallery}
                />
              </Shot>
            )}
          </li>
        ))}
      </Strip>
      <Count>{text.pictureAt(at + 1, images.length)}</Count>
      <GalleryTools strip={strip} images={images} turnImages={product.turnImages} name={product.name} />
    </Frame>
  );
}
