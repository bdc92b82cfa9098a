import { sql } from 'kysely';
import type { Check } from './check.ts';
import { firstDelivery } from './first-delivery-sql.ts';

/** Checks of questions about products and their answers. */
export const QUESTIONS: readonly Check[] = [
  {
    name: 'answered questions',
    says: 'A question that is not deleted counts as answered exactly while an answer of its store stands.',
    of: 'question',
    rows: () => sql`select q.id from questions q left join question_answers a on a.question_id = q.id
      where q.status <> 'DELETED' and (q.answered_at is null) <> (a.question_id is null)`,
  },
  {
    name: 'answers of buyers',
    says: 'Whoever answers as a buyer has received the product before, and answers the open question of another member.',
    of: 'buyer answer',
    rows: () => sql`select b.id from buyer_answers b join questions q on q.id = b.question_id
      where b.status <> 'DELETED' and (q.is_secret or q.user_id = b.user_id or not exists (
        select from order_items i join orders o on o.id = i.order_id
        where o.user_id = b.user_id and i.product_id = q.product_id and i.delivered_at is not null
          and b.created_at >= ${firstDelivery}))`,
  },
];
