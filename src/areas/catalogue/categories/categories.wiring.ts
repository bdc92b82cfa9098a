import { fromPromise } from 'xstate';
import { type CategoryOverview, categoryOverview } from '#domain/catalogue/category-overview.ts';
import { categoriesMachine } from '#machines/catalogue/categories.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { catalogueText } from '#src/text/failures.ts';

export const wireCategories = ({ call }: AppServices) =>
  categoriesMachine.provide({
    actors: {
      load: fromPromise<CategoryOverview[], { input: undefined }>(({ signal }) =>
        told(call(categoryOverview, {}, { signal }), catalogueText.categories),
      ),
    },
  });
