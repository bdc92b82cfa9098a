import * as THREE from 'three';
import { clamp } from './curve.ts';

type PointAt = (i: number, j: number) => THREE.Vector3;

/** The nearest point of the outer side as seen from the side: first among all crossings, then between them. */
export function finder(point: PointAt, half: number, rows: number) {
  const seen = new Float64Array((half + 1) * (rows + 1) * 2);
  for (let i = 0; i <= half; i++)
    for (let j = 0; j <= rows; j++) {
      const p = point(i, j);
      seen.set([p.x, p.y], (i * (rows + 1) + j) * 2);
    }
  const between = new THREE.Vector3();
  return (x: number, y: number): readonly [number, number] => {
    let best = Number.POSITIVE_INFINITY;
    let found = 0;
    for (let k = 0; k < seen.length; k += 2) {
      const d = ((seen[k] ?? 0) - x) ** 2 + ((seen[k + 1] ?? 0) - y) ** 2;
      if (d < best) [best, found] = [d, k / 2];
    }
    const [bi, bj] = [Math.floor(found / (rows + 1)), found % (rows + 1)];
    let [fi, fj] = [bi, bj];
    for (let di = -8; di <= 8; di++)
      for (let dj = -8; dj <= 8; dj++) {
        const i = clamp(bi + di / 8, 0, half);
        const j = clamp(bj + dj / 8, 0, rows);
        const p = bilinear(point, half, rows, i, j, between);
        const d = (p.x - x) ** 2 + (p.y - y) ** 2;
        if (d < best) [best, fi, fj] = [d, i, j];
      }
    return [fi / half, fj / rows];
  };
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
