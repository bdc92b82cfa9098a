import { sql } from 'kysely';
import { BETWEEN_TEXTS } from '#domain/seller/products/story-texts.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsSql } from '../../db/statements/columns.ts';
import { conditions, type SellerProductFilter } from './product-list-store.ts';

/** Row of the product export. */
export type FileRow = {
  id: number;
  sellerCode: string | null;
  name: string;
  category: string;
  brand: string | null;
  footWidth: string | null;
  mainMaterial: string | null;
  price: number;
  discountType: string;
  discountValue: number;
  saleFrom: Date | null;
  saleUntil: Date | null;
  description: string | null;
  material: string | null;
  heelMm: number | null;
  manufacturer: string | null;
  country: string | null;
  care: string | null;
  warranty: string | null;
  serviceContact: string | null;
  gender: string;
  color: string;
  size: string;
  stock: number;
  sku: string | null;
  lowStock: number;
  innerMm: number | null;
  /** Texts of the story with blank lines between them; null for none. */
  storyTexts: string | null;
};

/** Finds a row for each option of the filtered products. */
export async function findFileRows(
  db: Queryable,
  storeId: number,
  filter: SellerProductFilter,
  most: number,
): Promise<FileRow[]> {
  const { rows } =
    await sql<FileRow>`select ${columnsSql(['p.id', 'p.seller_code', 'p.name', 'c.name as category', 'b.name as brand', 'p.foot_width', 'p.main_material'])},
      ${columnsSql(['p.price', 'p.discount_type', 'p.discount_value', 'p.sale_from', 'p.sale_until', 'p.description'])},
      ${columnsSql(['f.material', 'f.heel_mm', 'f.manufacturer', 'f.country', 'f.care', 'f.warranty'])},
      ${columnsSql(['f.service_contact', 'o.gender', 'o.color', 'o.size', 'o.stock', 'o.sku', 'o.low_stock', 'l.inner_mm'])}, (select string_agg(body, ${BETWEEN_TEXTS} order by place) from product_story_blocks
        where product_id = p.id) as "storyTexts"
    from products p join product_options o on o.product_id = p.id join categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id left join product_facts f on f.product_id = p.id
    left join product_lengths l on l.product_id = p.id and l.size = o.size
    where ${conditions(storeId, filter)} order by p.id, o.gender, o.color, o.size limit ${most}`.execute(db);
  return rows;
}
