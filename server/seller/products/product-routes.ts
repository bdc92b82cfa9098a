import { MOST_IMPORT_MEGABYTES, STORY } from '#domain/policies/selling.ts';
import { bulkEditProducts } from '#domain/seller/products/bulk-edit.ts';
import { applyImport, exportProducts, reviewImport } from '#domain/seller/products/import-endpoints.ts';
import {
  addOption,
  changeOption,
  listOptions,
  removeOption,
} from '#domain/seller/products/option-endpoints.ts';
import {
  changeProduct as changeCall,
  changeProductState,
  copyProduct,
  createProduct as createCall,
  deleteProduct,
  listSellerProducts,
  readSellerProduct,
} from '#domain/seller/products/product-endpoints.ts';
import { newProductForm, PRODUCT_LIMITS, productChange } from '#domain/seller/products/product-form.ts';
import { readForm } from '../../files/multipart-form.ts';
import { readUpload } from '../../files/read-upload.ts';
import type { Feature } from '../../kit/feature.ts';
import { withForm } from '../../kit/idempotency/idempotency-key.ts';
import { changeMany } from './product-bulk-service.ts';
import {
  addOwnOption,
  changeOwnOption,
  copyOwn,
  deleteOwn,
  moveState,
  removeOwnOption,
} from './product-desk-service.ts';
import { writeProducts } from './product-file.ts';
import { applyNext, reviewFile } from './product-import-service.ts';
import { listOwn, readOwn, readOwnOptions } from './product-read-service.ts';
import { changeProduct, createProduct } from './product-write-service.ts';

const SHAPE = {
  dataPart: 'product',
  fileField: 'mainImages',
  otherFields: ['detailImages', 'storyImages'],
  maxPictures: PRODUCT_LIMITS.pictures * 2 + STORY.pictures,
  megabytes: PRODUCT_LIMITS.megabytes,
  // Enough for the largest number of options.
  words: 512 * 1024,
  readsPastPictures: true,
};

/** Registers the endpoints of a seller's products (contract 15). */
export const sellerProductRoutes: Feature = (route, context) => {
  route(listSellerProducts, ({ user, query }) => listOwn(context, user.id, query));
  route(bulkEditProducts, ({ user, body, attempt }) => changeMany(context, user.id, body, attempt));
  route(exportProducts, ({ user, body }) => writeProducts(context, user.id, body));
  route(reviewImport, async ({ user, request }) =>
    reviewFile(context, user.id, await readUpload(request, MOST_IMPORT_MEGABYTES)),
  );
  route(applyImport, ({ user, body }) => applyNext(context, user.id, body.ticket));
  route(readSellerProduct, ({ user, params }) => readOwn(context, user.id, params.id));
  route(createCall, async ({ user, request, attempt }) => {
    const form = await readForm(context, request, newProductForm, SHAPE);
    return createProduct(context, user.id, form, withForm(attempt, form));
  });
  route(changeCall, async ({ user, params, request, attempt }) => {
    const form = await readForm(context, request, productChange, SHAPE);
    return changeProduct(context, user.id, { id: params.id, ...form }, withForm(attempt, form));
  });
  route(copyProduct, ({ user, params, attempt }) => copyOwn(context, user.id, params.id, attempt));
  route(changeProductState, ({ user, params, body }) => moveState(context, user.id, params.id, body));
  route(deleteProduct, ({ user, params }) => deleteOwn(context, user.id, params.id));
  route(listOptions, ({ user, params }) => readOwnOptions(context, user.id, params.id));
  route(addOption, ({ user, params, body, attempt }) =>
    addOwnOption(context, user.id, { id: params.id, option: body }, attempt),
  );
  route(changeOption, ({ user, params, body, attempt }) =>
    changeOwnOption(context, user.id, { optionId: params.optionId, change: body }, attempt),
  );
  route(removeOption, ({ user, params }) => removeOwnOption(context, user.id, params.optionId));
};
