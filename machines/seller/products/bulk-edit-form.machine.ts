import { type Category, listCategories } from '#domain/catalogue/category.ts';
import { momentOf } from '#domain/kit/forms/minute-field.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { type BulkEditForm, bulkEditForm } from '#domain/seller/products/bulk-edit.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createLoadedFormMachine } from '../../kit/loaded-form.machine.ts';
import type { BulkEdit } from './bulk-edit.machine.ts';

/** Typed bulk change; each kind of change uses some of the fields. */
export type BulkEditValues = {
  kind: BulkEditForm['kind'];
  percent: string;
  won: string;
  discountType: string;
  discountValue: string;
  saleFrom: string;
  saleUntil: string;
  state: string;
  categoryId: string;
};
type About = { categories: readonly Category[] };

const NUMBER = /^[+-]?\d{1,12}$/;
/** Whole number of a text, without its spaces, commas and percent sign; NaN if the rest is no number. */
const wholeOf = (text: string): number => {
  const bare = text.replace(/[\s,%]/g, '');
  return NUMBER.test(bare) ? Number(bare) : Number.NaN;
};

const periodOf = ({ saleFrom, saleUntil }: Pick<BulkEditValues, 'saleFrom' | 'saleUntil'>) => ({
  saleFrom: momentOf(saleFrom, null),
  saleUntil: momentOf(saleUntil, null),
});

/** Request body of the chosen kind. */
function changeOf({ kind, ...values }: BulkEditValues) {
  switch (kind) {
    case 'PRICE_PERCENT':
      return { kind, percent: wholeOf(values.percent) };
    case 'PRICE_WON':
      return { kind, won: wholeOf(values.won) };
    case 'DISCOUNT': {
      const { discountType } = values;
      return {
        kind,
        discountType,
        discountValue: discountType === 'NONE' ? 0 : wholeOf(values.discountValue),
        ...(discountType === 'NONE' ? {} : periodOf(values)),
      };
    }
    case 'PERIOD':
      return { kind, ...periodOf(values) };
    case 'STATE':
      return { kind, state: values.state };
    case 'CATEGORY':
      return { kind, categoryId: wholeOf(values.categoryId) };
  }
}

export const BLANK_EDIT: BulkEditValues = {
  kind: 'PRICE_PERCENT',
  percent: '',
  won: '',
  discountType: 'RATE_DISCOUNT',
  discountValue: '',
  saleFrom: '',
  saleUntil: '',
  state: 'HIDDEN',
  categoryId: '',
};

/** Form of a bulk change of products; `target` is the number of selected products. */
export const bulkEditFormMachine = createLoadedFormMachine<BulkEditValues, About, number, unknown, BulkEdit>({
  id: 'bulkEditForm',
  description: 'How many products are changed; sent, it is answered with what each would become.',
  load: endpointPort(
    listCategories,
    () => ({}),
    (answer) => ({
      values: BLANK_EDIT,
      about: { categories: answer },
    }),
  ),
  blank: { values: BLANK_EDIT, about: { categories: [] } },
  isClosed: ({ target }) => target === 0,
  rules: ({ values }) => problemsOf(bulkEditForm, changeOf(values)),
  toBody: ({ values }) => changeOf(values),
  tidy: ({ values }) => values,
});
