import * as THREE from 'three';
import { at, type Curve, clamp, curve, mix, smooth, type Table } from './curve.ts';
import { type Last, LENGTH, type Station } from './last.ts';
import { loft } from './loft.ts';
import { finder, spotOf } from './places.ts';

/**
 * The upper grows from the edge of the sole (the feather line) to its opening: for every point of the edge one
 * cubic curve. Tables run from the toe (0) to the heel (1) of the edge; `x` is in lengths, the rest in units.
 */
export type UpperShape = {
  last: Last;
  /** Height of the sole's top. */
  feather: Curve;
  /** Where the opening runs: throat first, then collar. */
  x: Table;
  y: Table;
  z: Table;
  /** How steeply the wall rises: the first handle's share of the height. */
  rise?: Table;
  /** How far forward the second handle lies: fills the toe box. */
  lean?: Table;
  /** How far below the opening it lies, as a share of the height. */
  drop?: Table;
  /** How far outside the opening it lies. */
  spread?: Table;
  /** How far the wall stands out over the sole. */
  bulge?: number;
  /** How far the edge is tucked inside the sole. */
  tuck?: number;
  /** A second curve from the opening upward: the shaft of a boot. */
  shaft?: { x: Table; y: Table; z: Table; push?: number };
};

const RISE: Table = '0 0.56 | 0.08 0.54 | 0.2 0.48 | 0.36 0.42 | 1 0.42';
const LEAN: Table = '0 -1.85 | 0.1 -1.35 | 0.2 -0.84 | 0.36 -0.12 | 0.6 -0.04 | 1 0.06';
const DROP: Table = '0 0.19 | 0.1 0.2 | 0.2 0.24 | 0.36 0.3 | 1 0.3';
const SPREAD: Table = '0 0 | 0.06 0.16 | 0.34 0.42 | 0.56 0.42 | 0.74 0.2 | 0.88 0.16 | 1 0';

/** Steps from the edge of the sole to the opening. */
export const ROWS = 60;
const FINE = 40;

export type Upper = {
  shape: UpperShape;
  /** Rows of points, from the edge of the sole to the opening. */
  rows: readonly THREE.Vector3[][];
  top: readonly THREE.Vector3[];
  height: number;
  geometry: () => THREE.BufferGeometry;
  /** The point of the drawing that is seen at (x, y) from the outer side. */
  find: (x: number, y: number) => readonly [number, number];
  /** The point of the skin at a place of the drawing, and the way out of it. */
  spot: (u: number, v: number, side: 1 | -1) => { point: THREE.Vector3; out: THREE.Vector3 };
};

const bezier = (a: THREE.Vector3, b: THREE.Vector3, c: THREE.Vector3, d: THREE.Vector3, k: number) => {
  const q = 1 - k;
  return new THREE.Vector3()
    .addScaledVector(a, q * q * q)
    .addScaledVector(b, 3 * q * q * k)
    .addScaledVector(c, 3 * q * k * k)
    .addScaledVector(d, k * k * k);
};

/** Equal steps along a line of points. */
function evenly(fine: readonly THREE.Vector3[], count: number) {
  const way = [0];
  for (let i = 1; i < fine.length; i++) way.push(at(way, i - 1) + at(fine, i).distanceTo(at(fine, i - 1)));
  const total = at(way, way.length - 1);
  const points: THREE.Vector3[] = [];
  let i = 1;
  for (let j = 0; j <= count; j++) {
    const goal = (total * j) / count;
    while (i < fine.length - 1 && at(way, i) < goal) i++;
    const step = at(way, i) - at(way, i - 1) || 1;
    points.push(
      at(fine, i - 1)
        .clone()
        .lerp(at(fine, i), clamp((goal - at(way, i - 1)) / step)),
    );
  }
  return { points, total };
}

function ringOf(last: Last, shape: { x: Table; y: Table; z: Table }) {
  const [x, y, z] = [curve(shape.x), curve(shape.y), curve(shape.z)];
  return last.stations.map((s) => new THREE.Vector3(x(s.t) * LENGTH, y(s.t), s.side * z(s.t)));
}

function paths(shape: UpperShape) {
  const { last, feather } = shape;
  const [rise, lean] = [curve(shape.rise ?? RISE), curve(shape.lean ?? LEAN)];
  const [drop, spread] = [curve(shape.drop ?? DROP), curve(shape.spread ?? SPREAD)];
  const top = ringOf(last, shape);
  const end = shape.shaft ? ringOf(last, shape.shaft) : undefined;
  const tuck = shape.tuck ?? 0.1;
  const bulge = shape.bulge ?? 0.1;
  return last.stations.map((s: Station, i) => {
    const goal = at(top, i);
    const start = new THREE.Vector3(s.x - s.nx * tuck, feather(s.t) - 0.08, s.z - s.nz * tuck);
    const tall = goal.y - start.y;
    const heel = smooth(0.82, 1, s.t);
    const toe = smooth(0.3, 0.04, s.t);
    const stand = bulge + last.box.bulge * toe;
    const first = new THREE.Vector3(
      start.x + s.nx * (stand + 0.1 * heel) + 0.16 * heel,
      start.y + tall * rise(s.t) * mix(1, last.box.rise, toe),
      start.z + s.nz * (stand + 0.02),
    );
    const second = new THREE.Vector3(
      goal.x + lean(s.t) + last.box.lean * toe,
      goal.y - tall * drop(s.t),
      goal.z + s.side * spread(s.t),
    );
    const fine = Array.from({ length: FINE + 1 }, (_, k) => bezier(start, first, second, goal, k / FINE));
    if (end) {
      const cuff = at(end, i);
      const push = shape.shaft?.push ?? 0.6;
      const onward = goal.clone().addScaledVector(goal.clone().sub(second), push);
      const below = new THREE.Vector3(cuff.x, mix(cuff.y, goal.y, 0.4), cuff.z);
      for (let k = 1; k <= FINE; k++) fine.push(bezier(goal, onward, below, cuff, k / FINE));
    }
    return evenly(fine, ROWS);
  });
}

export function makeUpper(shape: UpperShape): Upper {
  const ways = paths(shape);
  const { stations, half } = shape.last;
  const rows = Array.from({ length: ROWS + 1 }, (_, j) => ways.map((way) => at(way.points, j)));
  const side = ways.slice(Math.round(half * 0.3), half);
  const height = side.reduce((sum, way) => sum + way.total, 0) / side.length;
  const point = (i: number, j: number) => at(at(rows, j), i);
  return {
    shape,
    rows,
    top: at(rows, ROWS),
    height,
    geometry: () => loft(rows, { uv: (i, j) => [i === stations.length ? 0 : at(stations, i).u, j / ROWS] }),
    find: finder(point, half, ROWS),
    spot: (u, v, sign) => spotOf(point, half, ROWS, stations.length, u, v, sign),
  };
}
