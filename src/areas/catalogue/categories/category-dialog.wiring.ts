import { fromPromise } from 'xstate';
import { type Category, fallsBackToDefaults, listCategories } from '#domain/catalogue/category.ts';
import { DEFAULT_CATEGORIES } from '#domain/catalogue/default-categories.ts';
import { CATEGORY_DIALOG_SIZE } from '#domain/catalogue/product-list/product-filter.ts';
import { categoryDialogMachine } from '#machines/catalogue/category-dialog.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { ApiError, sentenceFor } from '#src/http/api-error.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { catalogueText } from '#src/text/failures.ts';

/**
 * Provides the chart of the category dialog with its calls and effects: without an answer or after a
 * server error it uses the default list silently; a refusal is shown (spec 8.2).
 */
export const wireCategoryDialog = ({ call, navigate }: AppServices) =>
  categoryDialogMachine.provide({
    actors: {
      loadCategories: fromPromise<readonly Category[]>(async ({ signal }) => {
        try {
          return await call(listCategories, {}, { signal });
        } catch (error) {
          if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
          if (fallsBackToDefaults(error)) return DEFAULT_CATEGORIES;
          throw new Error(sentenceFor(error, catalogueText.categoryList), { cause: error });
        }
      }),
    },
    actions: {
      showProducts: (_, { categoryId, price }) =>
        navigate(
          paths.products({
            categoryIds: categoryId === null ? [] : [categoryId],
            minPrice: price.min,
            maxPrice: price.max,
            size: CATEGORY_DIALOG_SIZE,
          }),
        ),
    },
  });
