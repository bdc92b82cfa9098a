import { type View, zoomed } from './view.ts';

type Point = { x: number; y: number };

const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distanceOf = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** View after two fingers moved: zoomed by their distance around their middle, and moved with it. */
export function pinched(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const [from, to] = [middleOf(...before), middleOf(...after)];
  const factor = distanceOf(...after) / Math.max(1, distanceOf(...before));
  const larger = zoomed(view, factor, from);
  return { scale: larger.scale, x: larger.x + to.x - from.x, y: larger.y + to.y - from.y };
}
