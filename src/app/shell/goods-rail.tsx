import { SeenRail } from '#src/areas/catalogue/recent-views/seen-rail.tsx';
import { PopularRail } from '#src/areas/catalogue/recommendations/popular-rail.tsx';
import type { RailProps } from '#src/ui/products/rail-slot.ts';

/** Shoes of the catalogue for screens of every area. */
export default function GoodsRail(props: RailProps) {
  return props.of === 'popular' ? <PopularRail /> : <SeenRail title={props.title} without={props.without} />;
}
