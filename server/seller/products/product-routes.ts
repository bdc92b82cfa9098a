import { MOST_IMPORT_MEGABYTES } from '#domain/policies/selling.ts';
import { bulkChangeGoods } from '#domain/seller/products/bulk-edit.ts';
import {
  changeGoods as changeCall,
  copyGoods,
  createGoods as createCall,
  deleteGoods,
  listGoods,
  moveGoods,
  readGoods,
} from '#domain/seller/products/product-endpoints.ts';
import { GOODS_LIMITS, goodsChange, newGoods } from '#domain/seller/products/product-form.ts';
import { applyImport, exportGoods, reviewImport } from '#domain/seller/products/import-endpoints.ts';
import { addOption, changeOption, listOptions, removeOption } from '#domain/seller/products/option-endpoints.ts';
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
import { writeGoods } from './product-file.ts';
import { applyNext, reviewFile } from './product-import-service.ts';
import { listOwn, readOwn, readOwnOptions } from './product-read-service.ts';
import { changeGoods, createGoods } from './product-write-service.ts';

const SHAPE = {
  dataPart: 'product',
  fileField: 'mainImages',
  otherFields: ['detailImages'],
  maxPictures: GOODS_LIMITS.pictures * 2,
  megabytes: GOODS_LIMITS.megabytes,
  // Enough for the largest number of options.
  words: 512 * 1024,
  readsPastPictures: true,
};

/** Registers the endpoints of a seller's products (contract 15). */
export const goodsRoutes: Feature = (route, context) => {
  route(listGoods, ({ user, query }) => listOwn(context, user.id, query));
  route(bulkChangeGoods, ({ user, body, attempt }) => changeMany(context, user.id, body, attempt));
  route(exportGoods, ({ user, body }) => writeGoods(context, user.id, body));
  route(reviewImport, async ({ user, request }) =>
    reviewFile(context, user.id, await readUpload(request, MOST_IMPORT_MEGABYTES)),
  );
  route(applyImport, ({ user, body }) => applyNext(context, user.id, body.ticket));
  route(readGoods, ({ user, params }) => readOwn(context, user.id, params.id));
  route(createCall, async ({ user, request, attempt }) => {
    const form = await readForm(context, request, newGoods, SHAPE);
    return createGoods(context, user.id, form, withForm(attempt, form));
  });
  route(changeCall, async ({ user, params, request, attempt }) => {
    const form = await readForm(context, request, goodsChange, SHAPE);
    return changeGoods(context, user.id, { id: params.id, ...form }, withForm(attempt, form));
  });
  route(copyGoods, ({ user, params, attempt }) => copyOwn(context, user.id, params.id, attempt));
  route(moveGoods, ({ user, params, body }) => moveState(context, user.id, params.id, body));
  route(deleteGoods, ({ user, params }) => deleteOwn(context, user.id, params.id));
  route(listOptions, ({ user, params }) => readOwnOptions(context, user.id, params.id));
  route(addOption, ({ user, params, body, attempt }) =>
    addOwnOption(context, user.id, { id: params.id, option: body }, attempt),
  );
  route(changeOption, ({ user, params, body, attempt }) =>
    changeOwnOption(context, user.id, { optionId: params.optionId, change: body }, attempt),
  );
  route(removeOption, ({ user, params }) => removeOwnOption(context, user.id, params.optionId));
};
