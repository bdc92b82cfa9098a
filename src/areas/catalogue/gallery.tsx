import { useState } from 'react';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { productText as text } from '#src/areas/catalogue/products.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { PICTURE_LANDING, Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

const THUMB = 68;

const LargePicture = styled('figure', {
  aspectRatio: '1',
  borderRadius: '$card',
  overflow: 'hidden',
  background: '$sunken',
  position: 'relative',
  '& img': { position: 'relative' },
  // What lies under a picture is seen until that is there.
  '& span ~ img, & span ~ picture img': { background: 'transparent' },
});
const Under = styled('span', { position: 'absolute', inset: 0 });
const Thumbs = styled('ul', {
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  marginTop: '$3',
  padding: '3px',
  minHeight: `${THUMB + 6}px`,
});
/** The place of the further pictures, before they are known. */
export const ThumbRoom = () => <Thumbs aria-hidden="true" />;
const Thumb = styled('button', {
  width: `${THUMB}px`,
  height: `${THUMB}px`,
  padding: 0,
  border: '2px solid $line',
  borderRadius: '$control',
  overflow: 'hidden',
  cursor: 'pointer',
  background: '$sunken',
  '&[aria-pressed="true"]': { borderColor: '$ink' },
});

type LargeProps = {
  image: string | null | undefined;
  alt: string;
  /** The picture that a list has shown: the browser has it in the size of the list, so that it is there at once. */
  known?: string | null | undefined;
};

/** The picture that a product is judged by. */
export const Large = ({ image, alt, known }: LargeProps) => (
  <LargePicture {...PICTURE_LANDING}>
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
      sizes={pictureSizes.page}
      priority
    />
  </LargePicture>
);

type GalleryProps = { product: ProductDetail; color: string | null; known?: LargeProps['known'] };

/** Pictures of the chosen colour, or of the first one; a missing picture is no error. */
export function Gallery({ product, color, known }: GalleryProps) {
  const main = product.images.filter(({ type }) => type === 'MAIN');
  const ofColor = main.filter((image) => image.color === (color ?? main[0]?.color));
  const images = ofColor.length > 0 ? ofColor : main;
  const [index, setIndex] = useState(0);
  const shown = images[index] ?? images[0];
  return (
    <section aria-label={text.pictures}>
      <Large image={shown?.url} alt={text.pictureOf(product.name, index + 1)} known={known} />
      <Thumbs>
        {images.map((image, at) => (
          <li key={image.imageId}>
            <Thumb
              type="button"
              aria-pressed={image === shown}
              aria-label={text.showPicture(at + 1)}
              onClick={() => setIndex(at)}
            >
              <Picture image={image.url} alt="" width={THUMB} height={THUMB} />
            </Thumb>
          </li>
        ))}
      </Thumbs>
    </section>
  );
}
