import { fromPromise } from 'xstate';
import { type ProductOption, productDetail } from '#domain/catalogue/product.ts';
import { optionChangeMachine } from '#machines/trade/option-change.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { told } from '#src/http/api-error.ts';
import { catalogueText } from '#src/text/failures.ts';

/** Reads the options of the product again; `changeLine` puts the chosen one in the place of the old. */
export const wireOptionChange = ({ call }: AppServices, changeLine: (optionId: number) => void) =>
  optionChangeMachine.provide({
    actors: {
      load: fromPromise<readonly ProductOption[], { productId: number }>(async ({ input, signal }) => {
        const asked = call(productDetail, { params: { id: input.productId } }, { signal });
        return (await told(asked, catalogueText.product)).options;
      }),
    },
    actions: { changeLine: (_, { optionId }) => changeLine(optionId) },
  });
