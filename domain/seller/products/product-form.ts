import * as v from 'valibot';
import { COLORS } from '../../catalogue/colors.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '../../catalogue/product-list/product-values.ts';
import { FOOT_WIDTH_CODES, INNER_LENGTH, MAIN_MATERIAL_CODES } from '../../catalogue/product-traits.ts';
import { formatWon } from '../../kit/format.ts';
import { idSchema } from '../../kit/forms/fields.ts';
import { textField } from '../../kit/forms/form-fields.ts';
import { DISCOUNT_TYPES, type DiscountType } from '../../kit/pricing/pricing.ts';
import { momentField } from '../../kit/time/sale-period.ts';
import { GOODS_DISCOUNT, GOODS_PICTURES, GOODS_PRICE } from '../../policies/selling.ts';
import { stockField } from './stock-edit.ts';
import { storyField } from './story-form.ts';

/** Limits of a product: characters, prices in won, pictures with megabytes each, options. */
export const PRODUCT_LIMITS = {
  name: 200,
  leastPrice: GOODS_PRICE.least,
  mostPrice: GOODS_PRICE.most,
  description: 1_000,
  /** Most pictures of each kind. */
  pictures: GOODS_PICTURES,
  megabytes: 10,
  options: 2_000,
  fact: 200,
  code: 40,
  lowStock: 9_999,
} as const;

const whole = (least: number, most: number, sentence: string) =>
  v.pipe(v.number(sentence), v.integer(sentence), v.minValue(least, sentence), v.maxValue(most, sentence));

const upper = v.pipe(
  v.string(),
  v.transform((text) => text.trim().toUpperCase()),
);
const priceField = whole(
  PRODUCT_LIMITS.leastPrice,
  PRODUCT_LIMITS.mostPrice,
  `가격은 ${formatWon(GOODS_PRICE.least)}부터 ${formatWon(GOODS_PRICE.most)}까지 입력할 수 있어요.`,
);
const codeField = (label: string) => v.nullish(textField(label, 0, PRODUCT_LIMITS.code));

/** Option of a product; legacy clients send its first four fields. */
export const optionForm = v.object({
  gender: v.pipe(upper, v.picklist(PRODUCT_GENDERS, '성별을 골라 주세요.')),
  size: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(String),
    v.picklist(SHOE_SIZES, '사이즈는 230부터 300까지 5 단위예요.'),
  ),
  color: v.pipe(
    upper,
    v.picklist(
      COLORS.map(({ code }) => code),
      '색상을 골라 주세요.',
    ),
  ),
  stock: stockField,
  /**
   * Stock that the seller saw: only the difference is applied, so that sales since then are kept.
   */
  seenStock: v.optional(stockField),
  sku: codeField('옵션 코드'),
  lowStock: v.optional(whole(0, PRODUCT_LIMITS.lowStock, '품절 임박 기준은 0부터 9,999까지예요.')),
});
/** Returns the key by which an option is unique within a product. */
export const optionKey = ({ gender, size, color }: { gender: string; size: string; color: string }): string =>
  `${gender}/${color}/${size}`;

const fact = (label: string) => v.optional(textField(label, 0, PRODUCT_LIMITS.fact));
const factsForm = v.object({
  material: fact('소재'),
  heelMm: v.nullish(whole(0, 300, '굽 높이는 0부터 300mm까지예요.')),
  manufacturer: fact('제조·수입자'),
  country: fact('제조국'),
  care: fact('취급 방법'),
  warranty: fact('품질 보증 기준'),
  serviceContact: fact('A/S 연락처'),
});
export type FactsForm = v.InferOutput<typeof factsForm>;

/**
 * Picture of a product: an existing one by id, or an uploaded file by its index within the form.
 */
const wantedPicture = v.object({
  imageId: v.optional(idSchema),
  fileIndex: v.optional(whole(0, PRODUCT_LIMITS.pictures - 1, '사진을 다시 골라 주세요.')),
  type: v.picklist(['MAIN', 'DETAIL'], '사진의 자리를 골라 주세요.'),
  color: v.nullish(
    v.picklist(
      COLORS.map(({ code }) => code),
      '색상을 골라 주세요.',
    ),
  ),
});
export type WantedPicture = v.InferOutput<typeof wantedPicture>;

/**
 * Complete list of pictures in order. Whole picture objects, which legacy clients send back, are
 * ignored.
 */
const picturesField = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((given) => (isWishList(given) ? given : undefined)),
    v.optional(v.pipe(v.array(wantedPicture), v.maxLength(PRODUCT_LIMITS.pictures * 2))),
  ),
);

const isWishList = (given: unknown): boolean =>
  Array.isArray(given) &&
  given.every((row) => typeof row === 'object' && row !== null && ('imageId' in row || 'fileIndex' in row));

const INNER_SENTENCE = `안쪽 길이는 ${INNER_LENGTH.least}부터 ${INNER_LENGTH.most}mm까지예요.`;
/** Length inside the shoe in mm. */
export const innerMmField = whole(INNER_LENGTH.least, INNER_LENGTH.most, INNER_SENTENCE);

/** Complete list of the measured lengths, one per size. */
const lengthsField = v.optional(
  v.pipe(
    v.array(v.object({ size: optionForm.entries.size, innerMm: innerMmField })),
    v.check(
      (rows) => new Set(rows.map(({ size }) => size)).size === rows.length,
      '같은 사이즈가 두 번 있어요.',
    ),
  ),
);

const fields = {
  name: textField('상품 이름', 1, PRODUCT_LIMITS.name),
  price: priceField,
  categoryId: v.union([idSchema], '카테고리를 골라 주세요.'),
  /** Null for none. */
  brandId: v.nullish(idSchema),
  /** Traits by which shoppers filter; null for none. */
  footWidth: v.nullish(v.picklist(FOOT_WIDTH_CODES, '발볼을 골라 주세요.')),
  mainMaterial: v.nullish(v.picklist(MAIN_MATERIAL_CODES, '대표 소재를 골라 주세요.')),
  discountType: v.optional(v.picklist(DISCOUNT_TYPES, '할인 방법을 골라 주세요.')),
  discountValue: v.nullish(v.number('할인은 숫자로 입력해 주세요.')),
  /** Period of the discount. */
  saleFrom: momentField,
  saleUntil: momentField,
  description: v.nullish(textField('설명', 0, PRODUCT_LIMITS.description)),
  options: v.pipe(
    v.array(optionForm),
    v.minLength(1, '옵션을 하나 이상 넣어 주세요.'),
    v.maxLength(PRODUCT_LIMITS.options, '옵션이 너무 많아요.'),
    v.check((rows) => new Set(rows.map(optionKey)).size === rows.length, '같은 옵션이 두 번 있어요.'),
  ),
  facts: v.optional(factsForm),
  innerLengths: lengthsField,
  story: storyField,
  sellerCode: codeField('판매자 상품 코드'),
  images: picturesField,
};

type Priced = { price: number; discountType: DiscountType; discountValue: number };

/** Returns the message for an invalid discount; null if valid. */
export function discountProblem({ price, discountType, discountValue }: Priced): string | null {
  if (discountType === 'NONE') return null;
  if (!Number.isInteger(discountValue)) return '할인은 정수로 입력해 주세요.';
  if (discountType === 'RATE_DISCOUNT')
    return discountValue >= GOODS_DISCOUNT.least && discountValue <= GOODS_DISCOUNT.most
      ? null
      : `할인율은 ${GOODS_DISCOUNT.least}부터 ${GOODS_DISCOUNT.most}%까지예요.`;
  const most = price - PRODUCT_LIMITS.leastPrice;
  return discountValue >= 1 && discountValue <= most
    ? null
    : `할인 금액은 ${GOODS_DISCOUNT.least}원부터, 판매가가 ${formatWon(GOODS_PRICE.least)} 아래로 내려가지 않게 입력해 주세요.`;
}

/** Form of a new product, which becomes a draft. */
export const newProductForm = v.object(fields);
export type NewProductForm = v.InferOutput<typeof newProductForm>;

/** Body of a change: missing fields are left unchanged; without a version the last write wins. */
export const productChange = v.object({
  ...v.partial(v.object(fields)).entries,
  version: v.optional(whole(1, 1_000_000_000, '새로고침한 뒤 다시 시도해 주세요.')),
});
export type ProductChange = v.InferOutput<typeof productChange>;
