import { useState } from 'react';
import type { ReviewImage } from '#domain/reviews/review.ts';
import { reviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { pictureSizes } from '#src/ui/picture-sizes.ts';

const List = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Thumb = styled('button', {
  width: '88px',
  height: '88px',
  padding: 0,
  border: 0,
  borderRadius: '$control',
  overflow: 'hidden',
  cursor: 'zoom-in',
  background: '$sunken',
});
const Large = styled('figure', {
  margin: 0,
  borderRadius: '$control',
  overflow: 'hidden',
  '& img': { height: 'auto', maxHeight: '70dvh', objectFit: 'contain' },
});

/** Pictures of a review; each opens large. */
export function ReviewPictures({ images }: { images: readonly ReviewImage[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const shown = open === null ? null : images[open];
  if (images.length === 0) return null;
  return (
    <>
      <List>
        {images.map((image, index) => (
          <li key={image.reviewImageId}>
            <Thumb type="button" aria-label={text.openPicture(index + 1)} onClick={() => setOpen(index)}>
              <Picture image={image.imageUrl} alt="" width={88} height={88} />
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
