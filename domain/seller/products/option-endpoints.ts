import * as v from 'valibot';
import { PRODUCT_GENDERS } from '../../catalogue/product-list/product-values.ts';
import { endpoint } from '../../kit/endpoint.ts';
import { idParams, idSchema } from '../../kit/forms/fields.ts';
import { optionForm } from './product-form.ts';

const forSellers = { access: 'seller', wrapping: 'envelope' } as const;

/** Option in the view of its store. */
export const productOption = v.object({
  optionId: v.number(),
  gender: v.picklist(PRODUCT_GENDERS),
  size: v.string(),
  color: v.string(),
  stock: v.number(),
  sku: v.nullable(v.string()),
  lowStock: v.number(),
  /** Units sold in the last thirty days and not returned. */
  sold30: v.number(),
});

/** Endpoint of sellers: lists the options of an own product. */
export const listOptions = endpoint({
  ...forSellers,
  method: 'GET',
  path: '/api/seller/products/{id}/options',
  summary: "Lists the options of a product of the caller's store.",
  params: idParams,
  response: v.array(productOption),
});

/** Endpoint of sellers: adds an option to an own product. */
export const addOption = endpoint({
  ...forSellers,
  method: 'POST',
  path: '/api/seller/products/{id}/options',
  keyed: true,
  summary: "Adds an option to a product of the caller's store.",
  params: idParams,
  body: optionForm,
  response: v.object({ optionId: v.number() }),
});

const optionParams = v.object({ optionId: idSchema });

/**
 * Endpoint of sellers: changes an option; with `seenStock` only the difference of the stock is
 * applied.
 */
export const changeOption = endpoint({
  ...forSellers,
  method: 'PUT',
  path: '/api/seller/products/options/{optionId}',
  keyed: true,
  summary: 'Changes an option; with seenStock only the difference of its stock is applied.',
  params: optionParams,
  body: v.object({ ...v.partial(optionForm).entries, stock: optionForm.entries.stock }),
  response: v.null(),
});

/** Endpoint of sellers: deletes an option that was never ordered. */
export const removeOption = endpoint({
  ...forSellers,
  method: 'DELETE',
  path: '/api/seller/products/options/{optionId}',
  summary: 'Deletes an option that was never ordered.',
  params: optionParams,
  response: v.null(),
});
