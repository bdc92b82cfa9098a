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

/** What a last gives an upper at its toe: a share of the wall's rise and how far the second handle moves back. */
export type ToeBox = { rise: number; lean: number; bulge: number };

export type Last = { stations: readonly Station[]; half: number; perimeter: number; box: ToeBox };

/** The two edges from above, and how far the middle of the toe lies towards the inner side of the foot. */
type Outline = { outer: Table; inner: Table; inward: number; box: ToeBox };

/** Sneakers and most boots: the big toe has room, the outer edge turns in behind it. */
const ROUND: Outline = {
  outer:
    '0 0 | 0.012 0.52 | 0.04 0.98 | 0.1 1.46 | 0.2 1.82 | 0.3 1.9 | 0.42 1.76 | 0.55 1.52 | 0.68 1.36 | 0.8 1.34 | 0.9 1.2 | 0.96 0.9 | 0.99 0.45 | 1 0',
  inner:
    '0 0 | 0.012 0.5 | 0.04 0.9 | 0.1 1.24 | 0.2 1.5 | 0.3 1.58 | 0.42 1.34 | 0.55 1.1 | 0.68 1.14 | 0.8 1.28 | 0.9 1.18 | 0.96 0.9 | 0.99 0.45 | 1 0',
  inward: 0.34,
  box: { rise: 1.06, lean: 0, bulge: 0.02 },
};
/** Racers and dress shoes: an oval that narrows slowly. */
const ALMOND: Outline = {
  outer:
    '0 0 | 0.012 0.4 | 0.04 0.74 | 0.1 1.14 | 0.2 1.54 | 0.3 1.7 | 0.42 1.58 | 0.55 1.3 | 0.68 1.16 | 0.8 1.2 | 0.9 1.1 | 0.96 0.82 | 0.99 0.42 | 1 0',
  inner:
    '0 0 | 0.012 0.4 | 0.04 0.72 | 0.1 1.02 | 0.2 1.3 | 0.3 1.4 | 0.42 1.16 | 0.55 0.92 | 0.68 0.98 | 0.8 1.14 | 0.9 1.08 | 0.96 0.82 | 0.99 0.42 | 1 0',
  inward: 0.26,
  box: { rise: 0.86, lean: 0.15, bulge: 0 },
};
/** Pumps and climbing shoes: a flat tip. */
const POINTED: Outline = {
  outer:
    '0 0 | 0.012 0.2 | 0.04 0.42 | 0.1 0.82 | 0.2 1.36 | 0.3 1.6 | 0.42 1.5 | 0.55 1.22 | 0.68 1.08 | 0.8 1.12 | 0.9 1.04 | 0.96 0.8 | 0.99 0.4 | 1 0',
  inner:
    '0 0 | 0.012 0.2 | 0.04 0.4 | 0.1 0.72 | 0.2 1.12 | 0.3 1.28 | 0.42 1.06 | 0.55 0.8 | 0.68 0.84 | 0.8 1.06 | 0.9 1.02 | 0.96 0.8 | 0.99 0.4 | 1 0',
  inward: 0.3,
  box: { rise: 0.62, lean: 0.45, bulge: -0.02 },
};
/** Loafers, skate and training shoes: an end that is nearly straight, over a tall box. */
const SQUARE: Outline = {
  outer:
    '0 0 | 0.006 0.62 | 0.022 1.08 | 0.07 1.46 | 0.17 1.76 | 0.3 1.84 | 0.42 1.72 | 0.55 1.46 | 0.68 1.3 | 0.8 1.3 | 0.9 1.18 | 0.96 0.88 | 0.99 0.44 | 1 0',
  inner:
    '0 0 | 0.006 0.62 | 0.022 1.02 | 0.07 1.26 | 0.17 1.46 | 0.3 1.54 | 0.42 1.32 | 0.55 1.08 | 0.68 1.12 | 0.8 1.26 | 0.9 1.16 | 0.96 0.88 | 0.99 0.44 | 1 0',
  inward: 0.2,
  box: { rise: 1.32, lean: -0.2, bulge: 0.06 },
};
/** Trail, hiking and walking shoes: wide at the ball and at the heel, with a tall bumper. */
const OUTDOOR: Outline = {
  outer:
    '0 0 | 0.01 0.6 | 0.034 1.12 | 0.09 1.62 | 0.2 2.0 | 0.3 2.04 | 0.42 1.88 | 0.55 1.62 | 0.68 1.48 | 0.8 1.5 | 0.9 1.36 | 0.96 1.02 | 0.99 0.5 | 1 0',
  inner:
    '0 0 | 0.01 0.58 | 0.034 1.02 | 0.09 1.36 | 0.2 1.6 | 0.3 1.66 | 0.42 1.46 | 0.55 1.26 | 0.68 1.28 | 0.8 1.42 | 0.9 1.32 | 0.96 1.0 | 0.99 0.5 | 1 0',
  inward: 0.38,
  box: { rise: 1.2, lean: -0.1, bulge: 0.08 },
};
/** Footbeds: the outline of a bare foot, with a straight inner edge to the big toe. */
const SANDAL: Outline = {
  outer:
    '0 0 | 0.012 0.7 | 0.05 1.28 | 0.12 1.76 | 0.22 2.02 | 0.32 2.04 | 0.44 1.84 | 0.56 1.56 | 0.68 1.42 | 0.8 1.4 | 0.9 1.26 | 0.96 0.96 | 0.99 0.48 | 1 0',
  inner:
    '0 0 | 0.012 0.46 | 0.05 0.78 | 0.12 1.02 | 0.22 1.34 | 0.32 1.46 | 0.44 1.2 | 0.56 1.02 | 0.68 1.12 | 0.8 1.3 | 0.9 1.22 | 0.96 0.96 | 0.99 0.48 | 1 0',
  inward: 0.56,
  box: { rise: 1.1, lean: 0, bulge: 0 },
};
const TOES = {
  round: ROUND,
  almond: ALMOND,
  pointed: POINTED,
  square: SQUARE,
  outdoor: OUTDOOR,
  sandal: SANDAL,
};
export type Toe = keyof typeof TOES;

const HALF = 150;

/** Where the middle of the toe begins to bend inward, as a share of the length. */
const BEND = 0.46;

function halfEdge(table: Table, sign: 1 | -1, width: number, inward: number) {
  const points = pairs(table).map(([x, z]) => {
    const bent = inward * Math.max(0, 1 - x / BEND) ** 2;
    return new THREE.Vector3(x * LENGTH, 0, sign * z * width - bent);
  });
  const line = new THREE.CatmullRomCurve3(points, false, 'centripetal');
  line.arcLengthDivisions = 800;
  return line.getSpacedPoints(HALF);
}

/** The edge of the sole from above, starting at the toe, round the outer side first. */
export function makeLast(shape: { toe?: Toe; width?: number } = {}): Last {
  const toe = TOES[shape.toe ?? 'round'];
  const outer = halfEdge(toe.outer, 1, shape.width ?? 1, toe.inward);
  const inner = halfEdge(toe.inner, -1, shape.width ?? 1, toe.inward).reverse();
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
  return { stations, half: HALF, perimeter: HALF * at(edge, 10).distanceTo(at(edge, 11)), box: toe.box };
}

/** How far the toe (and a little the heel) rises off the ground. */
export const spring =
  (toe = 0.42, heel = 0.1, from = 0.3): Curve =>
  (t) =>
    toe * Math.max(0, 1 - t / from) ** 2 + heel * Math.max(0, (t - 0.88) / 0.12) ** 2;
