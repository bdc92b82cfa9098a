import { sql } from 'kysely';
import type { QueryOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { listSellerClaims } from '#domain/seller/claims/claim-desk.ts';
import { CLAIM_STATES, type ClaimState } from '#domain/trade/orders/order-lifecycle.ts';
import { optionPicture } from '../../catalogue/products/option-picture-sql.ts';
import type { Queryable } from '../../db/database.ts';
import { columns, columnsFrom } from '../../db/statements/columns.ts';
import { pageOfIds } from '../../db/statements/page-of-ids.ts';
import { OPEN_CLAIM } from '../../kit/open-claim-sql.ts';
import { CLAIM_COLUMNS } from '../../trade/orders/claims/claim-row-store.ts';
import { picturesOf } from '../../trade/orders/claims/claim-store.ts';

const NEWEST = sql`id desc`;
const OF_SELLER = (sellerId: number) =>
  sql`c.store_id = (select id from stores where seller_id = ${sellerId})`;

const isLate = (now: Date) => sql`c.status = 'RECEIVED' and c.refund_due <= ${now}`;

function inView(view: QueryOf<typeof listSellerClaims>['state'], now: Date) {
  if (view === 'ALL') return sql`true`;
  if (view === 'OPEN') return sql`c.status in (${OPEN_CLAIM})`;
  return view === 'LATE' ? isLate(now) : sql`c.status = ${view}`;
}

/** Finds a page of claims on a seller's lines. */
export function findClaimIds(
  db: Queryable,
  sellerId: number,
  { state, type, page, size }: QueryOf<typeof listSellerClaims>,
  now: Date,
) {
  const found = sql`select c.id from claims c
    where ${OF_SELLER(sellerId)} and ${inView(state, now)} and ${type === 'ALL' ? sql`true` : sql`c.type = ${type}`}
    order by ${NEWEST} limit ${sql.lit(MAX_LISTED)}`;
  return pageOfIds(db, found, NEWEST, { page, size });
}

/** Counts the claims by state, and those with an overdue refund. */
export async function countClaims(db: Queryable, sellerId: number, now: Date) {
  const { rows } = await sql<{ status: ClaimState; count: number; late: number }>`
    select c.status, count(*)::integer as count,
      (count(*) filter (where ${isLate(now)}))::integer as late
    from claims c where ${OF_SELLER(sellerId)} group by c.status`.execute(db);
  const of = (state: ClaimState) => rows.find(({ status }) => status === state)?.count ?? 0;
  const [REQUESTED, COLLECTING, RECEIVED, COMPLETED, REJECTED, WITHDRAWN] = CLAIM_STATES.map(of);
  return {
    counts: {
      REQUESTED: REQUESTED ?? 0,
      COLLECTING: COLLECTING ?? 0,
      RECEIVED: RECEIVED ?? 0,
      COMPLETED: COMPLETED ?? 0,
      REJECTED: REJECTED ?? 0,
      WITHDRAWN: WITHDRAWN ?? 0,
    },
    lateRefunds: rows.reduce((sum, { late }) => sum + late, 0),
  };
}

/** Finds claims on a seller's lines with their display data. */
export const findClaimRows = (db: Queryable, sellerId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('claims as c')
        .innerJoin('order_items as i', 'i.id', 'c.order_item_id')
        .innerJoin('stores as s', 's.id', 'i.store_id')
        .innerJoin('orders as r', 'r.id', 'c.order_id')
        .innerJoin('products as p', 'p.id', 'i.product_id')
        .innerJoin('product_options as o', 'o.id', 'i.option_id')
        .leftJoin('product_options as n', 'n.id', 'c.new_option_id')
        .select(columnsFrom('c', CLAIM_COLUMNS))
        .select(columns(['i.quantity', 'i.product_id', 'i.status as line_status', 'p.name as product_name']))
        .select(columns(['o.gender', 'o.size', 'o.color', 'n.size as new_size']))
        .select(columns(['r.order_no', 'r.recipient_name']))
        .select(optionPicture('p', 'o').as('imageUrl'))
        .select([picturesOf('buyer').as('imageUrls'), picturesOf('seller').as('rejectImageUrls')])
        .where('c.id', 'in', [...ids])
        .where('s.seller_id', '=', sellerId)
        .orderBy('c.id', 'desc')
        .execute();
export type DeskClaim = Awaited<ReturnType<typeof findClaimRows>>[number];

type Step = {
  status: 'COLLECTING' | 'RECEIVED';
  collect_carrier?: string;
  collect_tracking?: string | null;
  collected_at?: Date;
  received_at?: Date;
  inspect_note?: string;
  came_collect?: boolean;
  refund_due?: Date | null;
};

/** Saves the time of an approval or inspection, and the note of the latter. */
export const setClaimMark = (
  tx: Queryable,
  id: number,
  mark: { approved_at: Date } | { checked_at: Date; inspect_note: string },
) => tx.updateTable('claims').set(mark).where('id', '=', id).execute();

/** Saves the fields of one step of a claim. */
export const setClaimStep = (tx: Queryable, id: number, step: Step) =>
  tx.updateTable('claims').set(step).where('id', '=', id).execute();

type Parcel = { carrier: string; tracking: string | null; at: Date | null };

/** Stores the return parcel of a rejected claim. */
export const setClaimParcel = (tx: Queryable, id: number, { carrier, tracking, at }: Parcel) =>
  tx
    .updateTable('claims')
    .set({ back_carrier: carrier, back_tracking: tracking, back_at: at })
    .where('id', '=', id)
    .execute();
