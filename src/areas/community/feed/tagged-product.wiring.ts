import { fromPromise } from 'xstate';
import { type ProductOption, productDetail } from '#domain/catalogue/product.ts';
import { sizeAdvice } from '#domain/catalogue/size-advice.ts';
import {
  type ShoeSizes,
  type TaggedProduct,
  taggedProductMachine,
} from '#machines/community/tagged-product.machine.ts';
import { showAddedToast } from '#src/areas/trade/cart/added-notice.ts';
import { cartAdder } from '#src/areas/trade/cart/cart-adder.wiring.ts';
import { isMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { withScreenMessage } from '#src/http/api-error.ts';
import { catalogueText } from '#src/text/failures.ts';

/** Sizes in the tagged colour; all sizes if that colour is no longer sold. */
function sizesOf(options: readonly ProductOption[], { gender, color }: TaggedProduct): ProductOption[] {
  const worn = options.filter((one) => one.color === color && one.gender === gender);
  return (worn.length > 0 ? worn : [...options]).toSorted((a, b) => Number(a.size) - Number(b.size));
}

type Sheet = { picture: string | null; leave(): void };

/**
 * Provides the chart of the sheet of a shoe tagged in a feed with its calls and effects: its sizes,
 * the advised one, adding one to the cart.
 */
export const wireTaggedProduct = (app: AppServices, { picture, leave }: Sheet) => {
  const add = cartAdder(app);
  return taggedProductMachine.provide({
    actors: {
      load: fromPromise<ShoeSizes, TaggedProduct>(async ({ input, signal }) => {
        const params = { id: input.productId };
        const asked = withScreenMessage(
          app.call(productDetail, { params }, { signal }),
          catalogueText.product,
        );
        // If the advice fails, the sizes are shown without it.
        const advice = isMember(app)
          ? app.call(sizeAdvice, { params }, { signal }).catch(() => null)
          : Promise.resolve(null);
        const [{ options }, mine] = await Promise.all([asked, advice]);
        const sizes = sizesOf(options, input).map(({ optionId, size, stock }) => ({ optionId, size, stock }));
        return { sizes, advised: mine?.size ?? null };
      }),
      add: fromPromise<void, { optionId: number }>(({ input: { optionId } }) =>
        add([{ optionId, quantity: 1 }]),
      ),
    },
    actions: {
      notify: (_, { reason }) => app.toast(reason, 'error'),
      close: () => {
        showAddedToast(app, picture);
        leave();
      },
    },
  });
};
