import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { conditions, type SellerProductFilter } from './product-list-store.ts';

/** Row of the product export. */
export type FileRow = {
  id: number;
  seller_code: string | null;
  name: string;
  category: string;
  brand: string | null;
  foot_width: string | null;
  main_material: string | null;
  price: number;
  discount_type: string;
  discount_value: number;
  sale_from: Date | null;
  sale_until: Date | null;
  description: string | null;
  material: string | null;
  heel_mm: number | null;
  manufacturer: string | null;
  country: string | null;
  care: string | null;
  warranty: string | null;
  service_contact: string | null;
  gender: string;
  color: string;
  size: string;
  stock: number;
  sku: string | null;
  low_stock: number;
  inner_mm: number | null;
};

/** Finds a row for each option of the filtered products. */
export async function findFileRows(
  db: Queryable,
  storeId: number,
  filter: SellerProductFilter,
  most: number,
): Promise<FileRow[]> {
  const { rows } =
    await sql<FileRow>`select p.id, p.seller_code, p.name, c.name as category, b.name as brand, p.foot_width, p.main_material, p.price,
      p.discount_type, p.discount_value, p.sale_from, p.sale_until, p.description, f.material, f.heel_mm, f.manufacturer, f.country, f.care,
      f.warranty, f.service_contact, o.gender, o.color, o.size, o.stock, o.sku, o.low_stock, l.inner_mm
    from products p join product_options o on o.product_id = p.id join categories c on c.id = p.category_id
    left join brands b on b.id = p.brand_id left join product_facts f on f.product_id = p.id
    left join product_lengths l on l.product_id = p.id and l.size = o.size
    where ${conditions(storeId, filter)} order by p.id, o.gender, o.color, o.size limit ${most}`.execute(db);
  return rows;
}
