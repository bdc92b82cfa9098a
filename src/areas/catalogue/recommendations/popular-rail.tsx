import { popularText } from '#src/areas/catalogue/recommendations/popular.text.ts';
import { wirePopularProducts } from '#src/areas/catalogue/recommendations/popular-products.wiring.ts';
import { ProductRail } from '#src/areas/catalogue/recommendations/product-rail.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';

/** Rail of popular products below an empty or failed page. */
export function PopularRail() {
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
