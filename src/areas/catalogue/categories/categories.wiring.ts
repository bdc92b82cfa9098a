import { categoriesMachine } from '#machines/catalogue/categories.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { catalogueText } from '#src/text/failures.ts';

/**
 * Provides the chart of the category screen with its calls and effects; its failure shows a message of
 * spec 8.1.
 */
export const wireCategories = (app: AppServices) =>
  wire(categoriesMachine, app, { load: catalogueText.categories });
