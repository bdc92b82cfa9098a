import * as THREE from 'three';
import { clamp } from './curve.ts';

type PointAt = (i: number, j: number) => THREE.Vector3;

/** The nearest point of the outer side as seen from the side: first among all crossings, then between them. */
export function nearest(
  point: PointAt,
  half: number,
  rows: number,
  x: number,
  y: number,
): readonly [number, number] {
  let best = Number.POSITIVE_INFINITY;
  let [bi, bj] = [0, 0];
  const away = (p: THREE.Vector3) => (p.x - x) ** 2 + (p.y - y) ** 2;
  for (let i = 0; i <= half; i++)
    for (let j = 0; j <= rows; j++) {
      const d = away(point(i, j));
      if (d < best) [best, bi, bj] = [d, i, j];
    }
  let [fi, fj] = [bi, bj];
  const between = new THREE.Vector3();
  for (let di = -8; di <= 8; di++)
    for (let dj = -8; dj <= 8; dj++) {
      const i = clamp(bi + di / 8, 0, half);
      const j = clamp(bj + dj / 8, 0, rows);
      const d = away(bilinear(point, half, rows, i, j, between));
      if (d < best) [best, fi, fj] = [d, i, j];
    }
  return [fi / half, fj / rows];
}

function bilinear(point: PointAt, lastColumn: number, rows: number, i: number, j: number, to: THREE.Vector3) {
  const i0 = Math.min(Math.floor(i), lastColumn - 1);
  const j0 = Math.min(Math.floor(j), rows - 1);
  const [a, b] = [i - i0, j - j0];
  return to
    .set(0, 0, 0)
    .addScaledVector(point(i0, j0), (1 - a) * (1 - b))
    .addScaledVector(point(i0 + 1, j0), a * (1 - b))
    .addScaledVector(point(i0, j0 + 1), (1 - a) * b)
    .addScaledVector(point(i0 + 1, j0 + 1), a * b);
}

export function spotOf(
  point: PointAt,
  half: number,
  rows: number,
  count: number,
  u: number,
  v: number,
  sign: 1 | -1,
) {
  const onSide: PointAt = (i, j) => point(sign > 0 ? i : (count - i) % count, j);
  const read = (uu: number, vv: number) =>
    bilinear(onSide, half, rows, clamp(uu) * half, clamp(vv) * rows, new THREE.Vector3());
  const along = read(u + 0.008, v).sub(read(u - 0.008, v));
  const upward = read(u, v + 0.02).sub(read(u, v - 0.02));
  const out = along.cross(upward).multiplyScalar(sign).normalize();
  return { point: read(u, v), out };
}
