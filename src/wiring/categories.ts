import { fromPromise } from 'xstate';
import { type CategoryOverview, categoryOverview } from '#domain/category-overview.ts';
import { categoriesMachine } from '#machines/categories/categories.machine.ts';
import type { AppServices } from './services.ts';

export const wireCategories = ({ call }: AppServices) =>
  categoriesMachine.provide({
    actors: {
      load: fromPromise<CategoryOverview[], { input: undefined }>(({ signal }) =>
        call(categoryOverview, {}, { signal }),
      ),
    },
  });
