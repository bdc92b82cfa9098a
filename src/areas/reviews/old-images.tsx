import type { ReviewImage } from '#domain/reviews/review.ts';
import { reviewEditorText as text } from '#src/areas/reviews/reviews.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';

const Group = styled('fieldset', {
  border: 0,
  margin: 0,
  padding: 0,
  '& legend': { padding: 0, fontWeight: 600, fontSize: '$label' },
});
const Thumb = styled('div', { width: '96px', height: '96px', borderRadius: '$control', overflow: 'hidden' });

type OldImagesProps = {
  images: readonly ReviewImage[];
  /** Those that stay. */
  onChange: (images: ReviewImage[]) => void;
};

/** Pictures a review has; what is taken out goes when the form is saved. */
export function OldImages({ images, onChange }: OldImagesProps) {
  if (images.length === 0) return null;
  return (
    <Group>
      <legend>{text.oldImages}</legend>
      <Row>
        {images.map((image, index) => (
          <div key={image.reviewImageId}>
            <Thumb>
              <Picture image={image.imageUrl} alt="" width={96} height={96} />
            </Thumb>
            <Button
              size="small"
              tone="ghost"
              type="button"
              aria-label={text.dropImage(index + 1)}
              onClick={() => onChange(images.filter((one) => one !== image))}
            >
              <Icon name="close" size={18} />
            </Button>
          </div>
        ))}
      </Row>
    </Group>
  );
}
