import { RecentViewsRail } from '#src/areas/catalogue/recent-views/recent-views-rail.tsx';
import { PopularRail } from '#src/areas/catalogue/recommendations/popular-rail.tsx';
import type { RailProps } from '#src/ui/products/rail-slot.ts';

/** Product rail of the catalogue, provided to the other areas through `RailSlot`. */
export default function ProvidedProductRail(props: RailProps) {
  return props.of === 'popular' ? (
    <PopularRail />
  ) : (
    <RecentViewsRail title={props.title} without={props.without} />
  );
}
