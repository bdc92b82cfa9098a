import { Link } from 'wouter';
import type { ReviewSubject } from '#machines/reviews/review-editor.model.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';

const Thumb = styled('div', {
  width: '72px',
  height: '72px',
  borderRadius: '$control',
  overflow: 'hidden',
  flex: 'none',
});

/** The order line that a review is about. */
export function ReviewedItem({ item }: { item: NonNullable<ReviewSubject['item']> }) {
  return (
    <Row as={Link} href={paths.product(item.productId)} css={{ flexWrap: 'nowrap' }}>
      <Thumb>
        <Picture image={item.productImageUrl} alt="" width={72} height={72} />
      </Thumb>
      <div>
        <strong>{item.productName}</strong>
        <Muted>{item.option}</Muted>
      </div>
    </Row>
  );
}
