import type { FieldProblem } from '../../kit/errors.ts';
import type { FactsForm } from './product-form.ts';

/** States of a product: never published, on sale, hidden by the seller, suspended by the shop. */
export const PRODUCT_STATES = ['DRAFT', 'ON_SALE', 'HIDDEN', 'SUSPENDED'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];
/** States that a seller may request. */
export const ASKED_STATES = ['ON_SALE', 'HIDDEN'] as const;

const MOVES: Readonly<Record<ProductState, readonly ProductState[]>> = {
  DRAFT: ['ON_SALE'],
  ON_SALE: ['HIDDEN'],
  HIDDEN: ['ON_SALE'],
  SUSPENDED: [],
};

/** Returns whether a seller may change a product from one state to another. */
export const mayBecome = (from: ProductState, to: ProductState): boolean => MOVES[from].includes(to);

type Shown = { facts: FactsForm; mainPictures: number; options: number };

const TEXTS = {
  material: '소재를 입력해 주세요.',
  manufacturer: '제조·수입자를 입력해 주세요.',
  country: '제조국을 입력해 주세요.',
  care: '취급 방법을 입력해 주세요.',
  warranty: '품질 보증 기준을 입력해 주세요.',
  serviceContact: 'A/S 연락처를 입력해 주세요.',
} as const;
type Text = keyof typeof TEXTS;
const isText = (name: string): name is Text => name in TEXTS;

/**
 * Returns the requirements for publication, by law and by policy, that are not met, by form field.
 */
export function missingForSale({ facts, mainPictures, options }: Shown): FieldProblem[] {
  const texts = Object.keys(TEXTS)
    .filter(isText)
    .filter((name) => !facts[name])
    .map((name) => ({ field: `facts.${name}`, message: TEXTS[name] }));
  return [
    ...(mainPictures > 0 ? [] : [{ field: 'mainImages', message: '대표 사진을 한 장 이상 올려 주세요.' }]),
    ...(options > 0 ? [] : [{ field: 'options', message: '옵션을 하나 이상 넣어 주세요.' }]),
    ...texts,
    ...(facts.heelMm == null ? [{ field: 'facts.heelMm', message: '굽 높이를 입력해 주세요.' }] : []),
  ];
}
