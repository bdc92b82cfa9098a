import { useState } from 'react';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { productText as text } from '#src/areas/catalogue/products.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { PICTURE_LANDING, Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

const THUMB = 68;

/** Where the picture of a product stands, and its list of further ones below it. */
export const LargePicture = styled('figure', {
  aspectRatio: '1',
  borderRadius: '$m',
  overflow: 'hidden',
  background: '$soft',
});
const Thumbs = styled('ul', {
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  marginTop: '$3',
  padding: '3px',
  minHeight: `${THUMB + 6}px`,
});
export const ThumbRoom = () => <Thumbs aria-hidden="true" />;
const Thumb = styled('button', {
  width: `${THUMB}px`,
  height: `${THUMB}px`,
  padding: 0,
  border: '2px solid $line',
  borderRadius: '$s',
  overflow: 'hidden',
  cursor: 'pointer',
  background: '$soft',
  '&[aria-pressed="true"]': { borderColor: '$accentStrong' },
});

/** Pictures of the chosen colour, or of the first one; a missing picture is no error. */
export function Gallery({ product, color }: { product: ProductDetail; color: string | null }) {
  const main = product.images.filter(({ type }) => type === 'MAIN');
  const ofColor = main.filter((image) => image.color === (color ?? main[0]?.color));
  const images = ofColor.length > 0 ? ofColor : main;
  const [index, setIndex] = useState(0);
  const shown = images[index] ?? images[0];
  return (
    <section aria-label={text.pictures}>
      <LargePicture {...PICTURE_LANDING}>
        <Picture
          key={shown?.url}
          image={shown?.url}
          alt={text.pictureOf(product.name, index + 1)}
          width={800}
          height={800}
          sizes={pictureSizes.page}
          priority
        />
      </LargePicture>
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
