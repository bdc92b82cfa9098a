import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import type { ProductListItem } from '#domain/catalogue/product.ts';
import { FREE_DELIVERY_FROM } from '#domain/policies/delivery.ts';

type Row = readonly [
  name: string,
  category: string,
  storeId: number,
  storeName: string,
  price: number,
  discountPrice: number,
  wishNumber: number,
  picture: string,
];

/** Pictures of the seed data; elsewhere the placeholder is shown. */
const ROWS: readonly Row[] = [
  ['고래 로우 스니커즈', 'SNEAKERS', 3, '골목스니커즈', 79_000, 63_200, 48, 'gorae-low-NAVY'],
  ['구름 쿠션 런닝화', 'RUNNING', 2, '달리는사람들', 149_000, 149_000, 132, 'gureum-cushion-SKY_BLUE'],
  ['한라 워커 부츠', 'BOOTS', 1, '구두장이 공방', 189_000, 189_000, 77, 'hanra-boots-DARK_BROWN'],
  ['바다로 스트랩 샌들', 'SANDALS', 4, '사계절슈즈', 45_000, 40_500, 21, 'badaro-strap-BEIGE'],
  ['별 하이 캔버스', 'CONVERSE', 3, '골목스니커즈', 65_000, 65_000, 95, 'byeol-hi-RED'],
  ['테니스 에이스', 'SPORTS', 2, '달리는사람들', 129_000, 116_100, 34, 'tennis-ace-SKY_BLUE'],
  ['을지로 페니 로퍼', 'DRESS', 1, '구두장이 공방', 179_000, 161_100, 58, 'euljiro-loafer-BURGUNDY'],
  ['바람 레이서 2', 'RUNNING', 2, '달리는사람들', 139_000, 111_200, 1_203, 'baram-racer-MINT'],
  ['장마 레인부츠', 'BOOTS', 4, '사계절슈즈', 59_000, 41_300, 16, 'jangma-rain-YELLOW'],
];

const toShoe = (row: Row, index: number): ProductListItem => {
  const [name, category, storeId, storeName, price, discountPrice, wishNumber, picture] = row;
  return {
    productId: index + 1,
    name,
    price,
    discountPrice,
    categoryId: DEFAULT_CATEGORIES.find(({ type }) => type === category)?.categoryId ?? 1,
    storeId,
    storeName,
    wishNumber,
    mainImageUrl: `images/products/${picture}-1.svg`,
    shownColor: null,
    colors: [picture.slice(picture.lastIndexOf('-') + 1), 'BLACK', 'WHITE'],
    rating: index % 3 === 2 ? null : 4.6,
    reviewCount: index % 3 === 2 ? 0 : 21 - index,
    soldOut: false,
    freeShipping: discountPrice >= FREE_DELIVERY_FROM,
    arrivesOn: '2026-11-25',
  };
};

/** Nine products that samples of several flows share. */
export const shoes: readonly ProductListItem[] = ROWS.map(toShoe);

/** Sample product by number, from 1. Throws if there is none. */
export function shoe(number: number): ProductListItem {
  const found = shoes[number - 1];
  if (!found) throw new Error(`there is no sample shoe ${number}`);
  return found;
}
