import { COLORS } from '#domain/catalogue/colors.ts';
import { traitName } from '#domain/catalogue/product-traits.ts';
import type { CsvCell, WrittenFile } from '#domain/kit/csv.ts';
import type { BodyOf } from '#domain/kit/endpoint.ts';
import { MAX_LISTED } from '#domain/kit/page.ts';
import { columnName, type ImportColumn, importColumns } from '#domain/seller/products/import-columns.ts';
import { writeMoment } from '#domain/seller/products/import-dates.ts';
import type { exportProducts } from '#domain/seller/products/import-endpoints.ts';
import { NONE } from '#domain/seller/products/import-lines.ts';
import type { Context } from '../../kit/context.ts';
import { writeFile } from '../../kit/write-file.ts';
import { storeOf } from './own-product.ts';
import { type FileRow, findFileRows } from './product-file-store.ts';

const GENDERS: Readonly<Record<string, string>> = { MEN: '남성', WOMEN: '여성', UNISEX: '공용' };
const DISCOUNTS: Readonly<Record<string, string>> = {
  NONE: '없음',
  RATE_DISCOUNT: '할인율',
  FIXED_DISCOUNT: '할인 금액',
};

const traitCell = (code: string | null): string => (code === null ? NONE : traitName(code));

/** Cell of each column; importing the file again changes nothing. */
const CELLS: Readonly<Record<ImportColumn, (row: FileRow) => CsvCell>> = {
  productId: (row) => row.id,
  sellerCode: (row) => row.sellerCode,
  name: (row) => row.name,
  category: (row) => row.category,
  brand: (row) => row.brand ?? NONE,
  footWidth: (row) => traitCell(row.footWidth),
  mainMaterial: (row) => traitCell(row.mainMaterial),
  price: (row) => row.price,
  discountType: (row) => DISCOUNTS[row.discountType] ?? row.discountType,
  discountValue: (row) => row.discountValue,
  saleFrom: (row) => row.saleFrom && writeMoment(row.saleFrom),
  saleUntil: (row) => row.saleUntil && writeMoment(row.saleUntil),
  description: (row) => row.description,
  story: (row) => row.storyTexts ?? NONE,
  material: (row) => row.material,
  heelMm: (row) => row.heelMm,
  manufacturer: (row) => row.manufacturer,
  country: (row) => row.country,
  care: (row) => row.care,
  warranty: (row) => row.warranty,
  serviceContact: (row) => row.serviceContact,
  gender: (row) => GENDERS[row.gender] ?? row.gender,
  color: (row) => COLORS.find(({ code }) => code === row.color)?.name ?? row.color,
  size: (row) => row.size,
  stock: (row) => row.stock,
  sku: (row) => row.sku,
  lowStock: (row) => row.lowStock,
  innerMm: (row) => row.innerMm,
};

/** Exports the seller's products as CSV that can be imported again, with an audit entry. */
export async function writeProducts(
  ports: Pick<Context, 'db' | 'clock'>,
  sellerId: number,
  filter: BodyOf<typeof exportProducts>,
): Promise<WrittenFile> {
  const store = await storeOf(ports.db, sellerId);
  const rows = await findFileRows(ports.db, store.id, filter, MAX_LISTED);
  const { q, ...narrowed } = filter;
  return writeFile(ports, {
    what: 'products',
    by: { id: sellerId },
    // Without the search words, which may be personal.
    filter: { ...narrowed, searched: q ? 1 : 0 },
    head: importColumns.map(columnName),
    rows: rows.map((row) => importColumns.map((column) => CELLS[column](row))),
  });
}
