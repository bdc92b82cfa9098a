import { filterText as text } from '#src/areas/catalogue/product-filters.text.ts';
import { ProductRail } from '#src/areas/catalogue/product-rail.tsx';
import { wireRelaxedProducts } from '#src/areas/catalogue/relaxed.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/paths.ts';
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
