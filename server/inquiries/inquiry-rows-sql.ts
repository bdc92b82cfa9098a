import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { InquiryAuthor } from '#domain/inquiries/inquiry.ts';
import type { Queryable } from '../db/database.ts';
import { columns } from '../db/statements/columns.ts';
import { SHOWN_MEMBER } from '../kit/shown-member-sql.ts';

/** Reader of inquiries: the member who asks, the seller of the store, or an administrator of the shop. */
export type Reader = { as: InquiryAuthor; id: number };

/**
 * SQL condition: a reader may read a row of `inquiries`. Members read their own; sellers those to
 * their store; administrators those to the shop and escalated ones.
 */
export const readableBy = ({ as, id }: Reader): RawBuilder<SqlBool> =>
  ({
    BUYER: sql<SqlBool>`inquiries.user_id = ${id}`,
    STORE: sql<SqlBool>`inquiries.store_id = (select id from stores where seller_id = ${id})`,
    SHOP: sql<SqlBool>`(inquiries.store_id is null or inquiries.escalated_at is not null)`,
  })[as];

/** SQL: a column of the latest message of an inquiry. */
const latest = <T>(column: 'content' | 'author') =>
  sql<T>`(select m.${sql.ref(column)} from inquiry_messages m
    where m.inquiry_id = inquiries.id order by m.id desc limit 1)`;

/** Query of inquiries with order line, event, store and nickname; recipients, addresses and telephone numbers are not selected. */
export const selectInquiries = (db: Queryable) =>
  db
    .selectFrom('inquiries')
    .innerJoin('users', 'users.id', 'inquiries.user_id')
    .leftJoin('stores', 'stores.id', 'inquiries.store_id')
    .leftJoin('order_items as line', 'line.id', 'inquiries.order_item_id')
    .leftJoin('orders', 'orders.id', 'line.order_id')
    .leftJoin('products', 'products.id', 'line.product_id')
    .leftJoin('product_options as option', 'option.id', 'line.option_id')
    .leftJoin('events as event', 'event.id', 'inquiries.event_id')
    .select([
      ...columns([
        'inquiries.id',
        'inquiries.claim_id',
        'inquiries.topic',
        'inquiries.state',
        'inquiries.escalated_at',
        'inquiries.closed_at',
        'inquiries.last_message_at',
        'inquiries.created_at',
        'stores.name as store_name',
        'line.id as line_id',
        'line.order_id',
        'line.quantity',
        'orders.order_no',
        'products.name as product_name',
        'products.main_image_url as image_url',
        'option.color',
        'option.size',
        'event.id as event_id',
        'event.title as event_title',
      ]),
      latest<string>('content').as('latestContent'),
      latest<InquiryAuthor>('author').as('latestAuthor'),
    ])
    .select([...SHOWN_MEMBER]);

export type InquiryRow = Awaited<ReturnType<ReturnType<typeof selectInquiries>['execute']>>[number];
