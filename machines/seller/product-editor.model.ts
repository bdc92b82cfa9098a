// Size: what a product is in its form, what it is on the wire, and the rules between them.
import type { Category } from '#domain/catalogue/category.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { minuteOf, momentOf } from '#domain/kit/minute-field.ts';
import { type DiscountType, discountedPrice } from '#domain/kit/pricing.ts';
import { problemsOf } from '#domain/kit/problems.ts';
import { periodProblem } from '#domain/kit/sale-period.ts';
import { USUAL_LOW_STOCK } from '#domain/policies/selling.ts';
import type { GoodsDetail } from '#domain/seller/products/goods-calls.ts';
import { discountProblem, newGoods, optionKey } from '#domain/seller/products/goods-form.ts';
import { missingForSale } from '#domain/seller/products/goods-state.ts';
import { lowOf, type Marks } from './grid-layers.model.ts';
import type { Cells } from './option-grid.model.ts';

/** A picture that the product has, or one from this device. */
export type GoodsImage = { imageId: number; imageUrl: string } | File;
/** With the colour that it shows, where it shows one. */
export type GoodsPicture = { image: GoodsImage; color: string | null };
/** What the law wants to be told of shoes, as it is typed. */
export const FACTS = [
  'material',
  'manufacturer',
  'country',
  'care',
  'warranty',
  'serviceContact',
  'heelMm',
] as const;
export type FactName = (typeof FACTS)[number];
export type GoodsFacts = Readonly<Record<FactName, string>>;

/** A product as it is typed; numbers are what their fields say. */
export type GoodsValues = Marks & {
  name: string;
  categoryId: string;
  price: string;
  discountType: DiscountType;
  discountValue: string;
  /** When the discount counts, as fields for a minute in Seoul have it. */
  saleFrom: string;
  saleUntil: string;
  description: string;
  sellerCode: string;
  facts: GoodsFacts;
  mainImages: readonly GoodsPicture[];
  detailImages: readonly GoodsPicture[];
  colors: readonly string[];
  /** Pieces by option; of what is on sale the shop counts them, and here it only matters which there are. */
  cells: Cells;
};

/** What the form is about: the product as it was read, and what a product can be. */
export type GoodsAbout = { goods: GoodsDetail | null; categories: readonly Category[] };
export type GoodsOpening = { values: GoodsValues; about: GoodsAbout };
export type GoodsSave = GoodsOpening;

const noFacts: GoodsFacts = {
  material: '',
  heelMm: '',
  manufacturer: '',
  country: '',
  care: '',
  warranty: '',
  serviceContact: '',
};
/** A new product. */
export const BLANK_GOODS: GoodsValues = {
  name: '',
  categoryId: '',
  price: '',
  discountType: 'NONE',
  discountValue: '',
  saleFrom: '',
  saleUntil: '',
  description: '',
  sellerCode: '',
  facts: noFacts,
  mainImages: [],
  detailImages: [],
  colors: [],
  cells: {},
  lows: {},
  codes: {},
};

/** Options of a product with their pieces. */
export const cellsOf = ({ options }: Pick<GoodsDetail, 'options'>): Cells =>
  Object.fromEntries(options.map((option) => [optionKey(option), option.stock]));

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

/** What its options have beside their pieces. */
export const marksOf = ({ options }: Pick<GoodsDetail, 'options'>): Marks => ({
  lows: Object.fromEntries(options.map((option) => [optionKey(option), option.lowStock])),
  codes: Object.fromEntries(
    options.flatMap((option) => (option.sku ? [[optionKey(option), option.sku]] : [])),
  ),
});

/** A product as its form shows it. */
export const valuesOf = (goods: GoodsDetail): GoodsValues => {
  const pictures = (kind: string) =>
    goods.images
      .filter(({ type }) => type === kind)
      .map(({ imageId, url, color }) => ({ image: { imageId, imageUrl: url }, color }));
  const { heelMm, ...texts } = goods.facts;
  return {
    name: goods.name,
    categoryId: String(goods.categoryId),
    price: String(goods.price),
    discountType: goods.discountType,
    discountValue: goods.discountType === 'NONE' ? '' : String(goods.discountValue),
    saleFrom: minuteOf(goods.saleFrom),
    saleUntil: minuteOf(goods.saleUntil),
    description: goods.description,
    sellerCode: goods.sellerCode ?? '',
    facts: { ...texts, heelMm: heelMm === null ? '' : String(heelMm) },
    mainImages: pictures('MAIN'),
    detailImages: pictures('DETAIL'),
    colors: unique(goods.options.map(({ color }) => color)),
    cells: cellsOf(goods),
    ...marksOf(goods),
  };
};

/** Whether shoppers see it, or have: its stock is counted apart, so that nothing of what they buy is lost. */
export const isCountedApart = ({ goods }: GoodsAbout): boolean => goods !== null && goods.state !== 'DRAFT';

/** A whole number as it is typed, with or without separators; none where it is no number. */
const numberOf = (text: string): number | undefined =>
  /^\d{1,12}$/.test(text.replace(/[,\s]/g, '')) ? Number(text.replace(/[,\s]/g, '')) : undefined;

/** Of what an option has beside its pieces as much as the shop does not know yet. */
function marksToSay({ lows, codes }: Marks, key: string, known: GoodsDetail['options'][number] | undefined) {
  const [lowStock, sku] = [lowOf(lows, key), codes[key] ?? ''];
  return {
    ...(lowStock === (known?.lowStock ?? USUAL_LOW_STOCK) ? {} : { lowStock }),
    ...(sku === (known?.sku ?? '') ? {} : { sku }),
  };
}

const optionsOf = ({ values, about }: GoodsOpening) => {
  const seen = new Map(about.goods?.options.map((option) => [optionKey(option), option]));
  return Object.entries(values.cells).map(([key, wanted]) => {
    const [gender = '', color = '', size = ''] = key.split('/');
    const known = seen.get(key);
    const seenStock = known?.stock;
    // What is counted apart keeps what it has: the same number twice is no difference.
    const stock = seenStock !== undefined && isCountedApart(about) ? seenStock : wanted;
    const counted = seenStock === undefined ? {} : { seenStock };
    return { gender, color, size, stock, ...counted, ...marksToSay(values, key, known) };
  });
};

const wishOf = (type: 'MAIN' | 'DETAIL', pictures: readonly GoodsPicture[]) => {
  const files = pictures.map(({ image }) => image).filter((image) => image instanceof File);
  return pictures.map(({ image, color }) => ({
    ...(image instanceof File ? { fileIndex: files.indexOf(image) } : { imageId: image.imageId }),
    type,
    color,
  }));
};

/** The complete list of pictures, where one is other than it was: older products may have more than are taken now. */
function picturesOf({ values, about: { goods } }: GoodsOpening) {
  const images = [...wishOf('MAIN', values.mainImages), ...wishOf('DETAIL', values.detailImages)];
  const before = goods ? valuesOf(goods) : BLANK_GOODS;
  const was = [...wishOf('MAIN', before.mainImages), ...wishOf('DETAIL', before.detailImages)];
  return JSON.stringify(images) === JSON.stringify(was) ? {} : { images };
}

/** When the discount counts; nothing of it where there is none. */
export function periodOf({ values, about: { goods } }: GoodsOpening) {
  if (values.discountType === 'NONE') return { saleFrom: null, saleUntil: null };
  return {
    saleFrom: momentOf(values.saleFrom, goods?.saleFrom ?? null),
    saleUntil: momentOf(values.saleUntil, goods?.saleUntil ?? null),
  };
}

/** The form as the shop reads it, without the files. */
export function wordsOf(form: GoodsOpening) {
  const { values, about } = form;
  const { heelMm, ...texts } = values.facts;
  const { discountType } = values;
  return {
    name: values.name,
    price: numberOf(values.price),
    categoryId: numberOf(values.categoryId),
    discountType,
    discountValue: discountType === 'NONE' ? 0 : numberOf(values.discountValue),
    ...periodOf(form),
    description: values.description,
    sellerCode: values.sellerCode.trim() === '' ? null : values.sellerCode,
    facts: { ...texts, heelMm: heelMm.trim() === '' ? null : (numberOf(heelMm) ?? heelMm) },
    options: optionsOf(form),
    ...picturesOf(form),
    ...(about.goods ? { version: about.goods.version } : {}),
  };
}

/** Pictures of this device, in the order in which the form counts them. */
export const filesOf = (pictures: readonly GoodsPicture[]): File[] =>
  pictures.map(({ image }) => image).filter((image) => image instanceof File);

/** What the discount makes of the price, and what is wrong with it. */
export function priceOf({ price, discountType, discountValue }: GoodsValues) {
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

/** A field once; what is wrong with an option is said for all of them. */
function byField(problems: readonly FieldProblem[]): FieldProblem[] {
  const seen = new Map<string, FieldProblem>();
  for (const { field: given, message } of problems) {
    const field = given.startsWith('options') ? 'options' : given;
    if (!seen.has(field)) seen.set(field, { field, message });
  }
  return [...seen.values()];
}

/** What keeps a form from being stored, as a draft or as what it is. */
export function savingProblems(form: GoodsOpening): FieldProblem[] {
  const words = wordsOf(form);
  const { problem } = priceOf(form.values);
  const late = periodProblem(words);
  return byField([
    ...problemsOf(newGoods, words),
    ...(problem ? [{ field: 'discountValue', message: problem }] : []),
    ...(late ? [{ field: 'saleUntil', message: late }] : []),
  ]);
}

/** What keeps it from being shown to shoppers; by the rules that the shop asks as well. */
export function publicProblems(form: GoodsOpening): FieldProblem[] {
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

/** The form as what another tab has made of the product: its pictures that are gone there are gone here. */
export function rebased({ values, about }: GoodsOpening, goods: GoodsDetail): GoodsOpening {
  const there = new Set(goods.images.map(({ imageId }) => imageId));
  const kept = (pictures: readonly GoodsPicture[]) =>
    pictures.filter(({ image }) => image instanceof File || there.has(image.imageId));
  return {
    values: {
      ...values,
      mainImages: kept(values.mainImages),
      detailImages: kept(values.detailImages),
    },
    about: { ...about, goods },
  };
}

/** Values as texts, so that two forms can be compared field by field; files are told from each other by what they are. */
const told = ({ colors: _, cells, lows, codes, facts, mainImages, detailImages, ...words }: GoodsValues) => {
  const pictures = (list: readonly GoodsPicture[]) =>
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
    mainImages: pictures(mainImages),
    detailImages: pictures(detailImages),
    options: options.join('|'),
  };
};

/** Fields in which two forms differ. */
export function differingFields(mine: GoodsValues, other: GoodsValues): string[] {
  const theirs: Readonly<Record<string, string>> = told(other);
  return Object.entries(told(mine))
    .filter(([field, value]) => theirs[field] !== value)
    .map(([field]) => field);
}

/** Whether leaving the page would lose something. */
export const isUnsaved = ({ values, about: { goods } }: GoodsOpening): boolean =>
  differingFields(values, goods ? valuesOf(goods) : BLANK_GOODS).length > 0;
