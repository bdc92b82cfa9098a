import * as THREE from 'three';
import { at, type Curve, clamp, curve, mix, type Table } from './curve.ts';
import type { Last } from './last.ts';
import { loft } from './loft.ts';

/** How a wall stands out: pairs of height (0 to 1) and way out. */
export type Profile = Table;

const edgeRing = (last: Last, y: Curve, off: number, from = 0, to = 1) =>
  last.stations
    .filter((s) => s.t >= from && s.t <= to)
    .map((s) => new THREE.Vector3(s.x + s.nx * off, y(s.t), s.z + s.nz * off));

/** A band of the sole's wall between two heights, all the way round; closed above and below. */
export function band(last: Last, low: Curve, high: Curve, profile: Profile, steps = 18) {
  const off = curve(profile);
  const rings = Array.from({ length: steps + 1 }, (_, j) => {
    const k = j / steps;
    return edgeRing(last, (t) => mix(low(t), high(t), k), off(k));
  });
  rings.unshift(inset(last, low, 0.3 - off(0)));
  rings.push(inset(last, high, 0.3 - off(1)));
  const uv = (i: number, j: number): [number, number] => [
    at(last.stations, i % last.stations.length).u,
    clamp((j - 1) / steps),
  ];
  return loft(rings, { uv });
}

const inset = (last: Last, y: Curve, way: number) => edgeRing(last, y, -way);

/** The underside or the insole: a plate inside the edge, drawn from below or from above; the same outline as UV. */
export function plate(
  last: Last,
  y: Curve,
  options: { inset?: number; down?: boolean; from?: number; to?: number } = {},
) {
  const edge = edgeRing(last, (t) => y(t), -(options.inset ?? 0.02), options.from, options.to);
  const rings = Array.from({ length: 9 }, (_, j) => {
    const k = 1 - j / 8;
    return edge.map((p) => {
      const x = mix(clamp(p.x, 1.6, 8.4), p.x, k);
      return new THREE.Vector3(x, y(x / 10), p.z * k);
    });
  });
  const geometry = loft(rings, { flip: options.down ?? false });
  const position = geometry.getAttribute('position');
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < position.count; i++) uv.setXY(i, position.getX(i) / 10, position.getZ(i) / 10 + 0.5);
  return geometry;
}

/** A heel under a raised sole: its walls stand a little in towards the ground. */
export function heelBlock(last: Last, top: Curve, options: { from: number; taper?: number; low?: number }) {
  const edge = last.stations.filter((s) => s.t >= options.from);
  const ordered = [...edge.filter((s) => s.side >= 0), ...edge.filter((s) => s.side < 0)];
  const breast = options.from * 10;
  const rings = Array.from({ length: 13 }, (_, j) => {
    const k = j / 12;
    const taper = (options.taper ?? 0.12) * (1 - k);
    return ordered.map((s) => {
      const x = mix(s.x - s.nx * taper, breast + 0.9 * taper, s.t < options.from + 0.004 ? 1 : 0);
      return new THREE.Vector3(x, mix(options.low ?? 0, top(s.t), k), s.z - s.nz * taper);
    });
  });
  const first = at(rings, 0);
  const middle = first.map((p) => new THREE.Vector3(mix(p.x, 8.4, 0.98), p.y, p.z * 0.02));
  return loft([middle, ...rings]);
}
