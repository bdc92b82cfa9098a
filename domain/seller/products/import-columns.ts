/** Columns of a product file with their accepted titles; exports use the first one. */
export const IMPORT_COLUMNS = {
  productId: ['상품번호', 'productId'],
  sellerCode: ['판매자코드', 'sellerCode'],
  name: ['상품이름', '상품명', 'name'],
  category: ['카테고리', 'category'],
  brand: ['브랜드', 'brand'],
  footWidth: ['발볼', 'footWidth'],
  mainMaterial: ['대표소재', 'mainMaterial'],
  price: ['판매가', '가격', 'price'],
  discountType: ['할인방법', 'discountType'],
  discountValue: ['할인값', 'discountValue'],
  saleFrom: ['할인시작', 'saleFrom'],
  saleUntil: ['할인종료', 'saleUntil'],
  description: ['설명', 'description'],
  story: ['상품이야기', 'story'],
  material: ['소재', 'material'],
  heelMm: ['굽높이', 'heelMm'],
  manufacturer: ['제조수입자', '제조·수입자', 'manufacturer'],
  country: ['제조국', 'country'],
  care: ['취급방법', 'care'],
  warranty: ['품질보증기준', 'warranty'],
  serviceContact: ['A/S연락처', 'serviceContact'],
  gender: ['성별', 'gender'],
  color: ['색상', 'color'],
  size: ['사이즈', 'size'],
  stock: ['재고', 'stock'],
  sku: ['옵션코드', 'sku'],
  lowStock: ['품절임박기준', 'lowStock'],
  innerMm: ['안쪽길이', 'innerMm'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ImportColumn = keyof typeof IMPORT_COLUMNS;

const isColumn = (name: string): name is ImportColumn => name in IMPORT_COLUMNS;
/** Columns of a product import file, in order. */
export const importColumns: readonly ImportColumn[] = Object.keys(IMPORT_COLUMNS).filter(isColumn);
/** Returns the title of a column. */
export const columnName = (column: ImportColumn): string => IMPORT_COLUMNS[column][0];

const bare = (cell: string): string => cell.replace(/[\s'"()]/g, '').toLowerCase();

/** Maps each column to its cell index, from the header line. */
export function placesOf(head: readonly string[]): ReadonlyMap<ImportColumn, number> {
  const cells = head.map(bare);
  const found = importColumns.map((column) => {
    const names = IMPORT_COLUMNS[column].map(bare);
    return [column, cells.findIndex((cell) => names.includes(cell))] as const;
  });
  return new Map(found.filter(([, place]) => place !== -1));
}
