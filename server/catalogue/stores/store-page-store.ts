import { sql } from 'kysely';
import { MAX_LISTED } from '#domain/kit/page.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { onSale } from '../products/on-sale-sql.ts';

const SUMS = sql`count(*)::int as products, coalesce(sum(r.review_count), 0)::int as "reviewCount",
  coalesce(sum(r.star_sum), 0)::int as "starSum"`;
/** SQL: products on sale with their ratings. */
const RATED = sql`from products p left join product_ratings r on r.product_id = p.id where ${onSale('p')}`;

/** SQL: number of products on sale, reviews and stars of a store. */
const FIGURES = sql`(select ${SUMS} ${RATED} and p.store_id = s.id)`;

type Figures = { products: number; reviewCount: number; starSum: number };
type ListedRow = Figures & { id: number; name: string; logoUrl: string | null };

/** Finds the open stores, by name; the figures of all are summed in one pass over the products. */
export async function findOpenStores(db: Queryable): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`select ${columnsSql(['s.id', 's.name', 's.logo_url'])},
      coalesce(f.products, 0) as products, coalesce(f."reviewCount", 0) as "reviewCount",
      coalesce(f."starSum", 0) as "starSum"
    from stores s left join (select p.store_id, ${SUMS} ${RATED} group by p.store_id) as f on f.store_id = s.id
    where s.state = 'OPEN' order by s.name limit ${sql.lit(MAX_LISTED)}`.execute(db);
  return rows;
}

type Row = ListedRow & {
  bannerUrl: string | null;
  description: string;
  notice: string;
  state: string;
  pauseReason: string | null;
  ownerName: string | null;
  businessNo: string | null;
  mailOrderNo: string | null;
  address: string | null;
  phone: string | null;
  email: string | null;
  createdAt: Date;
};

/** Finds a store that is not closed, with the information required by law. */
export async function findShownStore(db: Queryable, id: number): Promise<Row | undefined> {
  const { rows } =
    await sql<Row>`select ${columnsSql(['s.id', 's.name', 's.logo_url', 's.banner_url', 's.description', 's.notice', 's.state'])},
      ${columnsSql(['s.pause_reason', 's.owner_name', 's.business_no', 's.mail_order_no', 's.address', 's.phone'])},
      ${columnsSql(['s.email', 's.created_at'])}, f.*
    from stores s cross join lateral ${FIGURES} as f
    where s.id = ${id} and s.state <> 'CLOSED'`.execute(db);
  return rows[0];
}
