import { sql } from 'kysely';
import type { Check } from './check.ts';
import { firstDelivery } from './first-delivery-sql.ts';

/** Checks of reviews and ratings. */
export const REVIEWS: readonly Check[] = [
  {
    name: 'product ratings',
    says: 'The number of reviews and the sum of stars of a product are those of its active reviews.',
    of: 'product',
    rows: () => sql`select p.id from products p
      left join product_ratings kept on kept.product_id = p.id
      left join (select product_id, count(*) as reviews, sum(rating) as stars from reviews
        where status = 'ACTIVE' group by 1) r on r.product_id = p.id
      where coalesce(kept.review_count, 0) <> coalesce(r.reviews, 0)
        or coalesce(kept.star_sum, 0) <> coalesce(r.stars, 0)`,
  },
  {
    name: 'helpful reviews',
    says: 'The helpful count of a review is the number of members who marked it.',
    of: 'review',
    rows: () => sql`select r.id from reviews r
      left join (select review_id, count(*) as marks from review_helpfuls group by 1) h on h.review_id = r.id
      where r.helpful_count <> coalesce(h.marks, 0)`,
  },
  {
    name: 'review purchases',
    says: 'A review is of the product of a line that its author received before writing.',
    of: 'review',
    rows: () => sql`select r.id from reviews r
      join order_items i on i.id = r.order_item_id join orders o on o.id = i.order_id
      where o.user_id <> r.user_id or i.product_id <> r.product_id
        or i.delivered_at is null or r.created_at < ${firstDelivery}`,
  },
];
