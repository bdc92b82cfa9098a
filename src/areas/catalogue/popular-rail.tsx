import { fromPromise } from 'xstate';
import { listProducts, type ProductListItem } from '#domain/catalogue/product.ts';
import { popularProductsMachine } from '#machines/catalogue/popular-products.machine.ts';
import { popularText } from '#src/areas/catalogue/popular.text.ts';
import { ProductRail } from '#src/areas/catalogue/product-rail.tsx';
import type { AppServices } from '#src/flow/services.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
import { statePath } from '#src/ui/flow-frame.tsx';

const SHOWN = '10';

export const wirePopularProducts = ({ call }: AppServices) =>
  popularProductsMachine.provide({
    actors: {
      load: fromPromise<ProductListItem[], { input: undefined }>(async ({ signal }) => {
        const { content } = await call(listProducts, { query: { sort: 'popular', size: SHOWN } }, { signal });
        return content;
      }),
    },
  });

/** Shoes to go on with, below what could not be shown. */
export default function PopularRail() {
  const { snapshot } = useFlow(wirePopularProducts);
  return (
    <div data-flow="popularProducts" data-state={statePath(snapshot.value)}>
      <ProductRail
        title={popularText.title}
        more={{ href: paths.products({ sort: 'popular' }), text: popularText.more }}
        products={snapshot.context.data ?? []}
      />
    </div>
  );
}
