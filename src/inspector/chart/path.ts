type Point = { x: number; y: number };

const RADIUS = 7;

/** SVG path through points, with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  const [start, ...rest] = points;
  const end = rest.at(-1);
  if (!start || !end) return '';
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = points[index] ?? start;
    const after = points[index + 2] ?? end;
    return `L${text(towards(corner, before))}Q${text(corner)} ${text(towards(corner, after))}`;
  });
  return `M${text(start)}${corners.join('')}L${text(end)}`;
}

/** Point near a corner in the direction of another point, where the rounding begins. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1;
  const part = Math.min(RADIUS, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
}

const text = ({ x, y }: Point): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
