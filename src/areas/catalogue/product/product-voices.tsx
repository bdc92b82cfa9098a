import ProductQuestions from '#src/areas/questions/product-questions.tsx';
import ProductReviews from '#src/areas/reviews/product-reviews.tsx';
import { styled } from '#src/styles/stitches.ts';
import { OnApproach } from '#src/ui/layout/on-approach.tsx';

const Questions = styled('div', { paddingTop: '$8', scrollMarginTop: '120px' });

/** What members say and ask about a product: reviews, then questions when they come near the screen. */
export default function ProductVoices({ productId }: { productId: number }) {
  return (
    <>
      <ProductReviews productId={productId} />
      <Questions data-part="questions">
        <OnApproach height={640}>
          <ProductQuestions productId={productId} />
        </OnApproach>
      </Questions>
    </>
  );
}
