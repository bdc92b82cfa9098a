import * as THREE from 'three';
import { at } from './curve.ts';
import type { Point } from './ink.ts';
import { ROWS, type Upper } from './upper.ts';

/** A little beyond the border where a point lies on it: fills must not end short of it. */
export const pushed = ([u, v]: Point): Point => [
  u <= 0.002 ? -0.02 : u >= 0.998 ? 1.02 : u,
  v <= 0.004 ? -0.04 : v >= 0.996 ? 1.04 : v,
];

export function rounded(points: readonly Point[], closed = true): Point[] {
  const line = new THREE.SplineCurve(points.map(([x, y]) => new THREE.Vector2(x, y)));
  if (closed) line.points.push(at(line.points, 0).clone());
  return line.getPoints(points.length * 7).map((p): Point => [p.x, p.y]);
}

export function densely(points: readonly Point[]): Point[] {
  return points.flatMap((a, i) => {
    const b = at(points, (i + 1) % points.length);
    return Array.from(
      { length: 10 },
      (_, k): Point => [a[0] + ((b[0] - a[0]) * k) / 10, a[1] + ((b[1] - a[1]) * k) / 10],
    );
  });
}

export function orientation(points: readonly Point[]) {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = at(points, (i + 1) % points.length);
    area += x * ny - nx * y;
  });
  return area > 0 ? 1 : -1;
}

export function inward(points: readonly Point[], sign: number, away: number): Point[] {
  return points.map(([x, y], i): Point => {
    const [ax, ay] = at(points, Math.max(0, i - 1));
    const [bx, by] = at(points, Math.min(points.length - 1, i + 1));
    const long = Math.hypot(bx - ax, by - ay) || 1;
    return [x - ((by - ay) / long) * sign * away, y + ((bx - ax) / long) * sign * away];
  });
}

/** For each way up the outer side: where it leaves the cut's inside. */
export function cut(upper: Upper, inside: (p: THREE.Vector3) => number, fromRim: boolean): Point[] {
  const { half } = upper.shape.last;
  return Array.from({ length: half + 1 }, (_, i): Point => {
    let before = 0;
    for (let step = 0; step <= ROWS; step++) {
      const j = fromRim ? ROWS - step : step;
      const value = inside(at(at(upper.rows, j), i));
      if (value <= 0) {
        const k = step === 0 ? 0 : step - 1 + before / (before - value || 1);
        const v = step === 0 ? -0.03 : k / ROWS;
        return [i / half, fromRim ? 1 - v : v];
      }
      before = value;
    }
    return [i / half, fromRim ? -0.05 : 1.05];
  });
}
