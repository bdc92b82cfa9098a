import { filterText as text } from '#src/areas/catalogue/filters/product-filters.text.ts';
import { wireRelaxedProducts } from '#src/areas/catalogue/product-list/relaxed.wiring.ts';
import { ProductRail } from '#src/areas/catalogue/recommendations/product-rail.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import type { Relaxed } from './relaxed.ts';

/** Products that are found without one of the filters. */
export function RelaxedProducts({ relaxed }: { relaxed: Relaxed }) {
  const { snapshot } = useFlow(wireRelaxedProducts, relaxed.filter);
  return (
    <div data-flow="relaxedProducts" data-state={statePath(snapshot.value)}>
      <ProductRail
        title={text.relaxed(relaxed.label)}
        more={{ href: paths.products(relaxed.filter), text: text.all }}
        products={snapshot.context.data ?? []}
      />
    </div>
  );
}
