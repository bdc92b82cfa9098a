import * as THREE from 'three';
import { at, mix, smooth } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import { loft } from '../core/loft.ts';
import type { Upper } from '../core/upper.ts';

export type TongueShape = {
  color: string;
  finish?: FinishName;
  /** Where on the throat it ends, by place along the edge. */
  until?: number;
  /** How far it stands out above the throat. */
  rise?: number;
  thick?: number;
  wide?: number;
  /** Leans back (positive) or forward at its end. */
  lean?: number;
  arch?: number;
  /** How far it lies below the edges of the throat. */
  sink?: number;
};

const ALONG = 64;
const ACROSS = 14;

/** A padded tongue under the laces, rounded at its end. */
export function tongue(upper: Upper, shape: TongueShape) {
  const { last } = upper.shape;
  const outer = last.stations.slice(0, last.half);
  const until = shape.until ?? 0.56;
  const throat = outer.flatMap((s, i) => (s.t <= until ? [at(upper.top, i).clone()] : []));
  const middle = throat.map((p) => new THREE.Vector3(p.x, p.y, 0));
  const end = at(middle, middle.length - 1);
  const before = at(middle, Math.max(0, middle.length - 14));
  const way = end.clone().sub(before).normalize();
  const rise = shape.rise ?? 0.9;
  const lean = shape.lean ?? 0.15;
  const tip = end
    .clone()
    .addScaledVector(way, rise * 0.6)
    .add(new THREE.Vector3(lean * 0.3, 0, 0));
  const top = end
    .clone()
    .addScaledVector(way, rise)
    .add(new THREE.Vector3(lean, rise * 0.12, 0));
  const line = new THREE.CatmullRomCurve3(
    [...middle.filter((_, i) => i % 12 === 0), end, tip, top],
    false,
    'centripetal',
  );
  const thick = shape.thick ?? 0.16;
  const rings = Array.from({ length: ALONG + 1 }, (_, j) => {
    const k = j / ALONG;
    const centre = line.getPointAt(k);
    const tangent = line.getTangentAt(k);
    const up = new THREE.Vector3(-tangent.y, tangent.x, 0);
    const close = k > 0.9 ? Math.sqrt(Math.max(0, 1 - ((k - 0.9) / 0.1) ** 2)) : 1;
    const wide = mix(0.42, shape.wide ?? 0.82, smooth(0, 0.9, k)) * mix(0.72, 1, close);
    const fat = thick * smooth(-0.1, 0.4, k) * mix(0.3, 1, close);
    const arch = (shape.arch ?? 0.2) * smooth(-0.2, 0.4, k);
    const sink = shape.sink ?? 0.16;
    return ringOf(centre.addScaledVector(up, -sink), up, wide, fat, arch);
  });
  const last2 = at(rings, rings.length - 1);
  const heart = last2.reduce((sum, p) => sum.add(p), new THREE.Vector3()).divideScalar(last2.length);
  rings.push(
    last2.map((p) => p.clone().lerp(heart, 0.5)),
    last2.map(() => heart.clone()),
  );
  return new THREE.Mesh(
    loft(rings, { flip: true }),
    surface(shape.finish ?? 'lining', shape.color, { both: true }),
  );
}

function ringOf(centre: THREE.Vector3, up: THREE.Vector3, wide: number, fat: number, arch: number) {
  const ring: THREE.Vector3[] = [];
  for (const face of [1, -1])
    for (let i = 0; i < ACROSS; i++) {
      const q = face * (1 - (2 * i) / ACROSS);
      const high = arch * (1 - q * q) - arch * 0.85 + (face * fat * Math.sqrt(Math.max(0, 1 - q ** 4))) / 2;
      ring.push(
        centre
          .clone()
          .addScaledVector(up, high)
          .add(new THREE.Vector3(0, 0, q * wide)),
      );
    }
  return ring;
}
