import { SeenRail } from '#src/areas/catalogue/recent-views/recent-views-rail.tsx';
import { PopularRail } from '#src/areas/catalogue/recommendations/popular-rail.tsx';
import type { RailProps } from '#src/ui/products/rail-slot.ts';

/** Product rail of the catalogue, provided to the other areas through `RailSlot`. */
export default function GoodsRail(props: RailProps) {
  return props.of === 'popular' ? <PopularRail /> : <SeenRail title={props.title} without={props.without} />;
}
