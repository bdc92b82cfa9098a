import * as THREE from 'three';
import { at, mix } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import { sweep } from '../core/loft.ts';
import type { Upper } from '../core/upper.ts';
import { mesh } from './inside.ts';

type Spot = { point: THREE.Vector3; out: THREE.Vector3; edge: THREE.Vector3 };

/** Pairs of holes along the throat, from the toe up; `from` and `to` are places in x. */
export function eyeletRows(
  upper: Upper,
  options: { count: number; from: number; to: number; inset?: number },
) {
  const { stations, half } = upper.shape.last;
  const inset = options.inset ?? 0.2;
  const throat = stations
    .slice(0, half)
    .flatMap((s, i) => (s.t < 0.62 ? [{ x: at(upper.top, i).x, u: s.u }] : []));
  return Array.from({ length: options.count }, (_, row) => {
    const x = mix(options.from, options.to, options.count > 1 ? row / (options.count - 1) : 0);
    const near = throat.reduce((a, b) => (Math.abs(b.x - x) < Math.abs(a.x - x) ? b : a));
    const spot = (side: 1 | -1): Spot => ({
      ...upper.spot(near.u, 1 - inset / upper.height, side),
      edge: upper.spot(near.u, 0.995, side).point,
    });
    return { left: spot(1), right: spot(-1), u: near.u, v: 1 - inset / upper.height };
  });
}

export type EyeletRow = ReturnType<typeof eyeletRows>[number];

export type LaceShape = {
  color: string;
  finish?: FinishName;
  width?: number;
  thick?: number;
  eyelet?: string | null;
  bow?: boolean;
  /** Height of the crossing over the edges. */
  lift?: number;
  aglet?: string;
};

/** Criss-cross: out of a hole, over the tongue, under the other edge; a bar below, a bow above. */
export function laces(rows: readonly EyeletRow[], shape: LaceShape) {
  const group = new THREE.Group();
  const material = surface(shape.finish ?? 'cord', shape.color);
  const width = shape.width ?? 0.2;
  const thick = shape.thick ?? 0.065;
  const lift = shape.lift ?? 0.13;
  const ribbon = (points: THREE.Vector3[], ups: THREE.Vector3[], steps = 36) => {
    const up = (k: number) => {
      const place = k * (ups.length - 1);
      const i = Math.min(Math.floor(place), ups.length - 2);
      return at(ups, i)
        .clone()
        .lerp(at(ups, i + 1), place - i)
        .normalize();
    };
    group.add(mesh(sweep(points, { width, thick, up, steps, around: 12 }), material));
  };
  const across = (a: Spot, b: Spot, under: boolean, high: number) => {
    const end = under
      ? b.edge.clone().addScaledVector(b.out, -0.06)
      : b.point.clone().addScaledVector(b.out, 0.03);
    const middle = a.out.clone().add(b.out).normalize();
    const start = a.point.clone().addScaledVector(a.out, 0.03);
    const one = a.edge.clone().addScaledVector(a.out, 0.07);
    const centre = a.edge.clone().lerp(b.edge, 0.5).addScaledVector(middle, high);
    const two = under
      ? b.edge.clone().addScaledVector(middle, 0.05)
      : b.edge.clone().addScaledVector(b.out, 0.07);
    ribbon([start, one, centre, two, end], [a.out, a.out, middle, b.out, b.out]);
  };
  rows.forEach((row, i) => {
    if (i === 0) across(row.left, row.right, false, lift * 0.6);
    const next = rows[i + 1];
    if (!next) return;
    across(row.left, next.right, true, lift + 0.03);
    across(row.right, next.left, true, lift + 0.09);
  });
  if (shape.eyelet !== null) group.add(eyelets(rows, shape.eyelet ?? '#8d8b86'));
  if (shape.bow !== false) group.add(bow(at(rows, rows.length - 1), { ...shape, width, thick }));
  return group;
}

function eyelets(rows: readonly EyeletRow[], color: string) {
  const group = new THREE.Group();
  const material = surface('metal', color);
  const ring = new THREE.TorusGeometry(0.085, 0.028, 8, 20);
  for (const { left, right } of rows)
    for (const spot of [left, right]) {
      const item = mesh(ring.clone(), material);
      item.position.copy(spot.point).addScaledVector(spot.out, 0.008);
      item.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), spot.out);
      group.add(item);
    }
  return group;
}

type Local = readonly [forward: number, side: number, up: number];

const LOOP: readonly Local[] = [
  [0, 0, 0.12],
  [0.02, 0.35, 0.36],
  [0.28, 0.86, 0.34],
  [0.72, 1.22, 0.02],
  [0.98, 1.26, -0.26],
  [0.92, 1.02, -0.16],
  [0.56, 0.72, 0.12],
  [0.2, 0.32, 0.2],
  [0, 0, 0.12],
];
const END: readonly Local[] = [
  [0, 0, 0.1],
  [0.3, 0.24, 0.24],
  [0.85, 0.5, 0.2],
  [1.35, 0.78, -0.02],
  [1.7, 0.98, -0.34],
];

/** Two loops and two ends that hang to the sides, with a knot over them. */
function bow(row: EyeletRow, shape: LaceShape & { width: number; thick: number }) {
  const group = new THREE.Group();
  const material = surface(shape.finish ?? 'cord', shape.color);
  const { left, right } = row;
  const up = left.out.clone().add(right.out).normalize();
  const side = left.point.clone().sub(right.point).normalize();
  const forward = side.clone().cross(up).normalize();
  if (forward.x > 0) forward.negate();
  const knot = left.edge.clone().lerp(right.edge, 0.5).addScaledVector(up, 0.14);
  const put = (sign: 1 | -1, [f, s, u]: Local) =>
    knot
      .clone()
      .addScaledVector(forward, f)
      .addScaledVector(side, s * sign)
      .addScaledVector(up, u);
  for (const sign of [1, -1] as const) {
    const spot = sign > 0 ? left : right;
    const pull = [
      spot.point.clone().addScaledVector(spot.out, 0.03),
      spot.edge.clone().addScaledVector(spot.out, 0.09),
      knot,
    ];
    const ways = [
      pull,
      LOOP.map((p) => put(sign, p)),
      END.map((p) => put(sign, sign > 0 ? p : [p[0] * 0.9, p[1] * 1.1, p[2]])),
    ];
    for (const points of ways) {
      const geometry = sweep(points, {
        width: shape.width,
        thick: shape.thick,
        up: () => up.clone().addScaledVector(side, 0.5 * sign),
        steps: 56,
      });
      group.add(mesh(geometry, material));
    }
    const tip = at(ways, 2);
    const [a, b] = [at(tip, tip.length - 1), at(tip, tip.length - 2)];
    const out = a.clone().sub(b).normalize();
    const aglet = sweep([a, a.clone().addScaledVector(out, 0.16), a.clone().addScaledVector(out, 0.32)], {
      width: 0.09,
      steps: 6,
    });
    group.add(mesh(aglet, surface('synthetic', shape.aglet ?? shape.color)));
  }
  const lump = sweep([put(1, [0.1, 0.02, 0.2]), put(1, [-0.02, 0, 0.25]), put(1, [-0.12, -0.02, 0.12])], {
    width: shape.width * 1.15,
    thick: 0.13,
    up: () => up,
    steps: 12,
  });
  group.add(mesh(lump, material));
  return group;
}
