import type { ReviewImage } from '#domain/reviews/review.ts';
import { reviewEditorText as text } from '#src/areas/reviews/reviews.text.ts';
import { pictureUrl } from '#src/lib/image-url.ts';
import { styled } from '#src/styles/stitches.ts';
import { ChosenPicture } from '#src/ui/forms/chosen-picture.tsx';

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  '& legend': { padding: 0, marginBottom: '$1', fontWeight: '$semibold', fontSize: '$label' },
});
const Grid = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '$2',
  maxWidth: '480px',
});

type OldImagesProps = {
  images: readonly ReviewImage[];
  /** Called with the pictures that stay. */
  onChange: (images: ReviewImage[]) => void;
};

/** Stored pictures of a review; a removed one is deleted when the form is saved. */
export function StoredPictures({ images, onChange }: OldImagesProps) {
  if (images.length === 0) return null;
  return (
    <Group>
      <legend>{text.oldImages}</legend>
      <Grid>
        {images.map((image, index) => (
          <ChosenPicture
            key={image.reviewImageId}
            url={pictureUrl(image.imageUrl)}
            drop={{
              label: text.dropImage(index + 1),
              onPress: () => onChange(images.filter((one) => one !== image)),
            }}
          />
        ))}
      </Grid>
    </Group>
  );
}
