import { sql } from 'kysely';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { onSale } from '../products/on-sale-sql.ts';

/** SQL: number of products on sale, reviews and stars of a store. */
const FIGURES = sql`(select count(*)::int as products, coalesce(sum(r.review_count), 0)::int as "reviewCount",
    coalesce(sum(r.star_sum), 0)::int as "starSum"
  from products p left join product_ratings r on r.product_id = p.id
  where p.store_id = s.id and ${onSale('p')})`;

type Figures = { products: number; reviewCount: number; starSum: number };
type ListedRow = Figures & { id: number; name: string; logo_url: string | null };

/** Finds the open stores, by name. */
export async function findOpenStores(db: Queryable): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`select s.id, s.name, s.logo_url, f.*
    from stores s cross join lateral ${FIGURES} as f
    where s.state = 'OPEN' order by s.name limit ${sql.lit(MAX_LISTED)}`.execute(db);
  return rows;
}

type Row = ListedRow & {
  banner_url: string | null;
  description: string;
  notice: string;
  state: string;
  pause_reason: string | null;
  owner_name: string | null;
  business_no: string | null;
  mail_order_no: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  created_at: Date;
};

/** Finds a store that is not closed, with the information required by law. */
export async function findShownStore(db: Queryable, id: number): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`select s.id, s.name, s.logo_url, s.banner_url, s.description, s.notice, s.state,
      s.pause_reason, s.owner_name, s.business_no, s.mail_order_no, s.address, s.phone, s.email, s.created_at, f.*
    from stores s cross join lateral ${FIGURES} as f
    where s.id = ${id} and s.state <> 'CLOSED'`.execute(db);
  return rows[0];
}
