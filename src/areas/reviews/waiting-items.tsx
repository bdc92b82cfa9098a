import { Link } from 'wouter';
import { COLORS } from '#domain/catalogue/colors.ts';
import { formatDate, formatNumber } from '#domain/kit/format.ts';
import type { ReviewableItem } from '#domain/reviews/review.ts';
import { reviewText, myReviewText as text } from '#src/areas/reviews/reviews.text.ts';
import { wireReviewableItems } from '#src/areas/reviews/reviews.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { goodsText } from '#src/text/goods.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Chip, Muted, Row } from '#src/ui/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RowItem, Rows } from '#src/ui/rows.tsx';
import { EmptyState } from '#src/ui/states.tsx';

const Thumb = styled('div', {
  width: '72px',
  height: '72px',
  borderRadius: '$control',
  overflow: 'hidden',
  flex: 'none',
});

/** Delivered items without a review, and what writing one pays. */
export function WaitingItems() {
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
  const color = COLORS.find(({ code }) => code === item.optionColor)?.name ?? item.optionColor;
  return (
    <RowItem css={{ alignItems: 'center' }}>
      <Row as={Link} href={paths.product(item.productId)} css={{ flexWrap: 'nowrap' }}>
        <Thumb>
          <Picture image={item.productImageUrl} alt="" width={72} height={72} />
        </Thumb>
        <div>
          <strong>{item.productName}</strong>
          <Muted>
            {color} {goodsText.mm(item.optionSize)} · {text.orderedAt(formatDate(item.orderedAt))}
          </Muted>
        </div>
      </Row>
      <Row css={{ flex: 'none' }}>
        {item.points > 0 ? <Chip tone="accent">{text.points(formatNumber(item.points))}</Chip> : null}
        <ButtonLink href={paths.reviewWrite(item.productId, item.orderItemId)} size="small" tone="primary">
          {reviewText.write}
        </ButtonLink>
      </Row>
    </RowItem>
  );
}
