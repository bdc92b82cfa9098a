// Size: form values of a product, its request body, and the rules between them.

import type { Category } from '#domain/catalogue/category.ts';
import type { Brand } from '#domain/catalogue/product.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { minuteOf, momentOf } from '#domain/kit/forms/minute-field.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { type DiscountType, discountedPrice } from '#domain/kit/pricing/pricing.ts';
import { periodProblem } from '#domain/kit/time/sale-period.ts';
import { USUAL_LOW_STOCK } from '#domain/policies/selling.ts';
import type { SellerProductDetail } from '#domain/seller/products/product-endpoints.ts';
import { discountProblem, newProductForm, optionKey } from '#domain/seller/products/product-form.ts';
import { missingForSale } from '#domain/seller/products/product-state.ts';
import { lowOf, type Marks } from './grid-layers.model.ts';
import type { Cells } from './option-grid.model.ts';
import { type EditorStory, editorStory, rebasedStory, storyBody, storyKey } from './product-story.model.ts';

/** A picture that is stored with the product, or a file chosen on this device. */
export type ProductImage = { imageId: number; imageUrl: string } | File;
/** A picture with the colour that it shows; null for none. */
export type EditorPicture = { image: ProductImage; color: string | null };
/** Statutory product information of shoes, as texts. */
export const FACTS = [
  'material',
  'manufacturer',
  'country',
  'care',
  'warranty',
  'serviceContact',
  'heelMm',
] as const;
/** Name of a field of the statutory product information. */
export type FactName = (typeof FACTS)[number];
/** Typed statutory product information by field. */
export type ProductFactValues = Readonly<Record<FactName, string>>;

/** Typed product; numbers are the texts of their fields. */
export type ProductEditorValues = Marks & {
  name: string;
  categoryId: string;
  /** Empty for no brand. */
  brandId: string;
  /** Codes of the traits by which shoppers filter; empty for none. */
  footWidth: string;
  mainMaterial: string;
  price: string;
  discountType: DiscountType;
  discountValue: string;
  /** Period of the discount, as texts of `datetime-local` in Seoul. */
  saleFrom: string;
  saleUntil: string;
  description: string;
  sellerCode: string;
  /** Typed lengths inside the shoe in mm, by size. */
  innerLengths: Readonly<Record<string, string>>;
  facts: ProductFactValues;
  story: EditorStory;
  mainImages: readonly EditorPicture[];
  detailImages: readonly EditorPicture[];
  colors: readonly string[];
  /** Stock by option; for products on sale the live stock is separate, and only the keys count here. */
  cells: Cells;
};

/** Context of the form: the product as it was read, and the categories and brands to choose from. */
export type ProductEditorAbout = {
  goods: SellerProductDetail | null;
  categories: readonly Category[];
  brands: readonly Brand[];
};
/** Values and subject with which the product editor opens. */
export type ProductEditorOpening = { values: ProductEditorValues; about: ProductEditorAbout };
/** Request to save a product: the typed values with the product that they change. */
export type ProductSave = ProductEditorOpening;

const noFacts: ProductFactValues = {
  material: '',
  heelMm: '',
  manufacturer: '',
  country: '',
  care: '',
  warranty: '',
  serviceContact: '',
};
export const BLANK_PRODUCT: ProductEditorValues = {
  name: '',
  categoryId: '',
  brandId: '',
  footWidth: '',
  mainMaterial: '',
  price: '',
  discountType: 'NONE',
  discountValue: '',
  saleFrom: '',
  saleUntil: '',
  description: '',
  sellerCode: '',
  innerLengths: {},
  facts: noFacts,
  story: [],
  mainImages: [],
  detailImages: [],
  colors: [],
  cells: {},
  lows: {},
  codes: {},
};

/** Stock by option of a stored product. */
export const cellsOf = ({ options }: Pick<SellerProductDetail, 'options'>): Cells =>
  Object.fromEntries(options.map((option) => [optionKey(option), option.stock]));

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Low-stock thresholds and codes of a stored product. */
export const marksOf = ({ options }: Pick<SellerProductDetail, 'options'>): Marks => ({
  lows: Object.fromEntries(options.map((option) => [optionKey(option), option.lowStock])),
  codes: Object.fromEntries(
    options.flatMap((option) => (option.sku ? [[optionKey(option), option.sku]] : [])),
  ),
});

/** Form values of a stored product. */
export const valuesOf = (goods: SellerProductDetail): ProductEditorValues => {
  const pictures = (kind: string) =>
    goods.images
      .filter(({ type }) => type === kind)
      .map(({ imageId, url, color }) => ({ image: { imageId, imageUrl: url }, color }));
  const { heelMm, ...texts } = goods.facts;
  return {
    name: goods.name,
    categoryId: String(goods.categoryId),
    brandId: goods.brandId === null ? '' : String(goods.brandId),
    footWidth: goods.footWidth ?? '',
    mainMaterial: goods.mainMaterial ?? '',
    price: String(goods.price),
    discountType: goods.discountType,
    discountValue: goods.discountType === 'NONE' ? '' : String(goods.discountValue),
    saleFrom: minuteOf(goods.saleFrom),
    saleUntil: minuteOf(goods.saleUntil),
    description: goods.description,
    sellerCode: goods.sellerCode ?? '',
    innerLengths: Object.fromEntries(goods.innerLengths.map(({ size, innerMm }) => [size, String(innerMm)])),
    facts: { ...texts, heelMm: heelMm === null ? '' : String(heelMm) },
    story: editorStory(goods.story),
    mainImages: pictures('MAIN'),
    detailImages: pictures('DETAIL'),
    colors: unique(goods.options.map(({ color }) => color)),
    cells: cellsOf(goods),
    ...marksOf(goods),
  };
};

/** True for products that are or were on sale: their stock is saved separately, so that no sale is overwritten. */
export const isCountedApart = ({ goods }: ProductEditorAbout): boolean =>
  goods !== null && goods.state !== 'DRAFT';

/** Whole number of a text with or without separators; undefined if it is none. */
const numberOf = (text: string): number | undefined =>
  /^\d{1,12}$/.test(text.replace(/[,\s]/g, '')) ? Number(text.replace(/[,\s]/g, '')) : undefined;

/** Threshold and code of an option, only where they differ from the stored ones. */
function marksToSay(
  { lows, codes }: Marks,
  key: string,
  known: SellerProductDetail['options'][number] | undefined,
) {
  const [lowStock, sku] = [lowOf(lows, key), codes[key] ?? ''];
  return {
    ...(lowStock === (known?.lowStock ?? USUAL_LOW_STOCK) ? {} : { lowStock }),
    ...(sku === (known?.sku ?? '') ? {} : { sku }),
  };
}

const optionsOf = ({ values, about }: ProductEditorOpening) => {
  const seen = new Map(about.goods?.options.map((option) => [optionKey(option), option]));
  return Object.entries(values.cells).map(([key, wanted]) => {
    const [gender = '', color = '', size = ''] = key.split('/');
    const known = seen.get(key);
    const seenStock = known?.stock;
    // Live stock sends the same number as seen and wanted, which changes nothing.
    const stock = seenStock !== undefined && isCountedApart(about) ? seenStock : wanted;
    const counted = seenStock === undefined ? {} : { seenStock };
    return { gender, color, size, stock, ...counted, ...marksToSay(values, key, known) };
  });
};

const wishOf = (type: 'MAIN' | 'DETAIL', pictures: readonly EditorPicture[]) => {
  const files = pictures.map(({ image }) => image).filter((image) => image instanceof File);
  return pictures.map(({ image, color }) => ({
    ...(image instanceof File ? { fileIndex: files.indexOf(image) } : { imageId: image.imageId }),
    type,
    color,
  }));
};

/** Complete list of pictures if it has changed; undefined otherwise, since older products may exceed the limit. */
function picturesOf({ values, about: { goods } }: ProductEditorOpening) {
  const images = [...wishOf('MAIN', values.mainImages), ...wishOf('DETAIL', values.detailImages)];
  const before = goods ? valuesOf(goods) : BLANK_PRODUCT;
  const was = [...wishOf('MAIN', before.mainImages), ...wishOf('DETAIL', before.detailImages)];
  return JSON.stringify(images) === JSON.stringify(was) ? {} : { images };
}

/** Period of the discount as ISO times; null without a discount. */
export function periodOf({ values, about: { goods } }: ProductEditorOpening) {
  if (values.discountType === 'NONE') return { saleFrom: null, saleUntil: null };
  return {
    saleFrom: momentOf(values.saleFrom, goods?.saleFrom ?? null),
    saleUntil: momentOf(values.saleUntil, goods?.saleUntil ?? null),
  };
}

/** Sizes of the options of a form, smallest first. */
export const sizesOf = ({ cells }: Pick<ProductEditorValues, 'cells'>): string[] =>
  unique(Object.keys(cells).map((key) => key.split('/')[2] ?? '')).toSorted();

/** Typed lengths of the sizes that the form has. */
const lengthsOf = (values: ProductEditorValues) =>
  sizesOf(values).flatMap((size) => {
    const text = values.innerLengths[size]?.trim() ?? '';
    return text === '' ? [] : [{ size, innerMm: numberOf(text) ?? text }];
  });

/** Request body of the form, without the files. */
export function wordsOf(form: ProductEditorOpening) {
  const { values, about } = form;
  const { heelMm, ...texts } = values.facts;
  const { discountType } = values;
  return {
    name: values.name,
    price: numberOf(values.price),
    categoryId: numberOf(values.categoryId),
    brandId: numberOf(values.brandId) ?? null,
    footWidth: values.footWidth || null,
    mainMaterial: values.mainMaterial || null,
    discountType,
    discountValue: discountType === 'NONE' ? 0 : numberOf(values.discountValue),
    ...periodOf(form),
    description: values.description,
    sellerCode: values.sellerCode.trim() === '' ? null : values.sellerCode,
    innerLengths: lengthsOf(values),
    story: storyBody(values.story),
    facts: { ...texts, heelMm: heelMm.trim() === '' ? null : (numberOf(heelMm) ?? heelMm) },
    options: optionsOf(form),
    ...picturesOf(form),
    ...(about.goods ? { version: about.goods.version } : {}),
  };
}

/** Files chosen on this device, in the order in which the request body refers to them. */
export const filesOf = (pictures: readonly EditorPicture[]): File[] =>
  pictures.map(({ image }) => image).filter((image) => image instanceof File);

/** Discounted price (won) and the problem of the discount. */
export function priceOf({ price, discountType, discountValue }: ProductEditorValues) {
  const whole = numberOf(price);
  if (whole === undefined) return { price: null, shopper: null, problem: null };
  const value = discountType === 'NONE' ? 0 : (numberOf(discountValue) ?? Number.NaN);
  const problem = discountProblem({ price: whole, discountType, discountValue: value });
  return {
    price: whole,
    shopper: problem ? null : discountedPrice(whole, discountType, value),
    problem,
  };
}

/** Fields whose problems of single rows are merged into one. */
const GROUPED = ['options', 'innerLengths'] as const;

/** At most one problem per field; those of the rows of a grouped field are merged into one. */
function byField(problems: readonly FieldProblem[]): FieldProblem[] {
  const seen = new Map<string, FieldProblem>();
  for (const { field: given, message } of problems) {
    const field = GROUPED.find((group) => given.startsWith(group)) ?? given;
    if (!seen.has(field)) seen.set(field, { field, message });
  }
  return [...seen.values()];
}

/** Problems that prevent saving in the present state. */
export function savingProblems(form: ProductEditorOpening): FieldProblem[] {
  const words = wordsOf(form);
  const { problem } = priceOf(form.values);
  const late = periodProblem(words);
  return byField([
    ...problemsOf(newProductForm, words),
    ...(problem ? [{ field: 'discountValue', message: problem }] : []),
    ...(late ? [{ field: 'saleUntil', message: late }] : []),
  ]);
}

/** Problems that prevent putting the product on sale, by the rules of the server. */
export function publicProblems(form: ProductEditorOpening): FieldProblem[] {
  const { values } = form;
  const { heelMm, ...texts } = values.facts;
  const facts = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
  const missing = missingForSale({
    facts: { ...facts, heelMm: heelMm.trim() === '' ? null : (numberOf(heelMm) ?? 0) },
    mainPictures: values.mainImages.length,
    options: Object.keys(values.cells).length,
  });
  return byField([...savingProblems(form), ...missing]);
}

/** The form on top of another tab's version; pictures that were removed there are removed here. */
export function rebased(
  { values, about }: ProductEditorOpening,
  goods: SellerProductDetail,
): ProductEditorOpening {
  const there = new Set(goods.images.map(({ imageId }) => imageId));
  const kept = (pictures: readonly EditorPicture[]) =>
    pictures.filter(({ image }) => image instanceof File || there.has(image.imageId));
  return {
    values: {
      ...values,
      mainImages: kept(values.mainImages),
      detailImages: kept(values.detailImages),
      story: rebasedStory(values.story, goods.story),
    },
    about: { ...about, goods },
  };
}

/** Form values as comparable texts; files are compared by name and size. */
const told = ({
  colors: _,
  cells,
  lows,
  codes,
  facts,
  innerLengths,
  story,
  mainImages,
  detailImages,
  ...words
}: ProductEditorValues) => {
  const pictures = (list: readonly EditorPicture[]) =>
    list
      .map(({ image, color }) =>
        image instanceof File ? [image.name, image.size, color] : [image.imageId, color],
      )
      .join('|');
  const options = Object.entries(cells)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, stock]) => [key, stock, lowOf(lows, key), codes[key] ?? '']);
  return {
    ...words,
    ...Object.fromEntries(FACTS.map((name) => [`facts.${name}`, facts[name]])),
    innerLengths: sizesOf({ cells })
      .map((size) => [size, innerLengths[size]?.trim() ?? ''])
      .join('|'),
    story: storyKey(story),
    mainImages: pictures(mainImages),
    detailImages: pictures(detailImages),
    options: options.join('|'),
  };
};

/** Names of the fields in which two forms differ. */
export function differingFields(mine: ProductEditorValues, other: ProductEditorValues): string[] {
  const theirs: Readonly<Record<string, string>> = told(other);
  return Object.entries(told(mine))
    .filter(([field, value]) => theirs[field] !== value)
    .map(([field]) => field);
}

/** True if the form has unsaved changes. */
export const isUnsaved = ({ values, about: { goods } }: ProductEditorOpening): boolean =>
  differingFields(values, goods ? valuesOf(goods) : BLANK_PRODUCT).length > 0;
