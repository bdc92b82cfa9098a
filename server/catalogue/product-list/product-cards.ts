import type { ProductListItem } from '#domain/catalogue/product.ts';
import { deliveryFee } from '#domain/kit/pricing/pricing.ts';
import { deliveryOf } from '#domain/kit/time/delivery-day.ts';
import { oneDecimal } from '#domain/reviews/review-scales.ts';
import type { CardRow } from '../products/card-columns-sql.ts';
import type { ListRow } from './product-list-store.ts';

/** Returns a mapper of rows to product cards at a moment. */
export function cardsAt(now: Date) {
  const { arrivesOn } = deliveryOf(now);
  return <Row extends CardRow>({ starSum, ...row }: Row) => ({
    ...row,
    rating: row.reviewCount > 0 ? oneDecimal(starSum / row.reviewCount) : null,
    freeShipping: deliveryFee(row.discountPrice) === 0,
    arrivesOn: row.soldOut ? null : arrivesOn,
  });
}

/** Returns a mapper of list rows to product cards at a moment, in the colour of the filter. */
export function listCardsAt(now: Date): (row: ListRow) => ProductListItem {
  const toCard = cardsAt(now);
  return ({ askedImageUrl, shownColor, ...row }) => ({
    ...toCard(row),
    mainImageUrl: askedImageUrl ?? row.mainImageUrl,
    shownColor: shownColor ?? null,
  });
}
