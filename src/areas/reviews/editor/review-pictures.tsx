import { useState } from 'react';
import type { ReviewImage } from '#domain/reviews/review.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

const List = styled('ul', {
  display: 'grid',
  gap: '$1',
  variants: {
    shape: {
      /** Three pictures in a row, below the review. */
      card: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', maxWidth: '420px' },
      /** All pictures of a page in one strip that scrolls sideways. */
      strip: {
        gridAutoFlow: 'column',
        gridAutoColumns: '80px',
        '@small': { marginInline: 'calc(-1 * $space$gutter)', paddingInline: '$gutter' },
        overflowX: 'auto',
        scrollbarWidth: 'none',
      },
    },
  },
});
const Thumb = styled('button', {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  padding: 0,
  border: 0,
  borderRadius: '$control',
  overflow: 'hidden',
  cursor: 'zoom-in',
  background: '$tile',
  // The strip scrolls and would clip an outer ring.
  '&:focus-visible': { outlineOffset: '-2px' },
});
const Large = styled('figure', {
  borderRadius: '$control',
  overflow: 'hidden',
  '& img': { height: 'auto', maxHeight: '70dvh', objectFit: 'contain' },
});

type ReviewPicturesProps = { images: readonly ReviewImage[]; shape?: 'card' | 'strip' };

/** Pictures of a review or of a page of reviews; each opens enlarged. */
export function ReviewPictures({ images, shape = 'card' }: ReviewPicturesProps) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? null : images[open];
  if (images.length === 0) return null;
  return (
    <>
      <List shape={shape} aria-label={shape === 'strip' ? text.allPictures : undefined}>
        {images.map((image, index) => (
          <li key={image.reviewImageId}>
            <Thumb type="button" aria-label={text.openPicture(index + 1)} onClick={() => setOpen(index)}>
              <Picture image={image.imageUrl} alt="" width={160} height={160} />
            </Thumb>
          </li>
        ))}
      </List>
      <Dialog open={shown !== null} title={text.picture((open ?? 0) + 1)} onClose={() => setOpen(null)}>
        {shown ? (
          <Large>
            <Picture
              image={shown.imageUrl}
              alt={text.picture((open ?? 0) + 1)}
              width={shown.width ?? 800}
              height={shown.height ?? 800}
              sizes={pictureSizes.dialog}
            />
          </Large>
        ) : null}
      </Dialog>
    </>
  );
}
