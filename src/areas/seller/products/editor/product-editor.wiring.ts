import { fromPromise } from 'xstate';
import { listBrands } from '#domain/catalogue/brand.ts';
import { listCategories } from '#domain/catalogue/category.ts';
import { COLORS } from '#domain/catalogue/colors.ts';
import { PRODUCT_GENDERS, SHOE_SIZES } from '#domain/catalogue/product-list/product-values.ts';
import { listOptions } from '#domain/seller/products/option-endpoints.ts';
import {
  changeProduct,
  createProduct,
  readSellerProduct,
} from '#domain/seller/products/product-endpoints.ts';
import type { Cells } from '#machines/seller/products/option-grid.model.ts';
import { productEditorMachine } from '#machines/seller/products/product-editor.machine.ts';
import {
  BLANK_PRODUCT,
  type EditorPicture,
  filesOf,
  type ProductEditorOpening,
  type ProductEditorValues,
  type ProductSave,
  valuesOf,
  wordsOf,
} from '#machines/seller/products/product-editor.model.ts';
import {
  type EditorBlock,
  isEditorBlock,
  storyFiles,
} from '#machines/seller/products/product-story.model.ts';
import { stockEditMachine } from '#machines/seller/products/stock-edit.machine.ts';
import type { Stocks } from '#machines/seller/products/stock-edit.model.ts';
import { draftFiles, isPicture } from '#src/flow/draft-files.ts';
import { dropStored, storeDraft, takeDraft } from '#src/flow/drafts.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { productEditPath } from '../../layout/paths.ts';
import { productEditorText as text } from './product-editor.text.ts';

type Named = { id: number | null };
const draftName = (id: number | null): string => (id === null ? 'goods' : `goods-${id}`);

const isColor = (code: string): boolean => COLORS.some((color) => color.code === code);
const isCells = (cells: object): cells is Cells =>
  Object.entries(cells).every(([key, stock]) => {
    const [gender, color = '', size = ''] = key.split('/');
    const isOption = PRODUCT_GENDERS.some((one) => one === gender) && isColor(color);
    return isOption && SHOE_SIZES.includes(size) && Number.isInteger(stock);
  });
const areTexts = (values: object): boolean =>
  Object.values(values).every((value) => typeof value === 'string');

type Files = ReturnType<typeof chosenFiles>;
/** The story is kept with the pictures, because its blocks hold some; every change of it is new. */
const chosenFiles = (app: AppServices) =>
  draftFiles<'mainImages' | 'detailImages' | 'story', EditorPicture | EditorBlock>(
    app,
    (one): one is EditorPicture | EditorBlock => isEditorPicture(one) || isEditorBlock(one),
    (one) => 'kind' in one || one.image instanceof File,
  );
const isEditorPicture = (one: unknown): one is EditorPicture =>
  typeof one === 'object' && one !== null && 'image' in one && isPicture(one.image);

/** Draft of this version from before a reload; a draft of another version would undo later changes. */
async function draftOf(
  { app, files }: { app: AppServices; files: Files },
  id: number | null,
  version: number,
): Promise<Partial<ProductEditorValues>> {
  const { mainImages: _, detailImages: __, story: ___, ...words } = BLANK_PRODUCT;
  const draft = takeDraft(app, draftName(id), { ...words, version: 0 });
  const { version: of, colors, cells, lows, codes, facts, innerLengths, discountType, ...texts } = draft;
  if (of !== version) return {};
  return {
    ...texts,
    ...picturesOf(await files.take(draftName(id))),
    ...(discountType && text.discounts[discountType] ? { discountType } : {}),
    ...(facts && areTexts(facts) ? { facts: { ...BLANK_PRODUCT.facts, ...facts } } : {}),
    ...(innerLengths && areTexts(innerLengths) ? { innerLengths } : {}),
    ...(Array.isArray(colors) ? { colors: colors.filter(isColor) } : {}),
    ...(cells && isCells(cells) ? { cells } : {}),
    ...(lows && isCells(lows) ? { lows } : {}),
    ...(codes && areTexts(codes) ? { codes } : {}),
  };
}

/** Pictures and story of a draft; a list with anything else is left out. */
function picturesOf(taken: Awaited<ReturnType<Files['take']>>): Partial<ProductEditorValues> {
  const { mainImages, detailImages, story } = taken;
  return {
    ...(mainImages?.every(isEditorPicture) ? { mainImages } : {}),
    ...(detailImages?.every(isEditorPicture) ? { detailImages } : {}),
    ...(story?.every(isEditorBlock) ? { story } : {}),
  };
}

async function open(
  kept: { app: AppServices; files: Files },
  id: number | null,
  signal: AbortSignal,
): Promise<ProductEditorOpening> {
  const { app } = kept;
  const [categories, brands] = await Promise.all([
    app.call(listCategories, {}, { signal }),
    app.call(listBrands, {}, { signal }),
  ]);
  if (id === null)
    return {
      values: { ...BLANK_PRODUCT, ...(await draftOf(kept, null, 0)) },
      about: { goods: null, categories, brands },
    };
  const goods = await app.call(readSellerProduct, { params: { id } }, { signal });
  const draft = await draftOf(kept, id, goods.version);
  return { values: { ...valuesOf(goods), ...draft }, about: { goods, categories, brands } };
}

/** Request body as FormData: the fields as JSON, and the new files. */
function formOf(save: ProductSave): FormData {
  const parts = new FormData();
  parts.append('product', new Blob([JSON.stringify(wordsOf(save))], { type: 'application/json' }));
  for (const file of filesOf(save.values.mainImages)) parts.append('mainImages', file);
  for (const file of filesOf(save.values.detailImages)) parts.append('detailImages', file);
  for (const file of storyFiles(save.values.story)) parts.append('storyImages', file);
  return parts;
}

async function save({ call }: AppServices, input: ProductSave): Promise<{ id: number }> {
  const { goods } = input.about;
  const form = formOf(input);
  if (!goods) return { id: (await call(createProduct, { form })).productId };
  await call(changeProduct, { params: { id: goods.productId }, form });
  return { id: goods.productId };
}

/**
 * Provides the chart of the product editor with its calls and effects; unsaved values are kept in the
 * tab until the server has them.
 */
export function wireProductEditor(app: AppServices, focusProblem: () => void) {
  const files = chosenFiles(app);
  return wire(productEditorMachine, app).provide({
    actors: {
      load: fromPromise<ProductEditorOpening, Named>(({ input: { id }, signal }) =>
        open({ app, files }, id, signal),
      ),
      save: fromPromise<{ id: number }, ProductSave>(({ input }) => save(app, input)),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { id, about, values } }) => {
        const { mainImages, detailImages, story, ...words } = values;
        storeDraft(app, draftName(id), { ...words, version: about.goods?.version ?? 0 });
        files.store(draftName(id), { mainImages, detailImages, story });
      },
      dropStored: ({ context: { about } }) => {
        const name = draftName(about.goods?.productId ?? null);
        dropStored(app, name);
        files.drop(name);
      },
      announceSaved: () => app.toast(text.saved),
      announcePublished: () => app.toast(text.published),
      openStored: (_, { id }) => app.navigate(productEditPath(id ?? 0), { replace: true }),
      goTo: (_, { path }) => app.navigate(path),
    },
  });
}

/** Provides the chart of the change of the stock of a product's options with its calls and effects. */
export const wireStockEdit = ({ call }: AppServices, productId: number) =>
  wire(stockEditMachine, { call }).provide({
    actors: {
      look: fromPromise<Stocks>(async ({ signal }) => {
        const options = await call(listOptions, { params: { id: productId } }, { signal });
        return Object.fromEntries(options.map(({ optionId, stock }) => [optionId, stock]));
      }),
    },
  });
