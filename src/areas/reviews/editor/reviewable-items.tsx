import { Link } from 'wouter';
import { formatNumber, formatShortDate } from '#domain/kit/format.ts';
import type { ReviewableItem } from '#domain/reviews/review.ts';
import { reviewText, myReviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { wireReviewableItems } from '#src/areas/reviews/reviews.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { commonProductText } from '#src/text/products.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import { EmptyState } from '#src/ui/states.tsx';

const Goods = styled(Link, {
  display: 'flex',
  gap: '$3',
  minWidth: 0,
  '& strong': { fontWeight: '$semibold', fontSize: '$label' },
});
const Reward = styled('p', { color: '$success', fontSize: '$meta', fontWeight: '$semibold' });
const Thumb = styled('div', {
  width: '72px',
  height: '72px',
  borderRadius: '$control',
  overflow: 'hidden',
  flex: 'none',
  background: '$tile',
});

/** Delivered items without a review, with the points that one earns. */
export function ReviewableItems() {
  const { snapshot, actor } = useFlow(wireReviewableItems, { filter: undefined });
  return (
    <PagedFlow
      flow="reviewableItems"
      actor={actor}
      snapshot={snapshot}
      failure={reviewText.listFailed}
      nothing={
        <EmptyState title={text.emptyWaiting} hint={text.emptyWaitingHint}>
          <ButtonLink href={paths.products()}>{text.products}</ButtonLink>
        </EmptyState>
      }
    >
      {(items) => (
        <Rows>
          {items.map((item) => (
            <WaitingItem key={item.orderItemId} item={item} />
          ))}
        </Rows>
      )}
    </PagedFlow>
  );
}

function WaitingItem({ item }: { item: ReviewableItem }) {
  return (
    <RowItem css={{ alignItems: 'center', '& > a:last-child': { flex: 'none' } }}>
      <Goods href={paths.product(item.productId)}>
        <Thumb>
          <Picture image={item.productImageUrl} alt="" width={72} height={72} />
        </Thumb>
        <div>
          <strong>{item.productName}</strong>
          <Muted>
            {colorName(item.optionColor)} {commonProductText.mm(item.optionSize)} ·{' '}
            {text.orderedAt(formatShortDate(item.orderedAt))}
          </Muted>
          {item.points > 0 ? <Reward>{text.reward(formatNumber(item.points))}</Reward> : null}
        </div>
      </Goods>
      <ButtonLink href={paths.reviewWrite(item.productId, item.orderItemId)} size="small">
        {reviewText.write}
      </ButtonLink>
    </RowItem>
  );
}
