import { sql } from 'kysely';
import type { Check } from './check.ts';

/** Checks of inquiries, their messages and pictures. */
export const INQUIRIES: readonly Check[] = [
  {
    name: 'inquiry lines',
    says: 'An inquiry about an order line is of the buyer of the line and goes to its store.',
    of: 'inquiry',
    rows: () => sql`select q.id from inquiries q
      join order_items i on i.id = q.order_item_id join orders o on o.id = i.order_id
      where o.user_id <> q.user_id or i.store_id <> q.store_id`,
  },
  {
    name: 'inquiry claims',
    says: 'An inquiry from a claim is about the line of the claim and of its member.',
    of: 'inquiry',
    rows: () => sql`select q.id from inquiries q join claims c on c.id = q.claim_id
      where c.order_item_id <> q.order_item_id or c.user_id <> q.user_id`,
  },
  {
    name: 'inquiry pictures',
    says: 'A picture of a message is in the inquiry of the message.',
    of: 'picture',
    rows: () => sql`select p.id from inquiry_pictures p join inquiry_messages m on m.id = p.message_id
      where m.inquiry_id <> p.inquiry_id`,
  },
  {
    name: 'inquiry states',
    says: 'An open inquiry waits after a message of its member and is answered after one of the store or the shop.',
    of: 'inquiry',
    rows: () => sql`select q.id from inquiries q
      left join lateral (select author, created_at from inquiry_messages m where m.inquiry_id = q.id
        order by id desc limit 1) latest on true
      where latest.created_at is distinct from q.last_message_at
        or (q.state <> 'CLOSED' and (q.state = 'WAITING') <> (latest.author = 'BUYER'))`,
  },
];
