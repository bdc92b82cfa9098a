import * as THREE from 'three';
import { at, type Curve, pairs, type Table } from './curve.ts';

/** Every shoe is ten units long: x from toe to heel, y up, the outer side of the foot towards +z. */
export const LENGTH = 10;

/** One point of the edge of the sole, seen from above. */
export type Station = {
  /** 0 at the toe, 1 at the heel, by length. */
  t: number;
  /** The same by the way along the edge: what the drawing of an upper counts in. */
  u: number;
  side: 1 | -1 | 0;
  x: number;
  z: number;
  /** Away from the shoe. */
  nx: number;
  nz: number;
};

export type Last = { stations: readonly Station[]; half: number; perimeter: number };

const ROUND: { outer: Table; inner: Table } = {
  outer:
    '0 0 | 0.012 0.5 | 0.04 0.95 | 0.1 1.38 | 0.2 1.72 | 0.3 1.84 | 0.42 1.74 | 0.55 1.52 | 0.68 1.38 | 0.8 1.36 | 0.9 1.22 | 0.96 0.9 | 0.99 0.45 | 1 0',
  inner:
    '0 0 | 0.012 0.5 | 0.04 0.9 | 0.1 1.25 | 0.2 1.55 | 0.3 1.64 | 0.42 1.42 | 0.55 1.2 | 0.68 1.2 | 0.8 1.3 | 0.9 1.2 | 0.96 0.9 | 0.99 0.45 | 1 0',
};
const ALMOND: typeof ROUND = {
  outer:
    '0 0 | 0.012 0.34 | 0.04 0.66 | 0.1 1.06 | 0.2 1.48 | 0.3 1.66 | 0.42 1.56 | 0.55 1.3 | 0.68 1.16 | 0.8 1.2 | 0.9 1.1 | 0.96 0.82 | 0.99 0.42 | 1 0',
  inner:
    '0 0 | 0.012 0.34 | 0.04 0.62 | 0.1 0.96 | 0.2 1.3 | 0.3 1.42 | 0.42 1.2 | 0.55 0.94 | 0.68 0.98 | 0.8 1.14 | 0.9 1.08 | 0.96 0.82 | 0.99 0.42 | 1 0',
};
const POINTED: typeof ROUND = {
  outer:
    '0 0 | 0.012 0.2 | 0.04 0.42 | 0.1 0.8 | 0.2 1.32 | 0.3 1.56 | 0.42 1.5 | 0.55 1.22 | 0.68 1.08 | 0.8 1.12 | 0.9 1.04 | 0.96 0.8 | 0.99 0.4 | 1 0',
  inner:
    '0 0 | 0.012 0.2 | 0.04 0.4 | 0.1 0.72 | 0.2 1.14 | 0.3 1.32 | 0.42 1.08 | 0.55 0.8 | 0.68 0.84 | 0.8 1.06 | 0.9 1.02 | 0.96 0.8 | 0.99 0.4 | 1 0',
};
const TOES = { round: ROUND, almond: ALMOND, pointed: POINTED };

const HALF = 150;

function halfEdge(table: Table, sign: 1 | -1, width: number) {
  const points = pairs(table).map(([x, z]) => new THREE.Vector3(x * LENGTH, 0, sign * z * width));
  const line = new THREE.CatmullRomCurve3(points, false, 'centripetal');
  line.arcLengthDivisions = 800;
  return line.getSpacedPoints(HALF);
}

/** The edge of the sole from above, starting at the toe, round the outer side first. */
export function makeLast(shape: { toe?: keyof typeof TOES; width?: number } = {}): Last {
  const toe = TOES[shape.toe ?? 'round'];
  const outer = halfEdge(toe.outer, 1, shape.width ?? 1);
  const inner = halfEdge(toe.inner, -1, shape.width ?? 1).reverse();
  const edge = [...outer, ...inner.slice(1, -1)];
  const count = edge.length;
  const stations = edge.map((p, i): Station => {
    const tangent = at(edge, (i + 1) % count)
      .clone()
      .sub(at(edge, (i + count - 1) % count))
      .normalize();
    const u = i <= HALF ? i / HALF : (count - i) / HALF;
    const side = i === 0 || i === HALF ? 0 : i < HALF ? 1 : -1;
    return {
      t: Math.min(1, Math.max(0, p.x / LENGTH)),
      u,
      side,
      x: p.x,
      z: p.z,
      nx: -tangent.z,
      nz: tangent.x,
    };
  });
  const reach = at(stations, HALF);
  const facing = reach.nx > 0 ? 1 : -1;
  for (const s of stations) {
    s.nx *= facing;
    s.nz *= facing;
  }
  return { stations, half: HALF, perimeter: HALF * at(edge, 10).distanceTo(at(edge, 11)) };
}

/** How far the toe (and a little the heel) rises off the ground. */
export const spring =
  (toe = 0.42, heel = 0.1, from = 0.3): Curve =>
  (t) =>
    toe * Math.max(0, 1 - t / from) ** 2 + heel * Math.max(0, (t - 0.88) / 0.12) ** 2;
