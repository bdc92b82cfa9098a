import * as THREE from 'three';
import { at, pairs, type Table } from '../core/curve.ts';
import { type FinishName, surface } from '../core/finish.ts';
import { sweep } from '../core/loft.ts';
import type { Upper } from '../core/upper.ts';

/** A point of the skin seen from the side at (x, y), and the way out of it. */
const seen = (upper: Upper, x: number, y: number, side: 1 | -1) => {
  const [u, v] = upper.find(x, y);
  return upper.spot(Math.max(u, 0.004), Math.min(v, 0.996), side);
};

export type StrapShape = { color: string; finish?: FinishName; width: number; thick?: number; away?: number };

/** A strap over the foot: `outer` from the sole to the ridge as seen from outside, `inner` from the ridge down. */
export function strap(upper: Upper, outer: Table, inner: Table, shape: StrapShape) {
  const spots = [
    ...pairs(outer).map(([x, y]) => seen(upper, x, y, 1)),
    ...pairs(inner).map(([x, y]) => seen(upper, x, y, -1)),
  ];
  const points = spots.map(({ point, out }) => point.clone().addScaledVector(out, shape.away ?? 0.05));
  const up = (k: number) => {
    const place = k * (spots.length - 1);
    const i = Math.min(Math.floor(place), spots.length - 2);
    return at(spots, i)
      .out.clone()
      .lerp(at(spots, i + 1).out, place - i)
      .normalize();
  };
  const geometry = sweep(points, {
    width: shape.width,
    thick: shape.thick ?? 0.1,
    up,
    steps: 80,
    around: 16,
  });
  return new THREE.Mesh(geometry, surface(shape.finish ?? 'polished', shape.color));
}

/** A frame of metal with its tongue, lying on the skin at (x, y) of the outer side. */
export function buckle(
  upper: Upper,
  x: number,
  y: number,
  options: { size?: number; color?: string; turn?: number; away?: number } = {},
) {
  const { point, out } = seen(upper, x, y, 1);
  const size = options.size ?? 0.62;
  const corner = size / 2;
  const frame = [
    [-corner, -corner],
    [-corner, corner],
    [corner, corner],
    [corner, -corner],
  ].flatMap(([a = 0, b = 0], i, all) => {
    const [c = 0, e = 0] = at(all, (i + 1) % 4);
    return [0, 0.08, 0.5, 0.92].map((k) => new THREE.Vector3(a + (c - a) * k, b + (e - b) * k, 0));
  });
  const group = new THREE.Group();
  const metal = surface('metal', options.color ?? '#b9b3a6');
  group.add(
    new THREE.Mesh(
      sweep(frame, {
        width: 0.085,
        thick: 0.07,
        closed: true,
        steps: 90,
        up: () => new THREE.Vector3(0, 0, 1),
      }),
      metal,
    ),
  );
  const pin = [
    new THREE.Vector3(0, corner, 0.05),
    new THREE.Vector3(0, 0, 0.06),
    new THREE.Vector3(0, -corner, 0.04),
  ];
  group.add(
    new THREE.Mesh(sweep(pin, { width: 0.06, steps: 10, up: () => new THREE.Vector3(0, 0, 1) }), metal),
  );
  group.position.copy(point).addScaledVector(out, options.away ?? 0.13);
  group.quaternion.setFromUnitVectors(new THREE.Vector3(0, 0, 1), out);
  group.rotateZ(options.turn ?? 0);
  return group;
}

/** A loop to pull the shoe on by, standing up from the opening at its front or back. */
export function pullTab(
  upper: Upper,
  end: 'front' | 'back',
  shape: { color: string; high?: number; width?: number; finish?: FinishName },
) {
  const { half } = upper.shape.last;
  const base = at(upper.top, end === 'front' ? 0 : half);
  const high = shape.high ?? 0.7;
  const way = end === 'front' ? 1 : -1;
  const points = [
    [0.12, -1.0],
    [0.1, -0.2],
    [0.08, high * 0.6],
    [-0.04, high],
    [-0.16, high * 0.6],
    [-0.16, -0.3],
  ].map(([x = 0, y = 0]) => new THREE.Vector3(base.x - x * way, base.y + y, 0));
  const geometry = sweep(points, {
    width: shape.width ?? 0.5,
    thick: 0.06,
    up: () => new THREE.Vector3(way, 0.2, 0),
    steps: 50,
    around: 14,
  });
  return new THREE.Mesh(geometry, surface(shape.finish ?? 'cord', shape.color));
}
